import { attackersOf, reachOf, squaresOnWay } from './attacks.ts';
import {
  type Attempt,
  type BoardAttempt,
  type DropAttempt,
  isOrigin,
  movesOfAttempt,
  type NamedPiece,
  type Origin,
} from './attempt.ts';
import { isFullFile } from './drops.ts';
import { hasReachedGoal } from './goal.ts';
import { makeMove } from './move.ts';
import { BLACK_BIT, EMPTY, FACE_MASK, handIndex, pieceCode, type Side } from './piece-code.ts';
import { type Piece, type Position, pieceOn } from './position.ts';
import { promotionChoices } from './promotion.ts';
import { fileOf, makeSquare, rankOf, type Square } from './square.ts';

/**
 * A piece and where it stands.
 *
 * @example
 * ```ts
 * const pieces: StandingPiece[] = startPosition(variants.dobutsu).pieces();
 * const lion = pieces.find(({ kind, color }) => kind === 0 && color === 'black');
 * lion && formatSquare(lion.square); // => '2d'
 * ```
 */
export interface StandingPiece extends Piece {
  readonly square: Square;
}

/**
 * The rule that a move breaks, with what a player needs to see why. `piece` is the attempted one.
 */
export type IllegalFault =
  /** The game is won: the other royal piece has reached its goal. */
  | { readonly code: 'goal-reached' }
  | { readonly code: 'not-in-hand'; readonly piece: NamedPiece }
  /** Nothing is dropped in this game. */
  | { readonly code: 'no-drops' }
  | { readonly code: 'promoted-drop'; readonly piece: NamedPiece }
  | { readonly code: 'occupied'; readonly by: StandingPiece }
  /** `pawns`: where the other unpromoted pawns of the file stand. */
  | { readonly code: 'nifu'; readonly file: number; readonly pawns: readonly Square[] }
  | { readonly code: 'dead-drop'; readonly piece: NamedPiece; readonly square: Square }
  | { readonly code: 'pawn-drop-mate' }
  | { readonly code: 'no-piece'; readonly piece: NamedPiece }
  /** Such pieces stand on `squares`, but none on the stated origin. */
  | {
      readonly code: 'wrong-origin';
      readonly piece: NamedPiece;
      readonly from: Origin;
      readonly squares: readonly Square[];
    }
  | { readonly code: 'not-your-piece'; readonly square: Square }
  /** No piece of the player captures on the square, in a recapture that names no piece. */
  | { readonly code: 'no-recapture'; readonly square: Square }
  | {
      readonly code: 'unreachable';
      readonly piece: NamedPiece;
      readonly to: Square;
      readonly squares: readonly Square[];
    }
  | { readonly code: 'blocked'; readonly by: StandingPiece }
  | { readonly code: 'nothing-to-capture'; readonly square: Square }
  | { readonly code: 'king-attacked'; readonly square: Square; readonly attacker: StandingPiece }
  | { readonly code: 'king-exposed'; readonly attacker: StandingPiece }
  /** `blocks`: the squares between checker and king, from the checker on. */
  | {
      readonly code: 'in-check';
      readonly checkers: readonly StandingPiece[];
      readonly blocks: readonly Square[];
    }
  | {
      readonly code: 'must-promote';
      readonly reason: 'dead-square' | 'mandatory';
      readonly piece: NamedPiece;
      readonly to: Square;
    }
  /** The piece could never move again, and may not promote there. */
  | { readonly code: 'dead-move'; readonly piece: NamedPiece; readonly square: Square }
  /** The pawn would turn back on a file that holds as many pawns as it may. */
  | { readonly code: 'full-file'; readonly piece: NamedPiece; readonly file: number }
  | { readonly code: 'outside-zone'; readonly to: Square }
  | { readonly code: 'cannot-promote'; readonly piece: NamedPiece };

/** The rule that an attempt breaks; undefined where a legal move fits it. */
export function whyIllegal(position: Position, attempt: Attempt): IllegalFault | undefined {
  if (movesOfAttempt(position, attempt).length > 0) return undefined;
  if (hasReachedGoal(position)) return { code: 'goal-reached' };
  return attempt.drop ? dropFault(position, attempt) : boardFault(position, attempt);
}

/**
 * Whether a fault is that of a real move, with a piece or a drop that the player has. Such a move
 * loses the game where illegal moves do.
 */
export function isRealMove(fault: IllegalFault): boolean {
  switch (fault.code) {
    case 'goal-reached':
    case 'not-in-hand':
    case 'no-piece':
    case 'wrong-origin':
    case 'not-your-piece':
    case 'no-recapture':
    case 'nothing-to-capture':
      return false;
    default:
      return true;
  }
}

function dropFault(position: Position, attempt: DropAttempt): IllegalFault {
  const { rules, side, board } = position;
  const { piece, to, promotion } = attempt;
  if (rules.variant.drops === 'illegal') return { code: 'no-drops' };
  if (position.hands[handIndex(side, piece.kind)] === 0) return { code: 'not-in-hand', piece };
  if (piece.promoted || promotion === 'promote') return { code: 'promoted-drop', piece };
  if (board[to] !== EMPTY) return { code: 'occupied', by: standing(position, to) };
  if (rules.dead[(side << 8) | to] & (1 << piece.kind)) {
    return { code: 'dead-drop', piece, square: to };
  }
  const file = fileOf(to);
  if (piece.kind === rules.pawn && isFullFile(position, file, side)) {
    return { code: 'nifu', file, pawns: pawnsOnFile(position, file) };
  }
  const check = checkOf(position);
  if (check && !check.blocks.includes(to)) return check;
  return { code: 'pawn-drop-mate' };
}

