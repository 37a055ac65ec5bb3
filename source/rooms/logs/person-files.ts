import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from './if-there.ts';

const LONGEST_PATH = 400;

/** A file as it was last kept; `version` differs whenever it was written. */
export interface KeptFile {
  readonly version: string;
  readonly size: number;
}

/** A file of a folder by its path there, with `/`. */
interface FoundFile extends KeptFile {
  readonly path: string;
  readonly changedMs: number;
}

/** The files in a folder and below; links, and hidden ones such as half a save, are none. */
export async function filesIn(folder: string, below = ''): Promise<readonly FoundFile[]> {
  const files: FoundFile[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below + entry.name;
    if (!isSafePath(path)) continue;
    if (entry.isDirectory()) files.push(...(await filesIn(folder, `${path}/`)));
    if (!entry.isFile()) continue;
    const found = await ifThere(stat(join(folder, path)));
    if (!found) continue;
    const { mtimeMs, size, ino } = found;
    files.push({ path, size, changedMs: mtimeMs, version: `${mtimeMs} ${size} ${ino}` });
  }
  return files;
}

/** Whether a path stays in its folder, and names nothing hidden. */
export function isSafePath(path: string): boolean {
  const parts = path.split('/');
  return (
    path.length <= LONGEST_PATH &&
    !/[\\\0]/.test(path) &&
    parts.every((part) => part !== '' && !part.startsWith('.'))
  );
}
