import type { GameRecord } from '../records/tree/record.ts';
import { mainLine } from '../records/tree/record.ts';
import { countText } from './count-text.ts';

/** A game in a few words: `111 moves, 1-0 by resignation`. */
export function recordSummaryText(record: GameRecord): string {
  const { score, termination } = record;
  const moves = mainLine(record).length;
  const how = termination?.replace(/^other: /, '');
  const result = score === '*' ? ['unfinished', how] : [how ? `${score} by ${how}` : score];
  return [countText(moves, 'move'), ...result.filter((text) => text !== undefined)].join(', ');
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
