import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './komadai.ts';
import { temporaryFolder } from './temporary-folder.ts';

/**
 * Copies the built program, with other nets in place of its own.
 * @param nets the files of the nets by the id of their game
 * @returns its folder, which is removed when the running test is over
 */
export function programWithNets(nets: Readonly<Record<string, Uint8Array>>): string {
  const folder = temporaryFolder();
  for (const name of ['bin', 'dist', 'package.json']) {
    cpSync(join(PROJECT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.startsWith(join(PROJECT, 'dist/nets')),
    });
  }
  mkdirSync(join(folder, 'dist/nets'));
  for (const [id, bytes] of Object.entries(nets)) {
    writeFileSync(join(folder, `dist/nets/${id}.net`), bytes);
  }
  return folder;
}
