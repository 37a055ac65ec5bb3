import { describe, expect, test } from 'vitest';
import { type BoardSvgStyle, boardSvg } from '../../source/picture/board-svg.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { type Placement, pieceOn } from '../../source/rules/core/position.ts';
import { makeSquare } from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { LABEL_STYLES, pieceLabel } from '../../source/rules/notation/labels.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { ogi } from '../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { firstItems } from '../helpers/items.ts';
import {
  drawn,
  numberOf,
  piecesOf,
  readSvg,
  type SeenPiece,
  textsOf,
  within,
} from './svg-reader.ts';

const MIDDLE = readSfen(
  shogi,
  'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1',
).placement;
const YARI_MIDDLE = readSfen(
  yari,
  '2n1k1r/3+B3/p1p+P1pp/3+n3/7/2P1+p2/P4PP/2+R4/RB2K1R w 2Pb3pn 1',
).placement;
const OGI_MIDDLE = readSfen(
  ogi,
  'ln2k1nl/1+R4b1/p1+Ip1ppp/8/2+P5/8/P1P2PPP/LNSK2NL w I2PSri3p 1',
).placement;

const POSITIONS: readonly (readonly [string, Variant, Placement])[] = [
  ...VARIANTS.map((variant) => [variant.id, variant, startPosition(variant).placement] as const),
  ['shogi, middle', shogi, MIDDLE],
  ['yari, middle', yari, YARI_MIDDLE],
  ['ogi, middle', ogi, OGI_MIDDLE],
];

const KANJI: BoardSvgStyle = { labels: 'kanji' };

/** The board is the rectangle with an edge. */
function boardOf(svg: string): { x: number; y: number; width: number; height: number } {
  const edge = drawn(readSvg(svg)).find(({ attributes }) => attributes.has('stroke-width'));
  if (edge === undefined) throw new Error('no board');
  const [x, y, width, height] = firstItems(
    ['x', 'y', 'width', 'height'].map((name) => numberOf(edge, name)),
    4,
  );
  return { x, y, width, height };
}

/** The pieces on the board by column and row, from the left upper corner, and those beside it. */
function seen(svg: string, { files, ranks }: Variant) {
  const board = boardOf(svg);
  const picture = readSvg(svg);
  const pieces = piecesOf(picture, drawn(picture)).map((piece) => ({
    ...piece,
    column: ((piece.x - board.x) / board.width) * files - 0.5,
    row: ((piece.y - board.y) / board.height) * ranks - 0.5,
  }));
  const isInside = ({ x }: SeenPiece) => x > board.x && x < board.x + board.width;
  return {
    inside: pieces.filter(isInside),
    left: pieces.filter(({ x }) => x < board.x),
    right: pieces.filter(({ x }) => x > board.x + board.width),
  };
}

describe.each(POSITIONS)('%s', (_name, variant, placement) => {
  describe.each(LABEL_STYLES)('%s', (labels) => {
    test.each([false, true])('every piece stands once at its square; flipped: %s', (flipped) => {
      const { inside } = seen(boardSvg(variant, placement, { labels, flipped }), variant);
      const rows = Array.from({ length: variant.ranks }, (_, row) => row);
      const columns = Array.from({ length: variant.files }, (_, column) => column);
      const shown = variant.wideKanji && labels === 'kanji' ? 'kanji2' : labels;
      const expected = rows.flatMap((row) =>
        columns.flatMap((column) => {
          const file = flipped ? column + 1 : variant.files - column;
          const rank = flipped ? variant.ranks - row : row + 1;
          const piece = pieceOn(placement, makeSquare(file, rank));
          if (piece === undefined) return [];
          const label = pieceLabel(variant, piece, shown);
          const turned = (piece.color === 'white') !== flipped;
          return [{ column, row, label, turned, red: piece.promoted }];
        }),
      );
      const found = inside.map(({ column, row, label, turned, red }) => ({
        column,
        row,
        label,
        turned,
        red,
      }));
      expect(found).toEqual(expected);
    });
  });
});

test('hands stand beside the board, the strongest first, with their numbers', () => {
  const svg = boardSvg(shogi, MIDDLE, KANJI);
  const { left, right } = seen(svg, shogi);
  expect(left.map(({ label, turned }) => [label, turned])).toEqual([
    ['金', true],
    ['銀', true],
    ['桂', true],
    ['歩', true],
  ]);
  expect(right.map(({ label, turned }) => [label, turned])).toEqual([
    ['飛', false],
    ['金', false],
  ]);
  const count = drawn(readSvg(svg)).filter(
    (element) => element.name === 'text' && numberOf(element, 'y') > 0 && element.text === '5',
  );
  expect(count.map((element) => numberOf(element, 'y') - itemAt(left, 3).y)).toContain(8);
});

test('hands change sides with the board', () => {
  const { left, right } = seen(boardSvg(shogi, MIDDLE, { ...KANJI, flipped: true }), shogi);
  expect(left.map(({ label, turned }) => label + turned)).toEqual(['飛true', '金true']);
  expect(right.map(({ label }) => label).join('')).toBe('金銀桂歩');
  expect(right.every(({ turned }) => !turned)).toBe(true);
});

