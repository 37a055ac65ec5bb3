import { describe, expect, test } from 'vitest';
import { layoutOf, WORD_SPAN, wordFromKing } from '../../../source/engine/net/layout.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { BLACK_BIT, handIndex, pieceCode } from '../../../source/rules/core/piece-code.ts';
import { rulesOf } from '../../../source/rules/core/rules.ts';
import {
  fileOf,
  makeSquare,
  NO_SQUARE,
  rankOf,
  type Square,
} from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { HARDER, MADE_UP } from '../../helpers/made-up.ts';

/** The row of a piece word for a side. */
function rowOf(layout: ReturnType<typeof layoutOf>, side: number, mirror: number, word: number) {
  return layout.rows[((mirror << 1) | side) * WORD_SPAN + word];
}

/** The row of a piece word for a side whose king stands on a square. */
function nearRowOf(
  { nearRows, mirrors }: ReturnType<typeof layoutOf>,
  side: number,
  king: number,
  word: number,
) {
  const mirror = itemAt(mirrors, (side << 8) | king);
  return nearRows[((mirror << 1) | side) * WORD_SPAN + wordFromKing(word, king)];
}

const kindOf = (variant: Variant, letter: string) =>
  variant.pieces.findIndex(({ sfen }) => sfen === letter);

describe.each([...VARIANTS, ...MADE_UP, ...HARDER])('$id', (variant) => {
  const layout = layoutOf(variant);
  const { files, ranks } = variant;
  const squares = Array.from(rulesOf(variant).squares) as Square[];

  test('each row of a side is one piece, and all rows are used', () => {
    for (let table = 0; table < 4 * WORD_SPAN; table += WORD_SPAN) {
      const ofTable = [layout.rows, layout.nearRows].flatMap((rows) =>
        Array.from(rows.subarray(table, table + WORD_SPAN)).filter((row) => row !== layout.inputs),
      );
      expect(ofTable.sort((a, b) => a - b)).toEqual([...Array(layout.inputs).keys()]);
    }
  });

  test('White sees the turned board with the colours changed as Black sees the board', () => {
    const turned = (square: Square) =>
      makeSquare(files + 1 - fileOf(square), ranks + 1 - rankOf(square));
    for (const square of squares) {
      expect(layout.mirrors[square]).toBe(layout.mirrors[256 | turned(square)]);
      for (let code = 0x20; code < 0x40; code++) {
        const black = layout.rows[(code << 8) | square];
        const word = ((code ^ 0x60) << 8) | turned(square);
        expect(layout.rows[WORD_SPAN + word]).toBe(black);
        const near = squares.map((king) => [
          nearRowOf(layout, 0, king, (code << 8) | square),
          nearRowOf(layout, 1, turned(king), word),
        ]);
        expect(near.filter(([row, other]) => row !== other)).toEqual([]);
      }
    }
  });

  test('a piece has a near row within two files and two ranks of the king alone', () => {
    const pawn = BLACK_BIT << 8;
    for (const king of squares) {
      const near = squares.filter((square) => {
        const files = Math.abs(fileOf(square) - fileOf(king));
        const ranks = Math.abs(rankOf(square) - rankOf(king));
        return files <= 2 && ranks <= 2 && square !== king;
      });
      const found = squares.filter(
        (square) => nearRowOf(layout, 1, king, pawn | square) !== layout.inputs,
      );
      expect(found).toEqual(near);
    }
  });

  test('nothing is near a side without a king, and no piece in hand is near', () => {
    const onBoard = squares.map((square) => (BLACK_BIT << 8) | square);
    for (const word of onBoard) {
      expect(nearRowOf(layout, 0, NO_SQUARE, word)).toBe(layout.inputs);
    }
    const held = (handIndex(1, 0) << 8) | 1;
    for (const king of squares) expect(nearRowOf(layout, 0, king, held)).toBe(layout.inputs);
  });
});

test('a king in the left half mirrors the board, one in the middle does not', () => {
  const { mirrors } = layoutOf(shogi);
  const seen = (side: number, file: number) => mirrors[(side << 8) | makeSquare(file, 5)];
  expect([1, 4, 5, 6, 9].map((file) => seen(0, file))).toEqual([0, 0, 0, 1, 1]);
  expect([1, 4, 5, 6, 9].map((file) => seen(1, file))).toEqual([1, 1, 0, 0, 0]);
});

test('the mirrored board has the rows of the mirrored pieces', () => {
  const layout = layoutOf(shogi);
  const word = (file: number) => (pieceCode('white', 2, true) << 8) | makeSquare(file, 3);
  for (const file of [1, 2, 5, 9]) {
    expect(rowOf(layout, 0, 1, word(file))).toBe(rowOf(layout, 0, 0, word(10 - file)));
    const near = (king: number) =>
      nearRowOf(layout, 0, makeSquare(king, 4), word(king < 5 ? file : 10 - file));
    expect(near(2)).toBe(near(8));
  }
});

test('where a piece moves otherwise to the left than to the right, nothing is mirrored', () => {
  const birds = itemAt(
    MADE_UP.filter(({ id }) => id === 'birds'),
    0,
  );
  expect(new Set(layoutOf(birds).mirrors)).toEqual(new Set([0]));
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

test('shogi has rows for 14 faces on 81 squares, 38 in hand and 24 squares about a king', () => {
  expect(layoutOf(shogi).inputs).toBe(2 * (14 * 81 + 38) + 27 * 24);
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

  test.each<readonly [string, Partial<Variant>]>([
    ['a copy', structuredClone(shogi)],
    ['another name', { name: 'Chess', kanji: '棋' }],
    ['another order of the handicaps', { handicaps: [] }],
  ])('stays the same with %s', (_, change) => {
    expect(layoutOf({ ...shogi, ...change }).hash).toBe(hash);
  });
});
