import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { opposite } from '../../../source/core/color.ts';
import { type Position, pieceOn } from '../../../source/core/position.ts';
import { makeSquare } from '../../../source/core/square.ts';
import type { Variant } from '../../../source/core/variant.ts';
import { VARIANTS } from '../../../source/core/variants/index.ts';
import { LABEL_STYLES, type LabelStyle, pieceLabel } from '../../../source/notation/labels.ts';
import { formatRank } from '../../../source/notation/square.ts';
import { handPieces } from '../../../source/text/board-lines.ts';
import { shownLabels } from '../../../source/text/charset.ts';
import type { WindowSize } from '../../../source/ui/app.ts';
import { chooseLayout, type Layout } from '../../../source/ui/layout.ts';
import type { PlayScreen } from '../../../source/ui/screens/play.ts';
import {
  ambiguousCharacters,
  type Frame,
  frameWidth,
  renderScreen,
} from '../../helpers/frames.tsx';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk } from '../desk.ts';

/** Promoted pieces of both sides, and both hands. */
const MIDDLE: Readonly<Record<string, { readonly sfen: string; readonly move: string }>> = {
  yari: { sfen: '3k3/1+R3+b1/2+P1+n2/7/7/1p5/7/7/RBBKNNR b 2RP3pb 1', move: 'P*4e' },
  shogi: {
    sfen: '4k4/1+R3+b3/2+P1+s4/3+n5/9/5+l3/9/1B2R4/LNSGKGSNL b 2P3p2gs 1',
    move: 'P*5e',
  },
  ogi: { sfen: '4k3/1+R4+b1/2+P1+s3/+I2+n4/8/5+l2/1B4R1/LNSIKSNL b 2P3pbi 1', move: 'P*5e' },
};

const SIZES: readonly WindowSize[] = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 60, rows: 20 },
  { columns: 71, rows: 23 },
];

const CHARSETS = ['box', 'frame', 'ascii'] as const;

/** What each row of the board must hold, from the top: the labels, `` for an empty square. */
function expectedRows(position: Position, style: LabelStyle, flipped: boolean): string[][] {
  const { variant } = position;
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const files = flipped ? upTo(variant.files) : upTo(variant.files).reverse();
  const ranks = flipped ? upTo(variant.ranks).reverse() : upTo(variant.ranks);
  return ranks.map((rank) =>
    files.map((file) => {
      const piece = pieceOn(position, makeSquare(file, rank));
      if (piece === undefined) return '';
      const label = pieceLabel(variant, piece, style, { reigning: 'white' });
      return (piece.color === 'white' ? 'v' : '') + label;
    }),
  );
}

/** The rows of the board as they are drawn, with the mark of the rank behind each. */
function drawnRows({ lines }: Frame, layout: Layout): { cells: string[]; rank: string }[] {
  const rows: { cells: string[]; rank: string }[] = [];
  for (const line of lines) {
    const [, inside, rank] = /^ [│|](.*)[│|] ([a-i])(?: |$)/u.exec(line) ?? [];
    if (inside === undefined) continue;
    const empty = (cell: string) => cell.replace(/^(?:・|\.)$/, '');
    const cells = layout.lines ? inside.split(/[│|]/u) : sliceCells(inside, layout.cell);
    rows.push({ cells: cells.map((cell) => empty(cell.trim())), rank });
  }
  return rows;
}

/** A text in parts of so many columns. */
function sliceCells(text: string, width: number): string[] {
  const cells: string[] = [];
  let cell = '';
  for (const character of text) {
    cell += character;
    if (stringWidth(cell) < width) continue;
    cells.push(cell);
    cell = '';
  }
  return cells;
}

function screenOf(
  desk: Desk,
  variant: Variant,
  options: { sfen?: string; moves?: string } = {},
): PlayScreen {
  const { sfen, move } = MIDDLE[variant.id];
  return desk.playScreen(variant.id, { sfen, moves: move, ...options });
}

const COMBINATIONS = VARIANTS.flatMap((variant) =>
  LABEL_STYLES.flatMap((labels) =>
    CHARSETS.flatMap((charset) =>
      (['never', 'white'] as const).map((flip) => ({ variant, labels, charset, flip })),
    ),
  ),
);

