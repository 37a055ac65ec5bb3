import type { THEMES } from '../../settings/theme-names.ts';

/** A theme that comes with the program, or `auto`. */
export type ThemeChoice = (typeof THEMES)[number];

/** What each theme is for, in a few words. */
export const THEME_TEXTS: Readonly<Record<ThemeChoice, string>> = {
  auto: 'the best that the terminal can show',
  wood: 'kaya and boxwood, from 256 colours on',
  slate: 'stone at night, from 256 colours on',
  paper: 'ink on paper, from 256 colours on',
  dark: '16 colours on a dark ground',
  light: '16 colours on a light ground',
  safe: '16 colours, none of them red or green',
  mono: 'no colours',
};

/** The same for a theme from a file. @param base the theme that it extends */
export function ownThemeText(base: string): string {
  return `from a file of yours, with the rest from ${base}`;
}

/** Says which theme a terminal with too few colours shows in place of another. */
export function shownAsText(hasColours: boolean, shown: string): string {
  return hasColours ? `16 colours here: shown as ${shown}.` : `No colours here: shown as ${shown}.`;
}
