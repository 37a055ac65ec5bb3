import type { Color } from '../../rules/core/color.ts';
import { isInCheck, legalMoves } from '../../rules/core/generate.ts';
import { dropKind, isDrop, type Move, moveFrom, moveTo } from '../../rules/core/move.ts';
import { EMPTY } from '../../rules/core/piece-code.ts';
import { type Piece, type Position, pieceOn } from '../../rules/core/position.ts';
import { fileOf, rankOf, type Square } from '../../rules/core/square.ts';
import { pieceData } from '../../rules/core/variant.ts';
import { formatSquare, squareAt } from '../../rules/notation/square.ts';
import type { Teller } from '../../text/teller.ts';
import type { Texts } from '../../text/texts.ts';
import { type IdleReason, idleText, inHandText, squareText } from '../../text/typed.ts';
import { type Arrow, type CursorPlace, moveCursor } from './board-cursor.ts';

/** Play with the arrow keys: where the cursor stands, and the piece that is picked up. */
export interface BoardHand {
  readonly cursor: CursorPlace | undefined;
  readonly picked: CursorPlace | undefined;
}

export const EMPTY_HAND: BoardHand = { cursor: undefined, picked: undefined };

/** Moves the cursor by an arrow; the first one shows it on a piece that can move. */
export function cursorAfter(
  { cursor }: BoardHand,
  arrow: Arrow,
  position: Position,
  flipped: boolean,
): CursorPlace {
  const { variant } = position;
  if (cursor === undefined) return { kind: 'square', square: firstSquare(position) };
  return moveCursor(cursor, arrow, {
    variant,
    flipped,
    hand: kindsInHand(position),
    handBelow: (position.turn === 'white') === flipped,
  });
}

/** The square nearest to the middle with a piece that can move; else the middle. */
function firstSquare(position: Position): Square {
  const { files, ranks } = position.variant;
  const [file, rank] = [Math.ceil(files / 2), Math.ceil(ranks / 2)];
  const distance = (square: Square) =>
    Math.abs(fileOf(square) - file) + Math.abs(rankOf(square) - rank);
  const origins = legalMoves(position)
    .filter((move) => !isDrop(move))
    .map(moveFrom);
  const [first, ...others] = origins;
  if (first === undefined) return squareAt(position.variant, file, rank) as Square;
  return others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
}

/** What Enter on the cursor does. */
type HandAct =
  | { readonly kind: 'pick-up'; readonly place: CursorPlace }
  | { readonly kind: 'put-back' }
  /** `text` is the move as it would be typed; `does` tells whether and how it is legal. */
  | {
      readonly kind: 'put';
      readonly text: string;
      readonly does: 'move' | 'capture' | 'drop' | 'refused';
    }
  | { readonly kind: 'idle'; readonly why: IdleReason };

/** Enter on the cursor: picks up an own piece, or puts down the one that is picked up. */
export function actOfHand(hand: BoardHand, position: Position): HandAct {
  const { cursor, picked } = hand;
  if (cursor === undefined) return { kind: 'idle', why: 'no-cursor' };
  if (picked && samePlace(picked, cursor)) return { kind: 'put-back' };
  if (cursor.kind === 'hand' || isOwn(hand, position)) {
    // The refusal of a drop says why a piece in hand may not go there.
    const canMove = cursor.kind === 'hand' || movesFrom(cursor, position).length > 0;
    if (canMove) return { kind: 'pick-up', place: cursor };
    return { kind: 'idle', why: isInCheck(position) ? 'in-check' : 'stuck' };
  }
  const piece = pieceOn(position, cursor.square);
  if (!picked) return { kind: 'idle', why: piece ? 'not-yours' : 'empty' };
  const isLegal = movesFrom(picked, position).some((move) => moveTo(move) === cursor.square);
  const does = piece ? 'capture' : picked.kind === 'hand' ? 'drop' : 'move';
  const text = putText(position, picked, cursor.square);
  return { kind: 'put', text, does: isLegal ? does : 'refused' };
}

/** The legal moves of the piece that is picked up. */
export function movesOfHand({ picked }: BoardHand, position: Position): Move[] {
  return picked === undefined ? [] : movesFrom(picked, position);
}

function movesFrom(place: CursorPlace, position: Position): Move[] {
  return legalMoves(position).filter((move) =>
    place.kind === 'hand'
      ? isDrop(move) && dropKind(move) === place.piece
      : !isDrop(move) && moveFrom(move) === place.square,
  );
}

/**
 * Says what the cursor is on, and what Enter does there; undefined without a cursor.
 * @param person the side of the player. Default: the side to move; another side can pick up nothing
 */
export function cursorText(
  teller: Teller,
  hand: BoardHand,
  position: Position,
  person: Color = position.turn,
): string | undefined {
  const { cursor } = hand;
  if (cursor === undefined) return undefined;
  const place =
    cursor.kind === 'hand'
      ? inHandText(teller.texts, position, cursor.piece, person)
      : squareText(teller, position, cursor.square, person);
  const enter = person === position.turn ? enterTextOf(teller, hand, position) : '';
  return enter === '' ? place : teller.texts.words.joinSentences([place, enter]);
}

function enterTextOf(teller: Teller, hand: BoardHand, position: Position): string {
  const { texts } = teller;
  const { picked } = hand;
  const act = actOfHand(hand, position);
  switch (act.kind) {
    case 'pick-up':
    case 'put-back':
      return texts.board.ENTER_TEXTS[act.kind];
    case 'put':
      return texts.board.ENTER_TEXTS[act.does](picked ? nameAt(texts, picked, position) : '');
    case 'idle':
      return isOwn(hand, position) ? idleText(teller, position, act.why) : '';
    default:
      return act satisfies never;
  }
}

function isOwn({ cursor }: BoardHand, position: Position): boolean {
  if (cursor?.kind !== 'square') return cursor !== undefined;
  return pieceOn(position, cursor.square)?.color === position.turn;
}

function nameAt(texts: Texts, place: CursorPlace, position: Position): string {
  const { variant } = position;
  const piece =
    place.kind === 'hand'
      ? { kind: place.piece, promoted: false }
      : (pieceOn(position, place.square) as Piece);
  return texts.words.nameOfPiece(variant, piece);
}

function samePlace(a: CursorPlace, b: CursorPlace): boolean {
  return a.kind === 'hand'
    ? b.kind === 'hand' && a.piece === b.piece
    : b.kind === 'square' && a.square === b.square;
}

/** What is typed for a move that is made with the cursor. */
function putText(position: Position, picked: CursorPlace, to: Square): string {
  const { variant } = position;
  if (picked.kind === 'hand')
    return `${pieceData(variant, picked.piece).hodges}*${formatSquare(to)}`;
  const piece = pieceOn(position, picked.square) as Piece;
  const name = (piece.promoted ? '+' : '') + pieceData(variant, piece.kind).hodges;
  const separator = position.board[to] === EMPTY ? '-' : 'x';
  return `${name}${formatSquare(picked.square)}${separator}${formatSquare(to)}`;
}

/** Kinds that the side to move has in hand. */
function kindsInHand(position: Position): number[] {
  return [...position.variant.pieces.keys()].filter(
    (kind) => position.inHand(position.turn, kind) > 0,
  );
}
