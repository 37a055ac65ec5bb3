import { existsSync } from 'node:fs';
import { MOST_JSON_BYTES, readJsonFile } from '../settings/json-file.ts';
import type { KeyFault } from '../settings/key-fault.ts';
import type { Texts } from '../text/texts.ts';
import { setOwnKeys } from '../ui/app/own-keys.ts';
import { readKeys } from '../ui/screens/read-keys.ts';

/** Gives the actions of the screens the keys of a file, if there is one. @returns its faults, told */
export function loadKeys(texts: Texts, path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const read = readJsonFile(path);
  const { keys, faults } = readKeys(texts, read?.data);
  setOwnKeys(keys);
  const all: readonly KeyFault[] = read ? faults : [{ code: 'unreadable', most: MOST_JSON_BYTES }];
  return all.map((fault) => texts.keyFault.keyFaultText(path, fault));
}
