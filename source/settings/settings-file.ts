import { constants, copyFileSync, readFileSync } from 'node:fs';
import { isSystemError } from '../records/store/whole-file.ts';
import { type ListedEngine, readEngineList, writeEngineList } from './engine-list.ts';
import { allSettings, checkSetting, type ValidValues, validValues } from './settings.ts';

/** A fault of the settings file. Settings with a wrong value have their defaults. */
export type SettingsFileFault =
  | { readonly code: 'broken-settings' }
  | { readonly code: 'wrong-setting'; readonly wrong: readonly [WrongSetting, ...WrongSetting[]] };

/** A known setting with a value that it cannot have. */
interface WrongSetting {
  readonly name: string;
  readonly found: unknown;
  readonly values: ValidValues;
}

export interface ParsedSettings {
  /** Known settings with good values, and unknown names. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly fault?: SettingsFileFault;
}

/** The name under which the file holds the engines that the player has named. */
export const ENGINES = 'engines';

/** The name under which the file holds the names that the player had before. */
export const EARLIER_NAMES = 'earlier-names';

/** The names of the last choices in the file, in words; `last-seek` is that of a quick game. */
export type LastChoice = 'last-challenge' | 'last-seek';

/** What a settings file that was parsed has under the name of a last choice; '' for nothing. */
export function lastChoiceOf({ values }: ParsedSettings, name: LastChoice): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** The names that the player had before, the latest first, as a settings file has them. */
export function earlierNamesOf({ values }: ParsedSettings): readonly string[] {
  const names = values[EARLIER_NAMES];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** The engines of a settings file that was parsed. */
export function enginesOf({ values }: ParsedSettings): readonly ListedEngine[] {
  return readEngineList(values[ENGINES]);
}

/** Reads the good values of a settings file. Keeps unknown names. */
export function parseSettingsFile(text: string): ParsedSettings {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { values: {}, fault: { code: 'broken-settings' } };
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { values: {}, fault: { code: 'broken-settings' } };
  }
  const values: Record<string, unknown> = { ...data };
  if (Object.hasOwn(values, ENGINES)) values[ENGINES] = writeEngineList(enginesOf({ values }));
  const wrong: WrongSetting[] = [];
  for (const setting of allSettings()) {
    const { name } = setting;
    if (!Object.hasOwn(values, name)) continue;
    const fault = checkSetting(name, values[name]);
    if (!fault) continue;
    wrong.push({ name, found: values[name], values: validValues(setting) });
    delete values[name];
  }
  const [first, ...others] = wrong;
  return first
    ? { values, fault: { code: 'wrong-setting', wrong: [first, ...others] } }
    : { values };
}

/**
 * Copies a broken file beside itself as `config.json.broken`, or if that is another text as
 * `config.json.broken-2` and so on. Throws if the system refuses.
 * @returns the path of the copy
 */
export function keepBeside(path: string): string {
  const broken = readFileSync(path);
  for (let number = 1; ; number++) {
    const copy = number === 1 ? `${path}.broken` : `${path}.broken-${number}`;
    try {
      copyFileSync(path, copy, constants.COPYFILE_EXCL);
      return copy;
    } catch (error) {
      if (!isSystemError(error, 'EEXIST')) throw error;
      if (isSameText(copy, broken)) return copy;
    }
  }
}

function isSameText(path: string, text: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(text);
  } catch {
    return false;
  }
}
