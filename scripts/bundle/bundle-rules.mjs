import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles;
}
