import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Leaves out what is told of a game and what the search knows of it: the library reads neither. */
const withoutProse = {
  name: 'without-prose',
  setup({ onLoad }) {
    const filter = /[\\/]variants[\\/](\w+)[\\/](levels|prose|scale|weights)\.ts$/;
    onLoad({ filter }, ({ path }) => {
      const [, game, [first, ...rest]] = filter.exec(path);
      const name = [game, first.toUpperCase(), ...rest].join('');
      return { contents: `export const ${name} = undefined;` };
    });
  },
};

/**
 * Bundles the entry `komadai/rules`, for Node and browsers alike. Names inside are shortened, since
 * the library is to be small.
 * @returns esbuild's output files, not yet written
 */
export async function bundleRules(outfile) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../source/rules/index.ts', import.meta.url))],
    outfile,
    write: false,
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    lineLimit: 120,
    plugins: [withoutProse],
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles;
}
