import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSources } from '../../scripts/bundle/bundle-sources.mjs';
import { itemAt } from '../../source/rules/core/item-at.ts';
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
  const path = itemAt(await bundleSources(folder, source), 0);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
