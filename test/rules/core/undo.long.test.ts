import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateMoves, legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { MOVES_SPAN } from '../../../source/rules/core/move.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { oraclePositions } from '../../helpers/oracle.ts';
import { positionOf } from '../../helpers/play.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { partOf } from '../../helpers/run-size.ts';

/** All that a position is made of, copied. */
function bytesOf(position: Position) {
  const { board, hands, pieces, counts, places, kings, side, keyLow, keyHigh, depth } = position;
  return {
    board: board.slice(),
    hands: hands.slice(),
    pieces: pieces.slice(),
    counts: counts.slice(),
    places: places.slice(),
    kings: kings.slice(),
    side,
    keyLow,
    keyHigh,
    depth,
  };
}

/** What must not depend on how the position came about: the order of the piece lists may. */
function contentsOf(position: Position) {
  const { board, hands, counts, kings, side, keyLow, keyHigh } = position;
  const lists = [0, 1].map((color) =>
    [...position.pieces.subarray(color << 7, (color << 7) + itemAt(counts, color))].sort(),
  );
  return { board, hands, counts, kings, side, keyLow, keyHigh, lists };
}

describe.each(VARIANTS)('random games of $id', (variant) => {
  const starts = [
    variant.start,
    ...variant.handicaps.map((handicap) => handicap.sfen),
    ...oraclePositions(variant).map(({ sfen }) => sfen),
  ];
  const game = fc.record({
    sfen: fc.constantFrom(...starts),
    choices: fc.array(fc.nat(0xffff), { maxLength: 60 }),
  });

  test('undo gives back every byte, and the key is that of the position built afresh', () => {
    fc.assert(
      fc.property(game, ({ sfen, choices }) => {
        const position = positionOf(variant, sfen);
        const past = [];
        for (const choice of choices) {
          const moves = legalMoves(position);
          if (moves.length === 0) break;
          past.push(bytesOf(position));
          position.play(itemAt(moves, choice % moves.length));
          const fresh = new Position(variant, position.snapshot());
          expect(contentsOf(position)).toEqual(contentsOf(fresh));
        }
        for (const bytes of past.reverse()) {
          position.undo();
          expect(bytesOf(position)).toEqual(bytes);
        }
      }),
      { numRuns: partOf(12) },
    );
  });

  test('every legal move of every fixture position can be undone to the byte', () => {
    for (const sfen of starts) {
      const position = positionOf(variant, sfen);
      const before = bytesOf(position);
      for (const move of legalMoves(position)) {
        position.play(move);
        position.undo();
      }
      expect(bytesOf(position)).toEqual(before);
    }
  });

  test('a game of a thousand moves can be taken back to the start', () => {
    const random = randomNumbers(1);
    const position = positionOf(variant, variant.start);
    const before = bytesOf(position);
    while (position.depth < 1000) {
      const moves = legalMoves(position);
      if (moves.length > 0) position.play(itemAt(moves, Math.floor(random() * moves.length)));
      else for (let ply = 0; ply < 10; ply++) position.undo();
    }
    while (position.depth > 0) position.undo();
    expect(bytesOf(position)).toEqual(before);
  });

  test('generating moves leaves the position as it is, and writes behind the given start', () => {
    for (const sfen of starts) {
      const position = positionOf(variant, sfen);
      const before = bytesOf(position);
      const moves = new Int32Array(MOVES_SPAN + 10).fill(-1);
      const end = generateMoves(position, moves, 10);
      expect(bytesOf(position)).toEqual(before);
      expect([...moves.subarray(0, 10)]).toEqual(Array(10).fill(-1));
      expect([...moves.subarray(10, end)]).toEqual(legalMoves(position));
      expect(moves.subarray(end).every((word) => word === -1)).toBe(true);
    }
  });
});

test('nothing to undo throws', () => {
  const position = positionOf(VARIANTS[0], VARIANTS[0].start);
  expect(() => position.undo()).toThrow(RangeError);
});
