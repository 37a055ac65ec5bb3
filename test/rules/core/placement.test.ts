import { describe, expect, test } from 'vitest';
import { makeMove } from '../../../source/rules/core/move.ts';
import { checkPlacement, type PlacementFault } from '../../../source/rules/core/placement.ts';
import { pieceOn, samePosition } from '../../../source/rules/core/position.ts';
import { makeSquare } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { parseSfen } from '../../../source/rules/notation/sfen.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { legalUsi, positionOf } from '../../helpers/play.ts';

const kindOf = (variant: Variant, letter: string) =>
  variant.pieces.findIndex((piece) => piece.sfen === letter);

describe('refused', () => {
  test.each<[string, Variant, string, PlacementFault]>([
    ['no king at all', shogi, '9/9/9/9/4G4/9/9/9/9 b - 1', { code: 'no-royal' }],
    [
      'a second king of Black',
      shogi,
      '4k4/9/9/9/9/9/9/4K4/4K4 b - 1',
      { code: 'second-royal', color: 'black', square: makeSquare(5, 9) },
    ],
    [
      'a second general of White',
      yari,
      'k2k3/7/7/7/7/7/7/7/7 b - 1',
      { code: 'second-royal', color: 'white', square: makeSquare(7, 1) },
    ],
    ['a pawn on the last rank', shogi, '4k3P/9/9/9/9/9/9/9/9 b - 1', dead(shogi, 'P', 1, 1)],
    ['a lance on the last rank', shogi, '4k3L/9/9/9/9/9/9/9/9 b - 1', dead(shogi, 'L', 1, 1)],
    ['a knight on the second rank', shogi, '4k4/8N/9/9/9/9/9/9/9 b - 1', dead(shogi, 'N', 1, 2)],
    ["White's pawn on rank i", shogi, '4k4/9/9/9/9/9/9/9/8p b - 1', dead(shogi, 'P', 1, 9)],
    ["White's knight on rank h", shogi, '4k4/9/9/9/9/9/9/8n/9 b - 1', dead(shogi, 'N', 1, 8)],
    ['a yari bishop on the last rank', yari, '3k2B/7/7/7/7/7/7/7/7 b - 1', dead(yari, 'B', 1, 1)],
    ['a yari knight on the last rank', yari, '3k2N/7/7/7/7/7/7/7/7 b - 1', dead(yari, 'N', 1, 1)],
    ['a knight on the second rank of ogi', ogi, '4k3/7N/8/8/8/8/8/8 b - 1', dead(ogi, 'N', 1, 2)],
    [
      'two pawns of Black on a file',
      shogi,
      '4k4/9/4P4/9/9/4P4/9/9/9 b - 1',
      { code: 'many-pawns', color: 'black', file: 5, kind: 7, most: 1 },
    ],
    [
      'two pawns of White on a file',
      yari,
      '3k3/7/7/6p/7/6p/7/7/7 w - 1',
      { code: 'many-pawns', color: 'white', file: 1, kind: 4, most: 1 },
    ],
    [
      'White in check when Black is to move',
      shogi,
      '4k4/9/9/9/4R4/9/9/9/4K4 b - 1',
      { code: 'left-in-check', color: 'white' },
    ],
    [
      'Black in check when White is to move',
      ogi,
      '4k3/8/8/4r3/8/8/8/4K3 w - 1',
      { code: 'left-in-check', color: 'black' },
    ],
  ])('%s', (_, variant, sfen, fault) => {
    expect(parseSfen(variant, sfen)).toEqual({ ok: false, fault });
  });
});

