import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const INK = join(dirname(dirname(folder)), 'node_modules/ink/build');

/** Puts our own before packages and a part of Ink that do the same work at every frame. */
export const withCaches = {
  name: 'caches',
  setup({ onResolve }) {
    onResolve({ filter: /^(string-width|@alcalzone\/ansi-tokenize)$/ }, ({ path, resolveDir }) => {
      if (resolveDir === folder) return undefined;
      return { path: join(folder, `${basename(path)}.ts`) };
    });
    onResolve({ filter: /^\.\/(output|sanitize-ansi)\.js$/ }, ({ path, resolveDir }) => {
      if (resolveDir !== INK) return undefined;
      return { path: join(folder, `ink-${basename(path, '.js')}.ts`) };
    });
  },
};
