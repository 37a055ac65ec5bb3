import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './komadai.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * Copies the built program, with other nets in place of some of its own.
 * @param nets the files of the nets by the id of their game; `undefined` for a game without one
 * @returns its folder, which is removed when the running test is over
 */
export function programWithNets(nets: Readonly<Record<string, Uint8Array | undefined>>): string {
  const folder = temporaryFolder();
  for (const name of ['bin', 'dist', 'package.json']) {
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  }
  for (const [id, bytes] of Object.entries(nets)) {
    const file = join(folder, `dist/nets/${id}.net`);
    if (bytes === undefined) rmSync(file);
    else writeFileSync(file, bytes);
  }
  return folder;
}
