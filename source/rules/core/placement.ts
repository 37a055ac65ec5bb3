import { isAttacked } from './attacks.ts';
import type { Color } from './color.ts';
import { BLACK_BIT, colorOfSide, EMPTY, KIND_MASK, PROMOTED, type Side } from './piece-code.ts';
import { type Placement, Position } from './position.ts';
import { rulesOf } from './rules.ts';
import { fileOf, type Square } from './square.ts';
import type { Variant } from './variant.ts';

/** Why pieces cannot stand as they do. */
export type PlacementFault =
  | { readonly code: 'no-royal' }
  | { readonly code: 'second-royal'; readonly color: Color; readonly square: Square }
  | { readonly code: 'dead-piece'; readonly kind: number; readonly square: Square }
  | { readonly code: 'many-pawns'; readonly color: Color; readonly file: number }
  /** The side that has just moved is in check. */
  | { readonly code: 'left-in-check'; readonly color: Color };

/**
 * The first fault that no position may have. A side may lack its royal piece, as in mating
 * problems; both may not. More pieces than a normal set are accepted.
 * @param pawns how many unpromoted pawns of a side may stand on a file: some composers of problems
 * ignore nifu on the board. Default: as the rules say
 */
export function checkPlacement(
  variant: Variant,
  placement: Placement,
  pawns: 'ruled' | 'any' = 'ruled',
): PlacementFault | undefined {
  const [first] = placementFaults(variant, placement, pawns);
  return first;
}

/** All such faults: of the pieces as the board is read, then of the sides. */
export function* placementFaults(
  variant: Variant,
  placement: Placement,
  pawns: 'ruled' | 'any' = 'ruled',
): Generator<PlacementFault, void> {
  const { squares, royal, pawn, dead, pawnsPerFile } = rulesOf(variant);
  const royals = [0, 0];
  const pawnCounts = new Uint8Array(2 << 4);
  for (const square of squares) {
    const code = placement.board[square];
    if (code === EMPTY) continue;
    const side: Side = code & BLACK_BIT ? 0 : 1;
    const kind = code & KIND_MASK;
    if (kind === royal && ++royals[side] > 1) {
      yield { code: 'second-royal', color: colorOfSide(side), square };
    }
    if (code & PROMOTED) continue;
    if (dead[(side << 8) | square] & (1 << kind)) yield { code: 'dead-piece', kind, square };
    if (kind === pawn && pawns === 'ruled') {
      const file = fileOf(square);
      if (++pawnCounts[(side << 4) | file] === pawnsPerFile + 1) {
        yield { code: 'many-pawns', color: colorOfSide(side), file };
      }
    }
  }
  if (royals[0] + royals[1] === 0) yield { code: 'no-royal' };
  const position = new Position(variant, placement);
  const waiting = (position.side ^ 1) as Side;
  const king = position.kings[waiting];
  if (king !== 0 && isAttacked(position, king, position.side)) {
    yield { code: 'left-in-check', color: colorOfSide(waiting) };
  }
}
