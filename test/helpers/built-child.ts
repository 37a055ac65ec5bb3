import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { PROJECT } from './komadai.ts';

/**
 * Builds a program for tests that run it as a process of its own.
 * @param source its path in the project
 * @returns the path of the program, and what removes it
 */
export async function buildChild(source: string): Promise<{ path: string; remove: () => void }> {
  // From here it finds the packages.
  const cache = join(PROJECT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'komadai-test-'));
  const path = join(folder, basename(source).replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [join(PROJECT, source)],
    outfile: path,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
