// Builds dist/: the program, the thread in which it thinks, and all packages that they use. What
// only some commands need lies in parts of its own, so that the others start without it.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** Packages under MIT that publish no licence file: its text, with the holder they name. */
const WITHOUT_FILE = {
  'yoga-layout': mitText('Meta Platforms, Inc. and affiliates'),
};

const { metafile, outputFiles } = await build({
  entryPoints: {
    komadai: join(root, 'source/cli.ts'),
    'engine-worker': join(root, 'source/engine/worker.ts'),
  },
  outdir: join(root, 'dist'),
  entryNames: '[name]',
  chunkNames: 'parts/[name]-[hash]',
  splitting: true,
  write: false,
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
  // Ink loads its developer tools only in development; the bundle leaves them out.
  alias: { 'react-devtools-core': join(root, 'scripts/no-devtools.mjs') },
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env.DEV': '"false"',
    KOMADAI_VERSION: JSON.stringify(version),
  },
  banner: {
    js: "import { createRequire as createRequireForBundle } from 'node:module';\nconst require = createRequireForBundle(import.meta.url);",
  },
});
const parts = join(root, 'dist/parts');
await mkdir(parts, { recursive: true });
// The entries come last. A program that starts meanwhile finds the old one with its parts or the
// new one with its own, never half of a file.
const isEntry = ({ path }) => dirname(path) !== parts;
for (const { path, contents } of outputFiles.toSorted((a, b) => isEntry(a) - isEntry(b))) {
  await writeFile(`${path}.new`, contents);
  await rename(`${path}.new`, path);
}
const current = new Set(outputFiles.map(({ path }) => basename(path)));
for (const name of await readdir(parts)) {
  if (!current.has(name)) await rm(join(parts, name), { force: true });
}
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
    const files = await readdir(join(root, folder), { recursive: true });
    const own = files.filter((file) => /^(build\/)?licen[cs]es?\b[^/]*$/i.test(file)).sort();
    const bodies = await Promise.all(own.map((file) => readFile(join(root, folder, file), 'utf8')));
    if (own.length === 0) bodies.push(WITHOUT_FILE[name] ?? missing(name));
    texts.push(`${name} ${packageVersion} (${license})\n\n${bodies.join('\n\n').trim()}\n`);
  }
  return texts.join(`\n${'-'.repeat(72)}\n\n`);
}

function missing(name) {
  throw new Error(`${name} comes without a licence file: add its text to the build script`);
}

function mitText(holder) {
  return `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
}
