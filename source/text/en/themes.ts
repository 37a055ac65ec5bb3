import type { Settings } from '../../settings/settings.ts';

/** What each theme is for, in a few words. */
export const THEME_TEXTS: Readonly<Record<Settings['theme'], string>> = {
  auto: 'the best that the terminal can show',
  wood: 'kaya and boxwood, from 256 colours on',
  slate: 'stone at night, from 256 colours on',
  paper: 'ink on paper, from 256 colours on',
  dark: '16 colours on a dark ground',
  light: '16 colours on a light ground',
  safe: '16 colours, none of them red or green',
  mono: 'no colours',
};

/** Says which theme `auto` is here. */
export function hereThatIsText(name: string): string {
  return `Here that is ${name}.`;
}

/** Says which theme a terminal with too few colours shows in place of another. */
export function shownAsText(hasColours: boolean, shown: string): string {
  return hasColours ? `16 colours here: shown as ${shown}.` : `No colours here: shown as ${shown}.`;
}
