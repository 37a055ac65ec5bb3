import { expect, test } from 'vitest';
import { attackersOf } from '../../../source/rules/core/attacks.ts';
import {
  dropKind,
  type Move,
  makeDrop,
  makeMove,
  moveFrom,
  moveTo,
  NO_MOVE,
} from '../../../source/rules/core/move.ts';
import { originsOf } from '../../../source/rules/core/moves-to.ts';
import { colorOfCode, type PieceCode, pieceCode } from '../../../source/rules/core/piece-code.ts';
import { Position, pieceOn } from '../../../source/rules/core/position.ts';
import { fileOf, makeSquare, rankOf, type Square } from '../../../source/rules/core/square.ts';
import { formatSquare } from '../../../source/rules/notation/square.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';

/**
 * What must not compile, which `npm run typecheck` holds: every line after a `@ts-expect-error` is
 * an error of types, or the comment is one. Nothing here runs.
 */
function mistakes(position: Position, square: Square, move: Move, code: PieceCode): void {
  const kind = 3;

  // @ts-expect-error A plain number is no square.
  fileOf(0x31);
  // @ts-expect-error A move is no square.
  formatSquare(move);
  // @ts-expect-error A code is no square.
  pieceOn(position, code);
  // @ts-expect-error Numbers are no squares.
  makeMove(0x97, 0x87);
  // @ts-expect-error The kind comes first.
  makeDrop(square, kind);
  // @ts-expect-error A move is no square.
  attackersOf(position, move, 0);
  // @ts-expect-error What is computed with squares is a plain number.
  rankOf(square + 16);

  // @ts-expect-error A plain number is no move.
  moveTo(0x8797);
  // @ts-expect-error A square is no move.
  position.play(square);
  // @ts-expect-error A code is no move.
  formatUsi(shogi, code);
  // @ts-expect-error What is computed with squares is a plain number.
  dropKind((square << 8) | kind);

  // @ts-expect-error A kind is no code.
  originsOf(position, kind, square);
  // @ts-expect-error A square is no code.
  colorOfCode(square);
  // @ts-expect-error A kind is no code.
  position.board[square] = kind;

  const moves: Move[] = [];
  // @ts-expect-error A square is no move.
  moves.push(square);
}
void mistakes;

test('a brand costs nothing: a square, a move and a code are numbers', () => {
  const position = new Position(shogi, startPosition(shogi).placement);
  const move = makeMove(makeSquare(7, 7), makeSquare(7, 6));
  position.play(move);
  expect([moveFrom(move), moveTo(move), NO_MOVE]).toEqual([0x97, 0x87, 0]);
  expect(position.board[moveTo(move)]).toBe(pieceCode('black', position.rules.pawn, false));
});