describe.each(COMBINATIONS)(
  '$variant.id, $labels, $charset, flip $flip',
  ({ variant, labels, charset, flip }) => {
    test('is whole in every window', () => {
      const desk = new Desk({ settings: { labels, charset, flip } });
      const screen = screenOf(desk, variant);
      const { position } = screen.match.game;
      const flipped = flip === 'white';
      for (const size of SIZES) {
        const frame = renderScreen(screen, desk.services, size);
        const wished = shownLabels(labels, charset);
        const layout = chooseLayout(variant, wished, size.columns, size.rows) as Layout;
        const name = `${size.columns}x${size.rows}\n${frame.lines.join('\n')}`;
        expect(frameWidth(frame), name).toBeLessThanOrEqual(size.columns);
        expect(frame.lines.length, name).toBeLessThanOrEqual(size.rows - 1);

        const rows = drawnRows(frame, layout);
        expect(
          rows.map(({ cells }) => cells),
          name,
        ).toEqual(expectedRows(position, layout.labels, flipped));
        const ranks = Array.from({ length: variant.ranks }, (_, index) => formatRank(index + 1));
        const files = Array.from({ length: variant.files }, (_, index) => `${index + 1}`);
        expect(
          rows.map(({ rank }) => rank),
          name,
        ).toEqual(flipped ? ranks.reverse() : ranks);
        const digits = frame.lines[1].slice(0, layout.boardColumns).trim().split(/ +/);
        expect(digits.slice(0, variant.files), name).toEqual(flipped ? files : files.reverse());

        const bottom = flipped ? 'white' : 'black';
        const hands = [opposite(bottom), bottom] as const;
        const text = frame.lines.join('\n');
        const [upper, lower] = text.split('in hand').slice(1);
        for (const [index, shown] of [upper, lower].entries()) {
          for (const piece of handPieces(variant, position, hands[index], layout.labels)) {
            expect(shown, name).toContain(piece.text);
          }
        }
        const mark = charset === 'ascii' ? /[BW]: Guest/g : /[☗☖] (?:Black|White): Guest/gu;
        expect(text.match(mark), name).toHaveLength(2);
        expect(frame.lines[0], name).toMatch(/from a given position .*ply 1 - White to play$/);
        expect(frame.lines.at(-2), name).toMatch(/^ Last: 1\. Black P\*/);
        expect(frame.lines.at(-1), name).toMatch(/^ White> +Tab complete {2}\? help/);
        expect(frame.cursor, name).toEqual({ row: frame.lines.length - 1, column: 8 });

        if (charset !== 'box') expect(ambiguousCharacters(text), name).toEqual([]);
        if (charset === 'ascii') expect(text, name).toMatch(/^[\n -~]*$/);
      }
    });
  },
);

describe('a window that is too small', () => {
  test.each([
    [59, 20],
    [60, 19],
    [40, 10],
    [20, 5],
    [2, 2],
  ])('%ix%i gets one line, and the board when it has grown', (columns, rows) => {
    const desk = new Desk();
    const screen = screenOf(desk, variantOf('shogi'));
    const frame = renderScreen(screen, desk.services, { columns, rows });
    expect(frame.lines).toHaveLength(1);
    expect(frameWidth(frame)).toBeLessThanOrEqual(columns);
    expect(frame.cursor).toBeUndefined();
    if (columns >= 40) expect(frame.lines[0]).toBe('The board needs a window of 60x20.');
    const grown = renderScreen(screen, desk.services, { columns: 60, rows: 20 });
    expect(grown.lines).toHaveLength(15);
  });
});

describe('labels that do not fit', () => {
  test('are said once, at the start', () => {
    const desk = new Desk({ settings: { labels: 'kanji2' } });
    const player = desk.play('shogi');
    const size = { columns: 60, rows: 20 };
    const status = () => renderScreen(player.screen, desk.services, size).lines.at(-2);
    expect(status()).toBe(' Labels: kanji, for want of room.');
    player.enter('P-7f');
    expect(status()).toBe(' Last: 1. Black P-7f');
  });
});
