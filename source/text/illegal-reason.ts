import type { NamedPiece, Origin } from '../rules/core/attempt.ts';
import type { IllegalFault, StandingPiece } from '../rules/core/illegal.ts';
import type { Position } from '../rules/core/position.ts';
import { rankOf } from '../rules/core/square.ts';
import { formatRank } from '../rules/notation/square.ts';
import { answerCheckText, ILLEGAL, type OriginTold } from './illegal-reason-texts.ts';
import { nameOfPiece } from './names.ts';
import { nameInText } from './phrases.ts';
import { PRINTED, type Teller } from './teller.ts';

/** The rule that an illegal move breaks, and what would be right: `nifu. You already have ..`. */
export function illegalReason(
  position: Position,
  fault: IllegalFault,
  teller: Teller = PRINTED,
): string {
  const { square } = teller;
  const { variant, rules, turn } = position;
  const nameOf = (piece: NamedPiece) => nameOfPiece(variant, piece);
  const king = nameOf({ kind: rules.royal, promoted: false });
  const pawn = () => nameOf({ kind: rules.pawn, promoted: false });
  const standing = (piece: StandingPiece) => ({
    name: nameOf(piece),
    color: piece.color,
    square: square(piece.square),
  });
  const game = nameInText(variant);
  switch (fault.code) {
    case 'goal-reached':
      return ILLEGAL.goalReached(king);
    case 'no-drops':
      return ILLEGAL.noDrops(game);
    case 'not-in-hand':
      return ILLEGAL.notInHand(nameOf(fault.piece));
    case 'promoted-drop':
      return ILLEGAL.promotedDrop;
    case 'occupied':
      return ILLEGAL.occupied(square(fault.by.square), standing(fault.by), turn);
    case 'nifu':
      return ILLEGAL.nifu(pawn(), fault.file, fault.pawns.map(square));
    case 'dead-drop':
      return ILLEGAL.deadDrop(nameOf(fault.piece), square(fault.square));
    case 'pawn-drop-mate':
      return ILLEGAL.pawnDropMate(pawn(), game);
    case 'no-piece':
      return ILLEGAL.noPiece(nameOf(fault.piece));
    case 'wrong-origin': {
      const squares = fault.squares.map(square);
      return ILLEGAL.wrongOrigin(nameOf(fault.piece), originOf(fault.from), squares);
    }
    case 'not-your-piece':
      return ILLEGAL.notYourPiece(square(fault.square));
    case 'no-recapture':
      return ILLEGAL.noRecapture(square(fault.square));
    case 'unreachable':
      return ILLEGAL.unreachable(nameOf(fault.piece), square(fault.to), fault.squares.map(square));
    case 'blocked':
      return ILLEGAL.blocked(standing(fault.by), turn);
    case 'nothing-to-capture':
      return ILLEGAL.nothingToCapture(square(fault.square));
    case 'king-attacked':
      return ILLEGAL.kingAttacked(square(fault.square), standing(fault.attacker));
    case 'king-exposed':
      return ILLEGAL.kingExposed(king, standing(fault.attacker));
    case 'in-check': {
      const ends = new Set([fault.blocks[0], fault.blocks.at(-1)]);
      return answerCheckText({
        king,
        checkers: fault.checkers.map(standing),
        between: [...ends].filter((end) => end !== undefined).map(square),
        isSpoken: teller.isSpoken,
      });
    }
    case 'must-promote':
      return fault.reason === 'mandatory'
        ? ILLEGAL.mandatory(game)
        : ILLEGAL.mustPromote(nameOf(fault.piece), formatRank(rankOf(fault.to)));
    case 'dead-move':
      return ILLEGAL.deadMove(nameOf(fault.piece), square(fault.square));
    case 'full-file':
      return ILLEGAL.fullFile(nameOf({ ...fault.piece, promoted: false }), fault.file);
    case 'outside-zone':
      return ILLEGAL.outsideZone(square(fault.to));
    case 'cannot-promote':
      return fault.piece.promoted
        ? ILLEGAL.isPromoted(nameOf(fault.piece))
        : ILLEGAL.cannotPromote(nameOf(fault.piece));
  }
}

function originOf({ file, rank }: Origin): OriginTold {
  if (file === undefined) return { kind: 'rank', name: formatRank(rank ?? 0) };
  if (rank === undefined) return { kind: 'file', name: `${file}` };
  return { kind: 'square', name: `${file}${formatRank(rank)}` };
}
