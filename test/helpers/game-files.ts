import { readdirSync } from 'node:fs';

/** The files of a folder of games by their names, without hidden ones such as locks. */
export function gameFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .sort();
}
