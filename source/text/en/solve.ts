import { countText } from './count-text.ts';

/** The summaries of the command and of its flags. */
export const SOLVE_SUMMARIES = {
  command: 'find mates of any length, or prove that there is none',
  sfen: 'solve this position instead of files',
  seconds: 'think N seconds about each problem; default: 60',
  memory: 'use this many megabytes for all tables; default: 256',
  json: 'print a JSON object a line, with moves in USI',
} as const;

/** A mate: `12: mate in 17: B*3d 1b1a ..`; `at most` where a shorter one is not ruled out. */
export function solvedMateText(
  name: string,
  plies: number,
  isShortest: boolean,
  moves: readonly string[],
): string {
  const bound = isShortest ? '' : ' at most';
  return `${name}: mate in ${plies}${bound}: ${moves.join(' ')}`;
}

/** No check leads to mate, and that is proved. */
export function noMateText(name: string): string {
  return `${name}: no mate, proved`;
}

/** Neither a mate nor the lack of one is proved. */
export function unsolvedText(name: string, nodes: number): string {
  return `${name}: unknown, ${countText(nodes, 'move')} looked at`;
}

/** More pieces of a kind than the game has. */
export function surplusText(name: string, found: number, piece: string, most: number): string {
  return `${name}: there are ${found} pieces of the kind ${piece}; the game has ${most}`;
}

/** A file without a problem. */
export function emptyFileText(file: string): string {
  return `${file}: there is no problem in it`;
}

/** How far the solver is, while it works. */
export function solvingText(done: number, all: number, seconds: number, nodes: number): string {
  return `${done} of ${all} done, ${seconds} s, ${countText(nodes, 'move')}`;
}
