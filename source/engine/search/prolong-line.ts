import { isInCheck, legalMoves } from '../../rules/core/generate.ts';
import type { Move } from '../../rules/core/move.ts';
import { NOT_REPEATED } from './repetition.ts';
import type { SearchPath } from './search-path.ts';
import type { TranspositionTable } from './transposition-table.ts';

/**
 * Prolongs a line from where the path stands by moves of the table: a line ends early where the
 * table judged a position, or the search was broken off.
 * @param most plies of the whole line
 */
export function prolongLine(
  path: SearchPath,
  table: TranspositionTable,
  line: readonly Move[],
  most: number,
): readonly Move[] {
  const { position, repetition } = path;
  const whole: Move[] = [];
  const add = (move: Move) => {
    position.play(move);
    repetition.push(position, isInCheck(position));
    whole.push(move);
  };
  for (const move of line) add(move);
  while (
    whole.length < most &&
    repetition.judge(position.side) === NOT_REPEATED &&
    table.find(position)
  ) {
    const { move } = table;
    if (move === 0 || !legalMoves(position).includes(move)) break;
    add(move);
  }
  for (const _ of whole) {
    repetition.pop();
    position.undo();
  }
  return whole;
}
