import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of a folder with an ending such as `ini`, by name; none where there is no such folder.
 */
export function filesOf(folder: string, ending: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => !name.startsWith('.') && name.toLowerCase().endsWith(`.${ending}`))
    .sort()
    .map((name) => join(folder, name));
}
