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
  [40, 16],
  [40, 20],
  [45, 18],
  [59, 19],
  [60, 20],
  [71, 23],
  [80, 24],
  [99, 35],
  [100, 36],
  [120, 40],
  [200, 60],
].map(([columns, rows]) => ({ columns, rows }));

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
  const top = lines.findIndex((line) => /^ +[1-9](?: +\d)+(?: |$)/.test(line)) + 1;
  for (const line of lines.slice(top, top + layout.boardRows - 1)) {
    const squares = layout.frame
      ? /^ [│|](.*)[│|](?: ([a-i]))?(?: |$)/u.exec(line)
      : /^ (.*?) ([a-i])(?: |$)/u.exec(line);
    if (!squares) continue;
    const [, inside, rank] = squares;
    const texts = layout.lines ? inside.split(/[│|]/u) : sliceCells(inside, layout.cell);
    const cells = texts.map((cell) => cell.trim().replace(/^(?:・|\.)$/, ''));
    if (rank !== undefined) rows.push({ cells, rank });
    // The lower half of the squares belongs to the row above.
    else for (const [at, cell] of cells.entries()) rows[rows.length - 1].cells[at] += cell;
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
        const [head, bottom] = [layout.title ? 1 : 0, flipped ? 'white' : 'black'] as const;
        const digits = frame.lines[head + (layout.hands === 'rows' ? 1 : 0)];
        const drawn = digits.slice(0, layout.boardColumns).trim().split(/ +/);
        expect(drawn.slice(0, variant.files), name).toEqual(flipped ? files : files.reverse());

        const text = frame.lines.join('\n');
        for (const [index, shown] of handTexts(frame, layout).entries()) {
          const color = index === 0 ? opposite(bottom) : bottom;
          for (const piece of handPieces(variant, position, color, layout.labels)) {
            expect(shown, name).toContain(piece.text);
          }
        }
        expect(text.match(charset === 'ascii' ? /[BW]: /g : /[☗☖] /gu), name).toHaveLength(2);
        if (layout.panelColumns >= 18) {
          const names = charset === 'ascii' ? /[BW]: Guest/g : /[☗☖] (?:Black|White): Guest/gu;
          expect(text.match(names), name).toHaveLength(2);
        }
        if (layout.title) {
          expect(frame.lines[0], name).toMatch(/from a given position /);
          if (size.columns >= 71) expect(frame.lines[0], name).toMatch(/ply 1 - White to play$/);
        }
        expect(frame.lines.slice(-4, -1).join(''), name).toMatch(/ Last: 1\. Black P\*/);
        expect(frame.lines.at(-1), name).toMatch(/^ White> +Tab complete/);
        expect(frame.cursor, name).toEqual({ row: frame.lines.length - 1, column: 8 });

        if (charset !== 'box') expect(ambiguousCharacters(text), name).toEqual([]);
        if (charset === 'ascii') expect(text, name).toMatch(/^[\n -~]*$/);
      }
    });
  },
);

/** What is drawn of the upper hand and of the lower one. */
function handTexts({ lines }: Frame, layout: Layout): string[] {
  const first = layout.title ? 1 : 0;
  const end = first + layout.boardRows + (layout.hands === 'rows' ? 2 : 0);
  if (layout.hands === 'rows') return [lines[first], lines[end - 1]];
  const half = first + Math.floor(layout.boardRows / 2);
  return [lines.slice(first, half), lines.slice(half, end)].map((part) => part.join('\n'));
}

describe('a window that is too small', () => {
  test.each([
    [39, 16, 'The board needs a window of 40x16.'],
    [40, 15, 'The board needs a window of 40x16.'],
    [39, 15, 'The board needs a window of 40x16.'],
    [200, 5, 'The board needs a window of 40x16.'],
    [35, 60, 'The board needs a window of 40x16.'],
    [34, 16, 'It needs 40x16.'],
    [16, 5, 'It needs 40x16.'],
    [15, 5, '40x16'],
    [6, 2, '40x16'],
    [2, 2, '.'],
  ])('%ix%i gets one line, and the board when it has grown', (columns, rows, text) => {
    const desk = new Desk();
    const screen = screenOf(desk, variantOf('shogi'));
    const frame = renderScreen(screen, desk.services, { columns, rows });
    expect(frame.lines).toEqual([text]);
    expect(frame.cursor).toBeUndefined();
    const grown = renderScreen(screen, desk.services, { columns: 60, rows: 20 });
    expect(grown.lines).toHaveLength(15);
  });
});

describe('labels that do not fit', () => {
  const NOTICE = 'Labels: kanji, for want of room.';
  const SMALL = { columns: 60, rows: 20 };

  function game(labels: 'kanji' | 'kanji2') {
    const desk = new Desk({ settings: { labels } });
    const player = desk.play('shogi');
    const status = (size: WindowSize = SMALL) =>
      renderScreen(player.screen, desk.services, size).lines.at(-2)?.trim();
    return { player, status };
  }

  test('are said once at the start', () => {
    const { player, status } = game('kanji2');
    expect(status()).toBe(NOTICE);
    player.enter('P-7f');
    expect(status()).toBe('Last: 1. Black P-7f');
  });

  test('are said once when the window has become too small for them', () => {
    const { player, status } = game('kanji2');
    expect(status({ columns: 80, rows: 24 })).toBe('');
    player.enter('P-7f');
    expect(status({ columns: 80, rows: 24 })).toBe('Last: 1. Black P-7f');
    expect(status()).toBe(`${NOTICE}  Last: 1. Black P-7f`);
    player.enter('P-3d');
    expect(status()).toBe('Last: 2. White P-3d');
  });

  test('are said once after a change of labels', () => {
    const { player, status } = game('kanji');
    player.enter('P-7f');
    expect(status()).toBe('Last: 1. Black P-7f');
    player.enter('labels kanji2');
    expect(status()).toBe(`${NOTICE}  Last: 1. Black P-7f`);
    player.enter('P-3d');
    expect(status()).toBe('Last: 2. White P-3d');
  });
});