describe('accepted', () => {
  test.each<[string, Variant, string]>([
    ['a mating problem without a black king', shogi, '4k4/9/4S4/9/9/9/9/9/9 b G 1'],
    ['a side without a white king', shogi, '9/9/9/9/9/9/9/9/4K4 b G 1'],
    ['a promoted pawn beside a pawn on a file', shogi, '4k4/9/8P/9/9/8+P/9/9/9 b - 1'],
    ['pawns of both sides on a file', shogi, '4k4/9/8p/9/9/8P/9/9/9 b - 1'],
    ['promoted pieces on the last rank', shogi, '4k1+N+L+P/9/9/9/9/9/9/9/9 w - 1'],
    ['a yari rook on the last rank', yari, '7/7/3k3/7/7/7/7/7/R6 b - 1'],
    ['an unpromoted yari rook on the farthest rank', yari, 'R6/7/3k3/7/7/7/7/7/7 b - 1'],
    ['a yari knight on the rank before', yari, '7/N6/3k3/7/7/7/7/7/7 b - 1'],
    ['more pieces than a set has', shogi, '4k4/9/RRRR5/9/9/9/9/9/9 b 30P9G 1'],
    ['the side to move in check', shogi, '4k4/9/9/9/4R4/9/9/9/4K4 w - 1'],
  ])('%s', (_, variant, sfen) => {
    expect(parseSfen(variant, sfen)).toMatchObject({ ok: true });
  });
});

describe.each(VARIANTS)('the data of $id', (variant) => {
  test('every start position can be played from', () => {
    for (const sfen of [variant.start, ...variant.handicaps.map((handicap) => handicap.sfen)]) {
      expect(checkPlacement(variant, positionOf(variant, sfen))).toBeUndefined();
    }
  });

  test('names of handicaps and letters of pieces are not given twice', () => {
    const names = variant.handicaps.map((handicap) => handicap.name);
    expect(new Set(names).size).toBe(names.length);
    for (const property of ['sfen', 'hodges'] as const) {
      const letters = variant.pieces.map((piece) => piece[property]);
      expect(new Set(letters).size).toBe(letters.length);
    }
  });
});

describe('a placement', () => {
  const position = positionOf(shogi, shogi.start);

  test('gives the piece on a square', () => {
    expect(pieceOn(position, makeSquare(8, 8))).toEqual({
      color: 'black',
      kind: kindOf(shogi, 'B'),
      promoted: false,
    });
    expect(pieceOn(position, makeSquare(5, 5))).toBeUndefined();
    expect(pieceOn(position, makeSquare(0, 5))).toBeUndefined();
    expect(pieceOn(positionOf(shogi, '4k4/9/9/+p8/9/9/9/9/9 b - 1'), makeSquare(9, 4))).toEqual({
      color: 'white',
      kind: kindOf(shogi, 'P'),
      promoted: true,
    });
  });

  test('a snapshot is not touched by later moves', () => {
    const game = positionOf(shogi, shogi.start);
    const before = game.snapshot();
    expect(samePosition(before, game)).toBe(true);
    game.play(makeMove(makeSquare(7, 7), makeSquare(7, 6)));
    expect(samePosition(before, game)).toBe(false);
    expect(samePosition(before, position)).toBe(true);
  });

  test.each<[string, string, boolean]>([
    ['whatever the move number', '4k4/9/9/9/9/9/9/9/4K4 b P 99', true],
    ['not with another hand', '4k4/9/9/9/9/9/9/9/4K4 b 2P 1', false],
    ['not with the hand of the other side', '4k4/9/9/9/9/9/9/9/4K4 b p 1', false],
    ['not with the other side to move', '4k4/9/9/9/9/9/9/9/4K4 w P 1', false],
    ['not on another board', '4k4/9/9/9/9/9/9/4K4/9 b P 1', false],
  ])('is the same %s', (_, sfen, expected) => {
    const one = positionOf(shogi, '4k4/9/9/9/9/9/9/9/4K4 b P 1');
    const other = positionOf(shogi, sfen);
    expect(samePosition(one, other)).toBe(expected);
    expect(one.keyLow === other.keyLow && one.keyHigh === other.keyHigh).toBe(expected);
  });

  test('hands of more than a set are counted and dropped from', () => {
    const moves = legalUsi(positionOf(shogi, '4k4/9/9/9/9/9/9/9/4K4 b 30G 1'));
    expect(moves.filter((usi) => usi.startsWith('G*'))).toHaveLength(79);
  });
});

function dead(variant: Variant, letter: string, file: number, rank: number): PlacementFault {
  return { code: 'dead-piece', kind: kindOf(variant, letter), square: makeSquare(file, rank) };
}
