// Builds dist/komadai.js: the program and all packages that it uses, in one file that starts fast.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** Ink loads its developer tools only in development; the bundle leaves them out. */
const withoutDevtools = {
  name: 'without-devtools',
  setup(builder) {
    builder.onResolve({ filter: /^react-devtools-core$/ }, ({ path }) => ({
      path,
      namespace: 'stub',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({ contents: 'export default {}' }));
  },
};

const { metafile } = await build({
  entryPoints: [join(root, 'source/cli.ts')],
  outfile: join(root, 'dist/komadai.js'),
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  minifySyntax: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [withoutDevtools],
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.DEV': '"false"',
    KOMADAI_VERSION: JSON.stringify(version),
  },
  banner: {
    js: "import { createRequire as createRequireForBundle } from 'node:module';\nconst require = createRequireForBundle(import.meta.url);",
  },
});
await writeFile(join(root, 'dist/LICENSES.txt'), await licences(Object.keys(metafile.inputs)));

/** The licences of all bundled packages, which their terms ask to be passed on. */
async function licences(inputs) {
  const folders = new Set(
    inputs
      .map((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1])
      .filter(Boolean),
  );
  const texts = [];
  for (const folder of [...folders].sort()) {
    const {
      name,
      version: packageVersion,
      license,
    } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    let text = '';
    for (const file of ['license', 'LICENSE', 'LICENSE.md', 'license.md', 'LICENSE.txt']) {
      text ||= await readFile(join(root, folder, file), 'utf8').catch(() => '');
    }
    texts.push(`${name} ${packageVersion} (${license})\n\n${text.trim()}\n`);
  }
  return texts.join(`\n${'-'.repeat(72)}\n\n`);
}
