import type { Color } from '../../rules/core/color.ts';
import type { Ending, EndReason } from '../../rules/core/game.ts';

/** The result as a record writes it: `1-0` Black won, `0-1` White won, `*` unfinished. */
export const SCORES = ['1-0', '0-1', '1/2-1/2', '*'] as const;

export type Score = (typeof SCORES)[number];

/** The ways in which a recorded game can end: those of our games, and those that others write. */
export const TERMINATIONS = [
  'checkmate',
  'no legal moves',
  'try',
  'resignation',
  'illegal move',
  'repetition',
  'perpetual check',
  'impasse',
  'entering king',
  'agreement',
  'time',
  'abandonment',
  'move limit',
  'default',
  'interrupted',
] as const satisfies readonly (EndReason | string)[];

export type Termination = (typeof TERMINATIONS)[number] | `other: ${string}`;

/** What stands at the end of a record. The termination is missing while a game is unfinished. */
export interface RecordResult {
  readonly score: Score;
  readonly termination: Termination | undefined;
}

export const UNFINISHED: RecordResult = { score: '*', termination: undefined };

/** The result of a game that ended by our own rules. */
export function resultOf(ending: Ending): RecordResult {
  const termination: EndReason & Termination = ending.reason;
  return { score: scoreOf(ending.winner), termination };
}

/** The score of a finished game; no winner is a draw. */
export function scoreOf(winner: Color | undefined): Score {
  if (winner === undefined) return '1/2-1/2';
  return winner === 'black' ? '1-0' : '0-1';
}

export function isScore(text: string): text is Score {
  return (SCORES as readonly string[]).includes(text);
}

/** Terminations of PGN and our words for them; `normal` says nothing about how. */
const PGN_TERMINATIONS = new Map<string, Termination | undefined>([
  ['normal', undefined],
  ['time forfeit', 'time'],
  ['rules infraction', 'illegal move'],
  ['abandoned', 'interrupted'],
  ['unterminated', undefined],
]);

/** The termination in a tag; unknown words become `other: TEXT`. */
export function parseTermination(text: string): Termination | undefined {
  const word = text.trim().toLowerCase();
  if (word === '' || word === '?') return undefined;
  if (PGN_TERMINATIONS.has(word)) return PGN_TERMINATIONS.get(word);
  const known = TERMINATIONS.find((termination) => termination === word);
  if (known) return known;
  return `other: ${text.trim().replace(/^other:\s*/i, '')}`;
}
