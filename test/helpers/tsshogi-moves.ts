import {
  handPieceTypes,
  type Move,
  MoveType,
  movableDirections,
  type PieceType,
  type Position,
  resolveMoveType,
  Square,
} from 'tsshogi';

/**
 * All legal moves by tsshogi, which has no list of them: it is asked about each square that a
 * piece reaches on the board as it stands, and about each empty square for the pieces in hand.
 */
export function tsshogiMoves(position: Position): Move[] {
  const moves: Move[] = [];
  for (const from of position.board.listSquaresByColor(position.color)) {
    for (const to of reachOf(position, from)) addLegal(position, from, to, moves);
  }
  const hand = position.hand(position.color);
  for (const type of handPieceTypes) {
    if (hand.count(type) === 0) continue;
    for (const to of Square.all) {
      if (position.board.at(to) === null) addLegal(position, type, to, moves);
    }
  }
  return moves;
}

function reachOf(position: Position, from: Square): Square[] {
  const reach: Square[] = [];
  const piece = position.board.at(from);
  if (piece === null) return reach;
  for (const direction of movableDirections(piece)) {
    const slides = resolveMoveType(piece, direction) === MoveType.LONG;
    for (let to = from.neighbor(direction); to.valid; to = to.neighbor(direction)) {
      const target = position.board.at(to);
      if (target?.color !== piece.color) reach.push(to);
      if (target !== null || !slides) break;
    }
  }
  return reach;
}

function addLegal(position: Position, from: Square | PieceType, to: Square, moves: Move[]): void {
  const move = position.createMove(from, to);
  if (move === null) return;
  if (position.isValidMove(move)) moves.push(move);
  if (!(from instanceof Square)) return;
  const promotion = move.withPromote();
  if (position.isValidMove(promotion)) moves.push(promotion);
}
