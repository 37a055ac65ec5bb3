import { attackersOf, attacksFrom } from '../../rules/core/attacks.ts';
import type { NamedPiece } from '../../rules/core/attempt.ts';
import { hasLegalMove, isInCheck, legalMoves } from '../../rules/core/generate.ts';
import {
  dropKind,
  isDrop,
  isPromotion,
  type Move,
  moveFrom,
  moveTo,
} from '../../rules/core/move.ts';
import { colorOfSide, type Side } from '../../rules/core/piece-code.ts';
import { codeOn, type Position, pieceOn } from '../../rules/core/position.ts';
import { PROMOTES, promotionChoices, STAYS } from '../../rules/core/promotion.ts';
import { NO_SQUARE, rankOf, type Square } from '../../rules/core/square.ts';

/** The ways out of a check. A drop between is a way of its own where the task says so. */
export type CheckAnswer = 'move-away' | 'capture' | 'block' | 'drop';

/** What a task asks for. The learner is the side to move; the other side stands still. */
export type Goal =
  /** The square of one's own piece is to be typed. */
  | { readonly kind: 'point-out'; readonly square: Square; readonly piece: NamedPiece }
  /** A piece is to come to a square; an unpromoted one may promote on the way. */
  | {
      readonly kind: 'reach';
      readonly piece: NamedPiece;
      readonly to: Square;
      readonly moves: number;
    }
  /** All pieces of the other side on these squares are to be captured. */
  | { readonly kind: 'capture'; readonly squares: readonly Square[]; readonly moves: number }
  /** A piece of this kind is to be dropped on a square, if need be captured before. */
  | { readonly kind: 'drop'; readonly piece: number; readonly to: Square; readonly moves: number }
  /** A drop is to attack several pieces at once. */
  | { readonly kind: 'fork'; readonly piece: number; readonly targets: readonly Square[] }
  /** A piece is to be dropped wherever the rules allow it. */
  | { readonly kind: 'drop-allowed'; readonly piece: number }
  /** A piece is to be dropped on a rank, the farthest on which it may stand. */
  | { readonly kind: 'drop-far'; readonly piece: number; readonly rank: number }
  | { readonly kind: 'promote'; readonly piece: number; readonly moves: number }
  /** A piece is to move where it may promote, and stay as it is. */
  | { readonly kind: 'decline'; readonly piece: number }
  | { readonly kind: 'check' }
  | { readonly kind: 'answer-check'; readonly by: CheckAnswer }
  | { readonly kind: 'mate' }
  /** A whole game is to be won against the computer. */
  | { readonly kind: 'win' };

/** The number of moves in which a goal is to be reached; 0 where no move of the task does it. */
export function movesOf(goal: Goal): number {
  switch (goal.kind) {
    case 'point-out':
    case 'win':
      return 0;
    case 'reach':
    case 'capture':
    case 'drop':
    case 'promote':
      return goal.moves;
    default:
      return 1;
  }
}

/** Whether a goal asks for a square instead of a move. */
export function asksForSquare({ kind }: Goal): boolean {
  return kind === 'point-out';
}

/** Whether a legal move reaches the goal. */
export function meets(goal: Goal, position: Position, move: Move): boolean {
  switch (goal.kind) {
    case 'point-out':
    case 'win':
      return false;
    case 'drop-allowed':
      return isDropOf(move, goal.piece);
    case 'drop-far':
      return isDropOf(move, goal.piece) && rankOf(moveTo(move)) === goal.rank;
    case 'fork':
      return isDropOf(move, goal.piece) && attacked(position, move, goal.targets).length > 1;
    case 'decline':
      return declines(position, move, goal.piece);
    case 'answer-check':
      return answersOf(position, move).includes(goal.by);
    default: {
      const side = position.side;
      position.play(move);
      const isMet = holds(goal, position, side);
      position.undo();
      return isMet;
    }
  }
}

/** Whether a position after a move of `side` is what was asked for. */
function holds(
  goal: Extract<Goal, { kind: 'reach' | 'capture' | 'drop' | 'promote' | 'check' | 'mate' }>,
  position: Position,
  side: Side,
): boolean {
  const color = colorOfSide(side);
  switch (goal.kind) {
    case 'reach': {
      const piece = pieceOn(position, goal.to);
      if (piece?.color !== color || piece.kind !== goal.piece.kind) return false;
      return piece.promoted || !goal.piece.promoted;
    }
    case 'capture':
      return goal.squares.every((square) => {
        const piece = pieceOn(position, square);
        return piece === undefined || piece.color === color;
      });
    case 'drop': {
      const piece = pieceOn(position, goal.to);
      return piece?.color === color && piece.kind === goal.piece && !piece.promoted;
    }
    case 'promote':
      return [...position.rules.squares].some((square) => {
        const piece = pieceOn(position, square);
        return piece?.color === color && piece.kind === goal.piece && piece.promoted;
      });
    case 'check':
      return isInCheck(position);
    case 'mate':
      return isInCheck(position) && !hasLegalMove(position);
  }
}

function isDropOf(move: Move, kind: number): boolean {
  return isDrop(move) && dropKind(move) === kind;
}

/** Those of the squares that a piece attacks after its move or drop. */
export function attacked(
  position: Position,
  move: Move,
  squares: readonly Square[],
): readonly Square[] {
  position.play(move);
  const to = moveTo(move);
  const code = codeOn(position, to);
  const hit = squares.filter((square) => attacksFrom(position, code, to, square, NO_SQUARE));
  position.undo();
  return hit;
}

/** Whether a move of a piece could promote and does not. */
function declines(position: Position, move: Move, kind: number): boolean {
  if (isDrop(move) || isPromotion(move)) return false;
  const [from, to] = [moveFrom(move), moveTo(move)];
  if (pieceOn(position, from)?.kind !== kind) return false;
  return promotionChoices(position, codeOn(position, from), from, to) === (STAYS | PROMOTES);
}

/** Whether every move on the board of a kind of piece promotes it. */
export function mustPromote(position: Position, kind: number): boolean {
  return legalMoves(position).every(
    (move) => isDrop(move) || isPromotion(move) || pieceOn(position, moveFrom(move))?.kind !== kind,
  );
}

/** What a legal move in check does about it. */
export function answersOf(position: Position, move: Move): readonly CheckAnswer[] {
  if (isDrop(move)) return ['drop', 'block'];
  const king = position.kings[position.side];
  const checkers = attackersOf(position, king, (position.side ^ 1) as Side);
  const capture: CheckAnswer[] = checkers.includes(moveTo(move)) ? ['capture'] : [];
  if (moveFrom(move) === king) return ['move-away', ...capture];
  return capture.length > 0 ? capture : ['block'];
}
