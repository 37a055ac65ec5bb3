import type { RecordResult } from '../../records/tree/termination.ts';
import { countText } from './count-text.ts';

/** A game in a few words: `111 moves, 1-0 by resignation`. */
export function summaryText(moves: number, { score, termination }: RecordResult): string {
  const how = termination && terminationText(termination);
  const result = score === '*' ? ['unfinished', how] : [how ? `${score} by ${how}` : score];
  return [countText(moves, 'move'), ...result.filter((text) => text !== undefined)].join(', ');
}

/** How a game ended, as its record has it: `checkmate`. */
export function terminationText(termination: string): string {
  return termination.replace(/^other: /, '');
}

/** How many games a file holds, said when a later one was asked for. */
export function gamesOfFileText(file: string, count: number): string {
  return `${file} holds ${countText(count, 'game')}`;
}

/** How long a game is, said when a later ply was asked for. */
export function plyCountText(file: string, plies: number): string {
  return `the game in ${file} has ${countText(plies, 'move')}`;
}

/** The number of the game of a file that is shown. */
export function gameOfText(number: number, count: number, file: string): string {
  return `Game ${number} of ${count} in ${file}; --game N shows another one.`;
}
