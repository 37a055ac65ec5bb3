import type { Settings } from '../../settings/settings.ts';

/** A value of the setting `theme`. */
export type ThemeChoice = Settings['theme'];

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

/** Says which theme a terminal with too few colours shows in place of another. */
export function shownAsText(hasColours: boolean, shown: ThemeChoice): string {
  return hasColours ? `16 colours here: shown as ${shown}.` : `No colours here: shown as ${shown}.`;
}
