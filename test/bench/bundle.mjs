import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './pty.mjs';

/**
 * Bundles a source of the project so that Node can import it; packages stay outside.
 * @param folder below the project, where the packages are found
 * @returns the URL of the module
 */
export async function bundle(folder, source) {
  const outfile = join(folder, `${source.replaceAll('/', '-')}.mjs`);
  await build({
    entryPoints: [join(root, source)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  return pathToFileURL(outfile).href;
}