function boardFault(position: Position, attempt: BoardAttempt): IllegalFault {
  const { board, side } = position;
  const { to, from } = attempt;
  const piece = attempt.piece ?? pieceAtOrigin(position, from);
  if (piece === undefined) {
    const { file, rank } = from;
    if (file === undefined || rank === undefined) return { code: 'no-recapture', square: to };
    return { code: 'not-your-piece', square: makeSquare(file, rank) };
  }
  const like = squaresOf(position, piece);
  if (like.length === 0) return { code: 'no-piece', piece };
  const meant = like.filter((square) => isOrigin(from, square));
  if (meant.length === 0) return { code: 'wrong-origin', piece, from, squares: like };

  const reaches = meant.map((square) => ({ square, reach: reachOf(position, square, to) }));
  const reaching = reaches.filter(({ reach }) => reach.kind === 'reaches');
  if (reaching.length === 0) {
    for (const { reach } of reaches) {
      if (reach.kind === 'blocked') return { code: 'blocked', by: standing(position, reach.by) };
    }
    return { code: 'unreachable', piece, to, squares: meant };
  }
  if (board[to] & (BLACK_BIT << side)) return { code: 'occupied', by: standing(position, to) };
  if (attempt.capture && board[to] === EMPTY) return { code: 'nothing-to-capture', square: to };
  const faults = reaching.map(({ square }) => safetyFault(position, square, to));
  const safe = faults.indexOf(undefined);
  const { square } = reaching[Math.max(safe, 0)];
  return faults[Math.max(safe, 0)] ?? promotionFault(position, attempt, piece, square);
}

/** Why a move from a square is illegal though it leaves the royal piece safe: its promotion. */
function promotionFault(
  position: Position,
  { to, promotion }: BoardAttempt,
  piece: NamedPiece,
  from: Square,
): IllegalFault {
  const { rules, side, board } = position;
  const isDead = (rules.dead[(side << 8) | to] & (1 << (board[from] & FACE_MASK))) !== 0;
  if (promotionChoices(position, board[from], from, to) === 0) {
    return isDead
      ? { code: 'dead-move', piece, square: to }
      : { code: 'full-file', piece, file: fileOf(to) };
  }
  if (promotion === 'promote') {
    const { back } = rules.variant.pieces[piece.kind];
    if (piece.promoted || !back) return { code: 'cannot-promote', piece };
    return { code: 'outside-zone', to };
  }
  const isMandatory = rules.variant.promotion === 'mandatory';
  const reason = isDead && !isMandatory ? 'dead-square' : 'mandatory';
  return { code: 'must-promote', reason, piece, to };
}

/** Whether the piece on `from` would leave or put its royal piece in check. */
function safetyFault(position: Position, from: Square, to: Square): IllegalFault | undefined {
  const { board, side } = position;
  const king = position.kings[side];
  if (king === 0) return undefined;
  const enemy = (side ^ 1) as Side;
  if (from === king) {
    const code = board[king];
    // The king does not shield the squares behind it from a slide.
    board[king] = EMPTY;
    const [attacker] = attackersOf(position, to, enemy);
    board[king] = code;
    if (attacker === undefined) return undefined;
    return { code: 'king-attacked', square: to, attacker: standing(position, attacker) };
  }
  const check = checkOf(position);
  position.play(makeMove(from, to));
  const attackers = attackersOf(position, king, enemy);
  position.undo();
  if (attackers.length === 0) return undefined;
  if (check?.checkers.some(({ square }) => attackers.includes(square))) return check;
  return { code: 'king-exposed', attacker: standing(position, attackers[0]) };
}

/** The check in which the side to move stands. */
function checkOf(position: Position): Extract<IllegalFault, { code: 'in-check' }> | undefined {
  const king = position.kings[position.side];
  if (king === 0) return undefined;
  const attackers = attackersOf(position, king, (position.side ^ 1) as Side);
  if (attackers.length === 0) return undefined;
  return {
    code: 'in-check',
    checkers: attackers.map((square) => standing(position, square)),
    blocks: attackers.length === 1 ? squaresOnWay(position, attackers[0], king) : [],
  };
}

function standing(position: Position, square: Square): StandingPiece {
  const piece = pieceOn(position, square);
  if (piece === undefined) throw new RangeError(`no piece on square ${square}`);
  return { ...piece, square };
}

/** The player's own piece on an origin that names a whole square. */
function pieceAtOrigin(position: Position, { file, rank }: Origin): NamedPiece | undefined {
  if (file === undefined || rank === undefined) return undefined;
  const piece = pieceOn(position, makeSquare(file, rank));
  return piece?.color === position.turn ? piece : undefined;
}

/**
 * The squares of the player's pieces of this name, from the highest file down, on a file from the
 * top.
 */
function squaresOf(position: Position, { kind, promoted }: NamedPiece): Square[] {
  const code = pieceCode(position.turn, kind, promoted);
  return [...position.rules.squares]
    .filter((square) => position.board[square] === code)
    .sort((a, b) => fileOf(b) - fileOf(a) || rankOf(a) - rankOf(b));
}

function pawnsOnFile(position: Position, file: number): Square[] {
  const { pawn: kind, pawnsRevert } = position.rules;
  return [false, ...(pawnsRevert ? [true] : [])]
    .flatMap((promoted) => squaresOf(position, { kind, promoted }))
    .filter((square) => fileOf(square) === file);
}
