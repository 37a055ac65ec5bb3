import { isInCheck } from '../../source/rules/core/generate.ts';
import type { Move } from '../../source/rules/core/move.ts';
import type { Position } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { forEachRandomPosition } from '../notation/random-positions.ts';
import { oraclePositions } from './oracle.ts';
import { positionOf } from './play.ts';
import { seedsOf } from './run-size.ts';

/** Visits the positions of the oracle and of random games, with what says which one it is. */
export function forManyPositions(
  variant: Variant,
  visit: (position: Position, inCheck: boolean, name: string) => void,
): void {
  for (const { sfen } of oraclePositions(variant)) {
    const position = positionOf(variant, sfen);
    visit(position, isInCheck(position), sfen);
  }
  for (const seed of seedsOf(12)) {
    forEachRandomPosition(variant, seed, (position) => {
      visit(position, isInCheck(position), `seed ${seed}, ply ${position.depth}`);
    });
  }
}

export function ascending(moves: Iterable<Move>): Move[] {
  return [...moves].sort((a, b) => a - b);
}