test('the fullest hand has room on its stand', () => {
  const sfen = '4k4/9/9/9/4p4/9/9/9/4K4 b 2R2B4G4S4N4L17P 1';
  const svg = boardSvg(shogi, readSfen(shogi, sfen).placement, KANJI);
  const { right } = seen(svg, shogi);
  const board = boardOf(svg);
  expect(right.map(({ label }) => label).join('')).toBe('飛角金銀桂香歩');
  expect(itemAt(right, 0).y).toBeGreaterThan(board.y);
  expect(itemAt(right, 6).y).toBeLessThan(board.y + board.height - 20);
  expect(textsOf(drawn(readSvg(svg)))).toContain('17');
});

test('the squares of the last move are tinted, that of a drop alone', () => {
  const tints = (style: Partial<BoardSvgStyle>) => {
    const svg = boardSvg(shogi, MIDDLE, { ...KANJI, ...style });
    const board = boardOf(svg);
    return drawn(readSvg(svg))
      .filter(({ name, attributes }) => name === 'rect' && attributes.get('width') === '50')
      .map((rect) => [(numberOf(rect, 'x') - board.x) / 50, (numberOf(rect, 'y') - board.y) / 54]);
  };
  const [from, to] = [makeSquare(2, 5), makeSquare(2, 4)];
  expect(tints({})).toEqual([]);
  expect(tints({ lastMove: { to } })).toEqual([[7, 3]]);
  expect(tints({ lastMove: { from, to } })).toEqual([
    [7, 4],
    [7, 3],
  ]);
  expect(tints({ lastMove: { to }, flipped: true })).toEqual([[1, 5]]);
});

test.each([
  [undefined, false, '987654321abcdefghi'],
  ['digits', false, '987654321123456789'],
  ['kanji', false, '987654321一二三四五六七八九'],
  ['letters', true, '123456789ihgfedcba'],
] as const)('coordinates %s, flipped %s', (coordinates, flipped, expected) => {
  const style = { ...KANJI, flipped, ...(coordinates && { coordinates }) };
  const svg = boardSvg(shogi, startPosition(shogi).placement, style);
  expect(textsOf(drawn(readSvg(svg))).join('')).toBe(expected);
});

test.each([
  ['yari', yari, [2, 5], [3, 6]],
  ['shogi', shogi, [3, 6], [3, 6]],
  ['ogi', ogi, [3, 5], [3, 5]],
] as const)('%s: dots stand at the corners of the zones', (_id, variant, files, ranks) => {
  const svg = boardSvg(variant, startPosition(variant).placement, KANJI);
  const board = boardOf(svg);
  const dots = drawn(readSvg(svg)).filter(({ name }) => name === 'circle');
  const places = dots.map((dot) => [
    ((numberOf(dot, 'cx') - board.x) / board.width) * variant.files,
    ((numberOf(dot, 'cy') - board.y) / board.height) * variant.ranks,
  ]);
  expect(places).toEqual(files.flatMap((file) => ranks.map((rank) => [file, rank])));
});

test('names and title are escaped', () => {
  const names = { black: '<b> & "co"', white: '谷川\u0000\uD800 ]]>', title: 'a < b & "c"' };
  const svg = readSvg(boardSvg(shogi, MIDDLE, { ...KANJI, ...names }));
  const texts = textsOf(drawn(svg));
  expect(texts).toContain('<b> & "co"');
  expect(texts).toContain('谷川   ]]>');
  expect(svg.children[0]).toMatchObject({ name: 'title', text: 'a < b & "c"' });
});

test("names stand at their players' sides, and a long one is smaller", () => {
  const nameOf = (style: Partial<BoardSvgStyle>, name: string) => {
    const svg = boardSvg(shogi, MIDDLE, { ...KANJI, white: 'White', ...style });
    const text = drawn(readSvg(svg)).find((element) => element.text === name);
    if (text === undefined) throw new Error(`no ${name}`);
    return { isBelow: numberOf(text, 'y') > boardOf(svg).y, size: numberOf(text, 'font-size') };
  };
  const long = 'Long'.repeat(50);
  expect(nameOf({ black: 'Black' }, 'Black')).toEqual({ isBelow: true, size: 17 });
  expect(nameOf({ black: 'Black' }, 'White').isBelow).toBe(false);
  expect(nameOf({ black: 'Black', flipped: true }, 'Black').isBelow).toBe(false);
  expect(nameOf({ black: long }, long).size * 200 * 0.6).toBeLessThan(600);
});

test.each([
  ['white', '玉', '王'],
  ['black', '王', '玉'],
  ['both', '王', '王'],
] as const)('reigning %s', (reigning, black, white) => {
  const svg = boardSvg(shogi, startPosition(shogi).placement, { ...KANJI, reigning });
  const royal = seen(svg, shogi).inside.filter(({ label }) => '王玉'.includes(label));
  expect(royal.map(({ label }) => label)).toEqual([white, black]);
});

test('a file for itself, the same each time', () => {
  const svg = boardSvg(shogi, MIDDLE, KANJI);
  expect(boardSvg(shogi, MIDDLE, KANJI)).toBe(svg);
  const { attributes } = readSvg(svg);
  expect(attributes.get('viewBox')).toBe(
    `0 0 ${attributes.get('width')} ${attributes.get('height')}`,
  );
  const elements = new Set(within(readSvg(svg)).map(({ name }) => name));
  const plain = ['circle', 'defs', 'g', 'path', 'rect', 'svg', 'text', 'use'];
  expect([...elements].sort()).toEqual(plain);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|data:|NaN/);
});
