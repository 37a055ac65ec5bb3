import { basename } from 'node:path';
import { MOST_JSON_BYTES, readJsonFile } from '../settings/json-file.ts';
import type { ThemeFault } from '../settings/theme-fault.ts';
import { addThemeName, checkThemeName } from '../settings/theme-names.ts';
import type { Texts } from '../text/texts.ts';
import { addOwnTheme, readTheme } from '../ui/app/own-themes.ts';
import { type ReportContext, reject } from './report.ts';

/**
 * Makes the themes of files known under the names of the files, and reports what is wrong with
 * them, each fault in one line on the standard error.
 * @param context undefined for no report
 * @returns a function that makes their names unknown again
 */
export function loadThemes(
  texts: Texts,
  context: ReportContext | undefined,
  paths: readonly string[],
): () => void {
  const takeOut: (() => void)[] = [];
  for (const path of paths) {
    for (const fault of loadTheme(path, takeOut)) {
      if (context) reject(context, texts.themeFault.themeFaultText(path, fault));
    }
  }
  return () => {
    for (const take of takeOut) take();
  };
}

function loadTheme(path: string, takeOut: (() => void)[]): readonly ThemeFault[] {
  const name = basename(path).replace(/\.json$/i, '');
  const code = checkThemeName(name);
  if (code) return [{ code, name }];
  const read = readJsonFile(path);
  const { theme, faults } = readTheme(read?.data);
  // A theme with a fault stays one that may be chosen: the settings may name it already.
  takeOut.push(addThemeName(name));
  addOwnTheme(name, theme);
  return read === undefined ? [{ code: 'unreadable', most: MOST_JSON_BYTES }] : faults;
}
