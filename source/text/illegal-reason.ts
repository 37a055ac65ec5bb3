import type { NamedPiece, Origin } from '../rules/core/attempt.ts';
import type { IllegalFault, StandingPiece } from '../rules/core/illegal.ts';
import type { Position } from '../rules/core/position.ts';
import { makeSquare, rankOf, type Square } from '../rules/core/square.ts';
import { byCode } from './by-code.ts';
import type { IllegalTold, OriginTold } from './en/game.ts';
import type { Teller } from './teller.ts';

/**
 * The rule that an illegal move breaks, and what would be right: `nifu. You already have ..`.
 * @param isOwn whether whoever reads it plays the side to move
 */
export function illegalReason(
  position: Position,
  fault: IllegalFault,
  teller: Teller,
  isOwn: boolean,
): string {
  const { texts, square, isSpoken } = teller;
  const { variant, rules, turn } = position;
  const piece = (one: NamedPiece) => texts.words.nameOfPiece(variant, one);
  const squares = (all: readonly Square[]) => all.map(square);
  const standing = (one: StandingPiece) => ({
    name: piece(one),
    color: one.color,
    square: square(one.square),
  });
  /** How each field of a fault is told; others stay as they are. */
  const fields = {
    piece,
    square,
    to: square,
    squares,
    pawns: squares,
    // The first and the last square on which a piece can be put between.
    blocks: (all: readonly Square[]) =>
      squares([...new Set([...all.slice(0, 1), ...all.slice(-1)])]),
    by: standing,
    attacker: standing,
    checkers: (all: readonly StandingPiece[]) => all.map(standing),
    from({ file, rank }: Origin): OriginTold {
      if (file === undefined) return { kind: 'rank', name: teller.rank(rank ?? 0) };
      if (rank === undefined) return { kind: 'file', name: `${file}` };
      return { kind: 'square', name: square(makeSquare(file, rank)) };
    },
  };
  const told = Object.entries(fault).map(([field, value]) => [
    field,
    Reflect.get(fields, field)?.(value) ?? value,
  ]);
  return byCode<IllegalTold>(texts.game.ILLEGAL)({
    ...Object.fromEntries(told),
    game: texts.words.nameInText(variant),
    king: piece({ kind: rules.royal, promoted: false }),
    pawn: rules.pawn < 0 ? '' : piece({ kind: rules.pawn, promoted: false }),
    most: variant.pawnsPerFile ?? 1,
    rank: 'to' in fault ? teller.rank(rankOf(fault.to)) : '',
    isPromoted: 'piece' in fault && fault.piece.promoted,
    mover: { color: turn, reader: isOwn ? turn : undefined },
    isSpoken,
  });
}
