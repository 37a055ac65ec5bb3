import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(folder));
const INK = join(root, 'node_modules/ink/build');
const SOURCE = join(root, 'source/');
const SEGMENTER = join(folder, 'segmenter.ts');

/** Packages and parts of Ink that have a stand-in. */
const REPLACED = /^(string-width|@alcalzone\/ansi-tokenize|\.\/(output|sanitize-ansi)\.js)$/;

/** Packages that import one of these: Vite has to read them. */
export const USERS_OF_CACHES =
  /\/node_modules\/(ink|ink-testing-library|cli-truncate|widest-line|wrap-ansi)\/[^?]+\.js$/;

/** Our own file that stands for what a folder imports by this path; undefined where none does. */
function standInFor(path, resolveDir) {
  if (!REPLACED.test(path) || resolveDir === folder) return undefined;
  if (!path.startsWith('.')) return join(folder, `${basename(path)}.ts`);
  return resolveDir === INK ? join(folder, `ink-${basename(path, '.js')}.ts`) : undefined;
}

/** Puts our own before packages and a part of Ink that do the same work at every frame. */
export const withCaches = {
  name: 'caches',
  setup({ onResolve }) {
    onResolve({ filter: REPLACED }, ({ path, resolveDir }) => {
      const standIn = standInFor(path, resolveDir);
      return standIn && { path: standIn };
    });
  },
};

/** The same for Vite with our segmenter, so that tests draw as the program does. */
export const cachesForVite = {
  name: 'caches',
  enforce: 'pre',
  resolveId(path, importer) {
    return importer && standInFor(path, dirname(importer));
  },
  /** Leaves out the maps, whose sources the packages do not have. */
  async load(id) {
    if (!USERS_OF_CACHES.test(id)) return undefined;
    return (await readFile(id, 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/m, '');
  },
  transform(code, id) {
    if (!id.startsWith(SOURCE) || !code.includes('Intl.Segmenter')) return undefined;
    const replaced = code.replaceAll('Intl.Segmenter', 'Segmenter');
    // In the first line, so that all keep their numbers.
    return { code: `import { Segmenter } from '${SEGMENTER}';${replaced}`, map: null };
  },
};
