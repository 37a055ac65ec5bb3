import type { NamedPiece, Origin } from '../rules/core/attempt.ts';
import type { IllegalFault, StandingPiece } from '../rules/core/illegal.ts';
import type { Position } from '../rules/core/position.ts';
import { makeSquare, rankOf } from '../rules/core/square.ts';
import type { OriginTold } from './en/game.ts';
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
  const { texts, square } = teller;
  const { variant, rules, turn } = position;
  const mover = { color: turn, reader: isOwn ? turn : undefined };
  const nameOf = (piece: NamedPiece) => texts.words.nameOfPiece(variant, piece);
  const king = nameOf({ kind: rules.royal, promoted: false });
  const pawn = () => nameOf({ kind: rules.pawn, promoted: false });
  const standing = (piece: StandingPiece) => ({
    name: nameOf(piece),
    color: piece.color,
    square: square(piece.square),
  });
  const game = texts.words.nameInText(variant);
  switch (fault.code) {
    case 'goal-reached':
      return texts.game.ILLEGAL.goalReached(king);
    case 'no-drops':
      return texts.game.ILLEGAL.noDrops(game);
    case 'not-in-hand':
      return texts.game.ILLEGAL.notInHand(nameOf(fault.piece), mover);
    case 'promoted-drop':
      return texts.game.ILLEGAL.promotedDrop;
    case 'occupied':
      return texts.game.ILLEGAL.occupied(square(fault.by.square), standing(fault.by), mover);
    case 'nifu': {
      const squares = fault.pawns.map(square);
      return texts.game.ILLEGAL.nifu(pawn(), fault.file, squares, variant.pawnsPerFile ?? 1, mover);
    }
    case 'dead-drop':
      return texts.game.ILLEGAL.deadDrop(nameOf(fault.piece), square(fault.square));
    case 'pawn-drop-mate':
      return texts.game.ILLEGAL.pawnDropMate(pawn(), game);
    case 'no-piece':
      return texts.game.ILLEGAL.noPiece(nameOf(fault.piece), mover);
    case 'wrong-origin': {
      const squares = fault.squares.map(square);
      return texts.game.ILLEGAL.wrongOrigin(
        nameOf(fault.piece),
        originOf(fault.from, teller),
        squares,
        mover,
      );
    }
    case 'not-your-piece':
      return texts.game.ILLEGAL.notYourPiece(square(fault.square), mover);
    case 'no-recapture':
      return texts.game.ILLEGAL.noRecapture(square(fault.square), mover);
    case 'unreachable':
      return texts.game.ILLEGAL.unreachable(
        nameOf(fault.piece),
        square(fault.to),
        fault.squares.map(square),
        mover,
      );
    case 'blocked':
      return texts.game.ILLEGAL.blocked(standing(fault.by), mover);
    case 'nothing-to-capture':
      return texts.game.ILLEGAL.nothingToCapture(square(fault.square));
    case 'king-attacked':
      return texts.game.ILLEGAL.kingAttacked(square(fault.square), standing(fault.attacker));
    case 'king-exposed':
      return texts.game.ILLEGAL.kingExposed(king, standing(fault.attacker), mover);
    case 'in-check': {
      const ends = new Set([fault.blocks[0], fault.blocks.at(-1)]);
      return texts.game.answerCheckText({
        king,
        checkers: fault.checkers.map(standing),
        between: [...ends].filter((end) => end !== undefined).map(square),
        isSpoken: teller.isSpoken,
        mover,
      });
    }
    case 'must-promote':
      return fault.reason === 'mandatory'
        ? texts.game.ILLEGAL.mandatory(game)
        : texts.game.ILLEGAL.mustPromote(nameOf(fault.piece), teller.rank(rankOf(fault.to)));
    case 'dead-move':
      return texts.game.ILLEGAL.deadMove(nameOf(fault.piece), square(fault.square));
    case 'full-file':
      return texts.game.ILLEGAL.fullFile(nameOf({ ...fault.piece, promoted: false }), fault.file);
    case 'outside-zone':
      return texts.game.ILLEGAL.outsideZone(square(fault.to));
    case 'cannot-promote':
      return fault.piece.promoted
        ? texts.game.ILLEGAL.isPromoted(nameOf(fault.piece))
        : texts.game.ILLEGAL.cannotPromote(nameOf(fault.piece));
  }
}

function originOf({ file, rank }: Origin, teller: Teller): OriginTold {
  if (file === undefined) return { kind: 'rank', name: teller.rank(rank ?? 0) };
  if (rank === undefined) return { kind: 'file', name: `${file}` };
  return { kind: 'square', name: teller.square(makeSquare(file, rank)) };
}
