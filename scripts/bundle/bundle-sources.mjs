import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Our own files find what lies beside their source, wherever the bundle lies. */
const withSourceUrls = {
  name: 'source-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const text = await readFile(path, 'utf8');
      const url = JSON.stringify(pathToFileURL(path).href);
      return {
        contents: text.replaceAll('import.meta.url', url),
        loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
      };
    });
  },
};

/**
 * Bundles sources of the project so that Node can run them: scripts, benches and programs of tests.
 * Packages stay outside.
 * @param folder below the project, where the packages are found
 * @param sources paths in the project
 * @returns the path of each bundle: the name of its source, with `.mjs`
 */
export async function bundleSources(folder, ...sources) {
  await build({
    entryPoints: sources.map((source) => join(root, source)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    entryNames: '[name]',
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    plugins: [withSourceUrls],
  });
  return sources.map((source) => join(folder, `${basename(source, extname(source))}.mjs`));
}

/** Bundles a source of the project and imports it. @param source its path in the project */
export async function importSource(source) {
  const [bundle] = await bundleSources(join(root, 'node_modules/.cache/komadai-scripts'), source);
  return import(pathToFileURL(bundle).href);
}
