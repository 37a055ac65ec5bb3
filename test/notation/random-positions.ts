import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { type Move, moveTo } from '../../source/rules/core/move.ts';
import { Position } from '../../source/rules/core/position.ts';
import type { Square } from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { randomNumbers } from '../helpers/random.ts';
import { isLong } from '../helpers/run-size.ts';

const PLIES = 100;
/** How many plies further the next position is that is visited. */
const STEP = isLong ? 1 : 4;

/** Visits the positions of a random game that have legal moves; `last` is the move before. */
export function forEachRandomPosition(
  variant: Variant,
  seed: number,
  visit: (position: Position, last: Move | undefined) => void,
): void {
  const random = randomNumbers(seed);
  const position = new Position(variant, readSfen(variant, variant.start).placement);
  let last: Move | undefined;
  for (let ply = 0; ply < PLIES; ply++) {
    const moves = legalMoves(position);
    if (moves.length === 0) return;
    if (ply % STEP === 0) visit(position, last);
    last = itemAt(moves, Math.floor(random() * moves.length));
    position.play(last);
  }
}

/** The square on which a recapture is meant. */
export function lastTo(last: Move | undefined): Square | undefined {
  return last && moveTo(last);
}
