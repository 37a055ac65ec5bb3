/** Characters of the board: box lines, a frame of `+ - |` around kanji, or ASCII only. */
export const CHARSETS = ['box', 'frame', 'ascii'] as const;

type Charset = (typeof CHARSETS)[number];

/** Environment variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The charset to draw with. A setting other than `auto` is obeyed. */
export function decideCharset({
  setting,
  env,
  widths,
}: {
  readonly setting: Charset | 'auto';
  readonly env: Environment;
  /** Widths on this terminal; missing until it has answered. */
  readonly widths?: CharacterWidths | undefined;
}): Charset {
  if (setting !== 'auto') return setting;
  if (!isUtf8(env) || /^(?:linux|vt100)(?:-|$)/.test(env.TERM ?? '')) return 'ascii';
  if (widths === undefined) return 'box';
  if (widths.kanji !== 2) return 'ascii';
  return widths.line === 1 ? 'box' : 'frame';
}

/** Tells whether a charset, or what `auto` is here, draws more than ASCII. */
export function hasLetters(env: Environment): (charset: string) => boolean {
  return (charset) =>
    charset === 'auto' ? decideCharset({ setting: 'auto', env }) !== 'ascii' : charset !== 'ascii';
}

/** Columns that a box line, a kanji and a letter of another language take on the terminal. */
export interface CharacterWidths {
  readonly line: number;
  readonly kanji: number;
  /** Missing where it was not asked. */
  readonly letter?: number;
}

/** No colours, the 16 named ones, 256, or all of them: the levels of chalk. */
export type ColourLevel = 0 | 1 | 2 | 3;

/**
 * Terminals that show all colours, by `TERM` or the name that they answer to XTVERSION. Over SSH
 * `COLORTERM` does not come along.
 */
const TRUE_COLOUR_TERMS =
  /^(?:(?:xterm-)?(?:kitty|ghostty)|wezterm|alacritty|foot|contour)|-direct\b/i;

/**
 * What `FORCE_COLOR` asks for, as chalk reads it: a level, or colours as the terminal has them;
 * undefined where it is not set.
 */
export function forcedColours({
  FORCE_COLOR: forced,
}: Environment): ColourLevel | 'on' | undefined {
  if (forced === undefined) return undefined;
  if (/^\d/.test(forced)) return Math.min(Number.parseInt(forced, 10), 3) as ColourLevel;
  return forced === 'false' ? 0 : 'on';
}

/**
 * How many colours to use. `option: false` is `--no-color`, which beats everything. A setting other
 * than `auto` beats what would turn them off, `FORCE_COLOR` and then `NO_COLOR`
 * (https://no-color.org).
 */
export function decideColours({
  setting,
  env,
  option,
  name,
}: {
  readonly setting: 'auto' | 'on' | 'off';
  readonly env: Environment;
  readonly option?: boolean | undefined;
  /** The answer to XTVERSION; '' of a terminal with sixels. Only one with 256 colours has either. */
  readonly name?: string | undefined;
}): ColourLevel {
  if (option === false || setting === 'off') return 0;
  const forced = forcedColours(env);
  const isOff = forced === undefined ? env.NO_COLOR || env.TERM === 'dumb' : forced === 0;
  if (setting === 'auto' && isOff) return 0;
  if (forced && forced !== 'on') return forced;
  const { TERM = '', COLORTERM = '' } = env;
  if (/^(?:truecolor|24bit)$/.test(COLORTERM) || TRUE_COLOUR_TERMS.test(TERM)) return 3;
  if (/-256(?:color)?$/.test(TERM)) return 2;
  if (name === undefined) return 1;
  return TRUE_COLOUR_TERMS.test(name) ? 3 : 2;
}

/**
 * Whether the terminal erases with the background in force. GNU screen does not, and those inside
 * it say `screen` as well.
 */
export function erasesInColour({ TERM = '' }: Environment): boolean {
  return !TERM.startsWith('screen');
}

/**
 * Whether pieces may be shown as pictures, if the terminal can. Over SSH the line may be slow, so
 * that the player must ask for them.
 */
export function decidePictures({
  setting,
  env,
}: {
  readonly setting: 'auto' | 'pictures' | 'characters';
  readonly env: Environment;
}): boolean {
  if (setting !== 'auto') return setting === 'pictures';
  return !env.SSH_CONNECTION && !env.SSH_TTY;
}

/** The first variable that is set counts; an empty one is not set (POSIX, section 8.2). */
function isUtf8(env: Environment): boolean {
  return /utf-?8/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || '');
}
