import { Position } from '../../rules/core/position.ts';
import { type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { type DbPosition, dbSfenOf } from '../books/db-lines.ts';
import type { IndexFault } from './index-fault.ts';
import type { PositionIndex } from './position-index.ts';

/** A position of fewer games says nothing about which move is played. */
const LEAST_GAMES = 2;

/**
 * The positions of an index that two games of a variant had or more, from its starts on, as an
 * opening book has them: how often each move was played, and the mean value after it.
 */
export function playedBook(
  index: PositionIndex,
  variant: Variant,
): Result<readonly DbPosition[], IndexFault> {
  const found = new Map<string, DbPosition>();
  let fault: Result<never, IndexFault> | undefined;

  function walk(position: Position, number: number): void {
    const sfen = dbSfenOf(position);
    if (fault || found.has(sfen)) return;
    const tally = index.lookUp(position, { lasts: 0 });
    if (!tally.ok) {
      fault = tally;
      return;
    }
    const { games, moves } = tally.value;
    if (games < LEAST_GAMES) return;
    const sign = position.turn === 'black' ? 1 : -1;
    found.set(sfen, {
      sfen,
      number,
      moves: moves.map(({ move, games: count, value }) => ({
        move,
        count,
        ...(value !== undefined && { value: sign * value + 0 }),
      })),
    });
    for (const { move } of moves) {
      position.play(move);
      walk(position, number + 1);
      position.undo();
    }
  }

  for (const handicap of [undefined, ...variant.handicaps]) {
    walk(new Position(variant, startPosition(variant, handicap).placement), 1);
  }
  return fault ?? success([...found.values()]);
}
