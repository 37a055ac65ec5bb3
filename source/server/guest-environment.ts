import { isPrintable, printable, withoutControls } from '../clean/clean-text.ts';
import type { Environment } from '../terminal/capabilities.ts';
import { LIMITS } from './limits.ts';

/** The size of a window in columns and rows. */
export interface GuestSize {
  readonly columns: number;
  readonly rows: number;
}

const NAMES = /^(?:LANG|LC_[A-Z]{1,20}|COLORTERM|NO_COLOR)$/;

/** The size of a terminal that does not tell it. */
const DEFAULT_SIZE: GuestSize = { columns: 80, rows: 24 };

/** A size within the limits. A size of 0 is one that the other side does not know. */
export function clampSize({ columns, rows }: GuestSize): GuestSize {
  const { leastColumns, mostColumns, leastRows, mostRows } = LIMITS;
  return {
    columns: clamp(columns || DEFAULT_SIZE.columns, leastColumns.value, mostColumns.value),
    rows: clamp(rows || DEFAULT_SIZE.rows, leastRows.value, mostRows.value),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.floor(value), least), most);
}

/**
 * The environment of a guest: a few names with short, printable values.
 * @param given by the other side, in its order
 * @param terminal `TERM`; undefined without a terminal
 */
export function guestEnvironment(
  given: readonly (readonly [name: string, value: string])[],
  terminal: string | undefined,
  address: string,
): Environment {
  const env: Record<string, string> = { SSH_CONNECTION: printable(address) };
  for (const [name, value] of given.slice(0, LIMITS.environment.value)) {
    if (NAMES.test(name) && isShort(value)) env[name] = value;
  }
  if (!env.LC_ALL && !env.LC_CTYPE && !env.LANG) env.LANG = 'C.UTF-8';
  if (terminal !== undefined) env.TERM = isTerminal(terminal) ? terminal : 'xterm';
  return env;
}

function isTerminal(name: string): boolean {
  return /^[\w.+-]+$/.test(name) && isShort(name);
}

function isShort(value: string): boolean {
  return value.length <= LIMITS.environmentValue.value && isPrintable(value);
}

/** Whether a guest wants to run more words than are taken. */
export function areTooLong(command: string): boolean {
  return command.length > LIMITS.words.value;
}

/** What a guest wants to run: undefined for the screens. */
export function guestWords(command: string): string | undefined {
  return withoutControls(command).trim() || undefined;
}

/** The name at which a guest has knocked, in one line. */
export function guestUser(user: string): string {
  return printable(user.slice(0, LIMITS.user.value));
}
