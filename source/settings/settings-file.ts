import { constants, copyFileSync, readFileSync } from 'node:fs';
import { checkSetting, SETTINGS, validValues } from './settings.ts';

/** What is wrong with the settings file; the settings that it names wrongly have their defaults. */
export type SettingsFileFault =
  | { readonly code: 'broken-settings' }
  | { readonly code: 'wrong-setting'; readonly wrong: readonly WrongSetting[] };

/** A known setting with a value that it cannot have. */
export interface WrongSetting {
  readonly name: string;
  readonly found: unknown;
  readonly values: readonly string[];
}

export interface ParsedSettings {
  /** Known settings with good values, and what the file holds besides. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly fault?: SettingsFileFault;
}

/** Beside the settings the file holds the commands of the engines that the player has named. */
export const ENGINES = 'engines';

/** The engines of a settings file that was parsed. */
export function enginesOf({ values }: ParsedSettings): readonly string[] {
  return textsOf(values[ENGINES]);
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The values of a settings file, as far as they are good. Unknown names are kept. */
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
  if (Object.hasOwn(values, ENGINES)) values[ENGINES] = textsOf(values[ENGINES]);
  const wrong: WrongSetting[] = [];
  for (const setting of SETTINGS) {
    const { name } = setting;
    if (!Object.hasOwn(values, name)) continue;
    const fault = checkSetting(name, values[name]);
    if (!fault) continue;
    wrong.push({ name, found: values[name], values: validValues(setting) });
    delete values[name];
  }
  return wrong.length > 0 ? { values, fault: { code: 'wrong-setting', wrong } } : { values };
}

/**
 * Copies a broken file beside itself, `config.json.broken` or, where that is another text,
 * `config.json.broken-2` and so on. Throws what the system refuses.
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
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
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
