import fc from 'fast-check';
import { expect } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { makeDrop, makeMove } from '../../../source/rules/core/move.ts';
import { makeSquare } from '../../../source/rules/core/square.ts';
import { formatUsi, parseUsi } from '../../../source/rules/notation/usi.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { partOf, sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

sharedTest.each(VARIANTS_OF_RUN)('moves of random games of $id are read back', (variant) => {
  const property = fc.property(fc.integer(), (seed) => {
    forEachRandomPosition(variant, seed, (position) => {
      const moves = legalMoves(position);
      expect(moves.map((move) => parseUsi(variant, formatUsi(variant, move)))).toEqual(moves);
    });
  });
  fc.assert(property, { numRuns: partOf(3) });
});

test.each([
  ['a move', shogi, '7g7f', makeMove(makeSquare(7, 7), makeSquare(7, 6))],
  ['a promotion', shogi, '8h2b+', makeMove(makeSquare(8, 8), makeSquare(2, 2), true)],
  ['a drop', yari, 'N*1b', makeDrop(3, makeSquare(1, 2))],
  ['a drop in Ogi', ogi, 'I*8h', makeDrop(3, makeSquare(8, 8))],
])('is read: %s', (_, variant, text, move) => {
  expect(parseUsi(variant, text)).toBe(move);
});

test.each([
  ['nothing', shogi, ''],
  ['a square off the board', yari, '8g8f'],
  ['a target off the board', ogi, '1a1i'],
  ['rank zero', shogi, '7`7f'],
  ['a drop that promotes', shogi, 'P*5e+'],
  ['a piece of another game', yari, 'S*5e'],
  ['a small letter for the piece', shogi, 'p*5e'],
  ['capital ranks', shogi, '7G7F'],
  ['something behind', shogi, '7g7f '],
  ['a line end behind', shogi, '7g7f\n'],
  ['Hodges', shogi, 'P-7f'],
])('is refused: %s', (_, variant, text) => {
  expect(parseUsi(variant, text)).toBeUndefined();
});
