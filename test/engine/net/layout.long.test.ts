import { describe, expect, test } from 'vitest';
import { createLayout, layoutOf, WORD_SPAN } from '../../../source/engine/net/layout.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { handIndex, pieceCode } from '../../../source/rules/core/piece-code.ts';
import { makeSquare } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { HARDER, MADE_UP } from '../../helpers/made-up.ts';

const BUCKETS = [[], [2], [1, 3]];

/** The row of a piece word for a side. */
function rowOf(
  layout: ReturnType<typeof layoutOf>,
  side: number,
  orientation: number,
  word: number,
) {
  return layout.rows[((orientation << 1) | side) * WORD_SPAN + word];
}

const kindOf = (variant: Variant, letter: string) =>
  variant.pieces.findIndex(({ sfen }) => sfen === letter);

describe.each([...VARIANTS, ...MADE_UP, ...HARDER])('$id', (variant) => {
  test.each(BUCKETS)('each row of a side is one piece, and all rows are used', (...bucketRanks) => {
    const layout = createLayout(variant, bucketRanks);
    for (const side of [0, 1]) {
      for (const mirror of [0, 1]) {
        const used: number[] = [];
        for (let bucket = 0; bucket < layout.buckets; bucket++) {
          for (let word = 0; word < WORD_SPAN; word++) {
            const row = itemAt(
              layout.rows,
              ((((bucket << 1) | mirror) << 1) | side) * WORD_SPAN + word,
            );
            if (row !== layout.inputs) used.push(row);
          }
        }
        expect(used.sort((a, b) => a - b)).toEqual([...Array(layout.inputs).keys()]);
      }
    }
  });

  test('White sees the turned board with the colours changed as Black sees the board', () => {
    const { rows, orientations } = layoutOf(variant);
    const { files, ranks } = variant;
    for (let file = 1; file <= files; file++) {
      for (let rank = 1; rank <= ranks; rank++) {
        const square = makeSquare(file, rank);
        const turned = makeSquare(files + 1 - file, ranks + 1 - rank);
        expect(orientations[square]).toBe(orientations[256 | turned]);
        for (let code = 0x20; code < 0x40; code++) {
          const black = rows[(code << 8) | square];
          expect(rows[WORD_SPAN + (((code ^ 0x60) << 8) | turned)]).toBe(black);
        }
      }
    }
  });
});

test('a king in the left half mirrors the board, one in the middle does not', () => {
  const { orientations } = layoutOf(shogi);
  const seen = (side: number, file: number) => orientations[(side << 8) | makeSquare(file, 5)];
  expect([1, 4, 5, 6, 9].map((file) => seen(0, file))).toEqual([0, 0, 0, 1, 1]);
  expect([1, 4, 5, 6, 9].map((file) => seen(1, file))).toEqual([1, 1, 0, 0, 0]);
});

test('the mirrored board has the rows of the mirrored pieces', () => {
  const layout = layoutOf(shogi);
  const word = (file: number) => (pieceCode('white', 2, true) << 8) | makeSquare(file, 3);
  for (const file of [1, 2, 5, 9]) {
    expect(rowOf(layout, 0, 1, word(file))).toBe(rowOf(layout, 0, 0, word(10 - file)));
  }
});

test('where a piece moves otherwise to the left than to the right, nothing is mirrored', () => {
  const birds = itemAt(
    MADE_UP.filter(({ id }) => id === 'birds'),
    0,
  );
  expect(new Set(layoutOf(birds).orientations)).toEqual(new Set([0]));
});

test('buckets follow the rank of the king from its own edge', () => {
  const { orientations, buckets } = createLayout(shogi, [1, 3]);
  const bucket = (side: number, rank: number) =>
    itemAt(orientations, (side << 8) | makeSquare(5, rank)) >> 1;
  expect(buckets).toBe(3);
  expect([9, 8, 7, 6, 1].map((rank) => bucket(0, rank))).toEqual([0, 1, 1, 2, 2]);
  expect([1, 2, 3, 4, 9].map((rank) => bucket(1, rank))).toEqual([0, 1, 1, 2, 2]);
});

test('what stays out has no row: kings in hand, more than there are, walls', () => {
  const layout = layoutOf(shogi);
  const rook = kindOf(shogi, 'R');
  const held = (kind: number, n: number) => rowOf(layout, 0, 0, (handIndex(0, kind) << 8) | n);
  expect(held(rook, 2)).toBeLessThan(layout.inputs);
  expect(held(rook, 3)).toBe(layout.inputs);
  expect(held(rook, 0)).toBe(layout.inputs);
  expect(held(kindOf(shogi, 'K'), 1)).toBe(layout.inputs);
  expect(held(kindOf(shogi, 'P'), 18)).toBeLessThan(layout.inputs);
  expect(rowOf(layout, 0, 0, (pieceCode('black', rook, false) << 8) | makeSquare(0, 1))).toBe(
    layout.inputs,
  );
});

test('shogi has a row for each of 14 faces on 81 squares and of 38 pieces in hand, twice', () => {
  expect(layoutOf(shogi).inputs).toBe(2 * (14 * 81 + 38));
});

describe('the hash', () => {
  const { hash } = layoutOf(shogi);
  const game: Variant = shogi;
  const [first, ...rest] = shogi.pieces;
  const CHANGES: readonly (readonly [string, Partial<Variant>])[] = [
    ['ranks', { ranks: 8, start: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1' }],
    [
      'a letter',
      {
        pieces: shogi.pieces.map((piece) => (piece.sfen === 'G' ? { ...piece, sfen: 'X' } : piece)),
        start: shogi.start.replaceAll('g', 'x').replaceAll('G', 'X'),
      },
    ],
    [
      'a movement',
      {
        pieces: shogi.pieces.map((piece) =>
          piece.sfen === 'G' ? { ...piece, front: { ...piece.front, betza: 'K' } } : piece,
        ),
      },
    ],
    [
      'a promoted side',
      {
        pieces: game.pieces.map(({ back, ...piece }) =>
          back && piece.sfen !== 'S' ? { ...piece, back } : piece,
        ),
      },
    ],
    ['the order of the pieces', { pieces: [...rest, first].flatMap((piece) => piece ?? []) }],
    ['a piece less', { start: shogi.start.replace('LNSG', 'LNS1') }],
  ];

  test.each(CHANGES)('changes with %s', (_, change) => {
    expect(layoutOf({ ...shogi, ...change }).hash).not.toBe(hash);
  });

  test('changes with the buckets', () => {
    const hashes = BUCKETS.map((bucketRanks) => createLayout(shogi, bucketRanks).hash);
    expect(new Set(hashes).size).toBe(3);
  });

  test.each<readonly [string, Partial<Variant>]>([
    ['a copy', structuredClone(shogi)],
    ['another name', { name: 'Chess', kanji: '棋' }],
    ['another order of the handicaps', { handicaps: [] }],
  ])('stays the same with %s', (_, change) => {
    expect(layoutOf({ ...shogi, ...change }).hash).toBe(hash);
  });
});
