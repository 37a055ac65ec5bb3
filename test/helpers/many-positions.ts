import { isInCheck } from '../../source/core/generate.ts';
import type { Position } from '../../source/core/position.ts';
import type { Variant } from '../../source/core/variant.ts';
import { forEachRandomPosition } from '../notation/random-positions.ts';
import { fixtureLines, type OraclePosition } from './oracle.ts';
import { positionOf } from './play.ts';

/** Visits the positions of the oracle and of random games, with what says which one it is. */
export function forManyPositions(
  variant: Variant,
  visit: (position: Position, inCheck: boolean, name: string) => void,
): void {
  for (const { sfen } of fixtureLines<OraclePosition>(`positions-${variant.id}.jsonl`)) {
    const position = positionOf(variant, sfen);
    visit(position, isInCheck(position), sfen);
  }
  for (let seed = 1; seed <= 12; seed++) {
    forEachRandomPosition(variant, seed, (position) => {
      visit(position, isInCheck(position), `seed ${seed}, ply ${position.depth}`);
    });
  }
}

export function ascending(moves: Iterable<number>): number[] {
  return [...moves].sort((a, b) => a - b);
}
