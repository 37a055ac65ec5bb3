import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The `*.ini` of a folder by name; none where there is no such folder. */
export function iniFiles(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => /^[^.].*\.ini$/i.test(name))
    .sort()
    .map((name) => join(folder, name));
}
