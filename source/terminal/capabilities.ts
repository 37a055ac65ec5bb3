/** What the board is drawn with: box lines, a frame of `+ - |` around kanji, or ASCII only. */
export const CHARSETS = ['box', 'frame', 'ascii'] as const;

export type Charset = (typeof CHARSETS)[number];

/** Environment variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The charset to draw with; an option or setting other than `auto` is obeyed. */
export function decideCharset({
  setting,
  env,
  widths,
}: {
  readonly setting: Charset | 'auto';
  readonly env: Environment;
  /** As the terminal itself says; missing while that is not known. */
  readonly widths?: CharacterWidths | undefined;
}): Charset {
  if (setting !== 'auto') return setting;
  if (!isUtf8(env) || /^(?:linux|vt100)(?:-|$)/.test(env.TERM ?? '')) return 'ascii';
  if (widths === undefined) return 'box';
  if (widths.kanji !== 2) return 'ascii';
  return widths.line === 1 ? 'box' : 'frame';
}

/** Columns that a box line and a kanji take on the terminal. */
export interface CharacterWidths {
  readonly line: number;
  readonly kanji: number;
}

/**
 * Whether to use colour. `option` is `false` for `--no-color`, which beats everything; a setting
 * other than `auto` beats `NO_COLOR` (https://no-color.org).
 */
export function decideColour({
  setting,
  env,
  option,
}: {
  readonly setting: 'auto' | 'on' | 'off';
  readonly env: Environment;
  readonly option?: boolean | undefined;
}): boolean {
  if (option === false) return false;
  if (setting !== 'auto') return setting === 'on';
  return !env.NO_COLOR && env.TERM !== 'dumb';
}

/** Whether only the line mode can work: no terminal, or one without cursor control. */
export function needsPlainMode({
  inputIsTty,
  outputIsTty,
  env,
}: {
  readonly inputIsTty: boolean;
  readonly outputIsTty: boolean;
  readonly env: Environment;
}): boolean {
  return !inputIsTty || !outputIsTty || env.TERM === 'dumb';
}

/** The first variable that is set counts, an empty one is not set (POSIX, section 8.2). */
function isUtf8(env: Environment): boolean {
  return /utf-?8/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || '');
}
