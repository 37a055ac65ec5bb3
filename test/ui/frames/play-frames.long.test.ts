import { describe, expect, test } from 'vitest';
import { opposite } from '../../../source/rules/core/color.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { type Position, pieceOn } from '../../../source/rules/core/position.ts';
import { makeSquare } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import {
  LABEL_STYLES,
  type LabelStyle,
  pieceLabel,
} from '../../../source/rules/notation/labels.ts';
import { formatRank } from '../../../source/rules/notation/square.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { handPieces } from '../../../source/text/board-lines.ts';
import { shownLabels } from '../../../source/text/charset.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { chooseLayout, type Layout } from '../../../source/ui/board/layout.ts';
import type { WindowSize } from '../../../source/ui/ink/window.ts';
import type { PlayScreen } from '../../../source/ui/screens/play/play.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { columnsOf, squareText } from '../../helpers/drawn-cells.ts';
import {
  ambiguousCharacters,
  type Frame,
  frameHeight,
  frameWidth,
  renderScreen,
} from '../../helpers/frames.tsx';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk } from '../desk.ts';

/** Promoted pieces of both sides, and both hands, in some of the games. */
const MIDDLE: Readonly<Record<string, { readonly sfen: string; readonly move: string }>> = {
  yari: { sfen: '3k3/1+R3+b1/2+P1+n2/7/7/1p5/7/7/RBBKNNR b 2RP3pb 1', move: 'P*4e' },
  shogi: {
    sfen: '4k4/1+R3+b3/2+P1+s4/3+n5/9/5+l3/9/1B2R4/LNSGKGSNL b 2P3p2gs 1',
    move: 'P*5e',
  },
  ogi: { sfen: '4k3/1+R4+b1/2+P1+s3/+I2+n4/8/5+l2/1B4R1/LNSIKSNL b 2P3pbi 1', move: 'P*5e' },
};

const SIZES: readonly WindowSize[] = (
  [
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
    [140, 48],
    [200, 60],
  ] as const
).map(([columns, rows]) => ({ columns, rows }));

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
      return (piece.color === (flipped ? 'black' : 'white') ? 'v' : '') + label;
    }),
  );
}

/** The ranks of the board as they are drawn, with the mark behind each. */
function drawnRows({ lines }: Frame, layout: Layout): { cells: string[]; rank: string }[] {
  const { cell, cellRows, files } = layout;
  const edge = layout.frame ? 1 : 0;
  const gap = layout.lines ? 1 : 0;
  const top = boardTop(lines, layout) + 1 + edge;
  const count = (layout.boardRows - 1 - 2 * edge + gap) / (cellRows + gap);
  return Array.from({ length: count }, (_, at) => {
    const first = top + at * (cellRows + gap);
    const rows = lines.slice(first, first + cellRows);
    const cells = Array.from({ length: files }, (_, file) =>
      squareText(
        rows.map((row) => withoutSides(columnsOf(row, 1 + edge + file * (cell + gap), cell))),
      ),
    );
    const middle = itemAt(rows, Math.floor((cellRows - 1) / 2));
    return {
      // The last move has a sign beside its piece.
      cells: cells.map((text) => text.replace(/^(?:・|\.)$| *[|┃│] */g, '')),
      rank: columnsOf(middle, layout.boardColumns - 3 + 1, 1),
    };
  });
}

/** A row of a square without the sign of the last move beside the point or the foot of an outline. */
function withoutSides(row: string): string {
  return row.replace(/^[|┃║:](?=[╱╲/\\┌└+])|(?<=[╱╲/\\┐┘+])[|┃║:]$/gu, ' ');
}

/** The row with the digits of the files. */
function boardTop(lines: readonly string[], layout: Layout): number {
  const title = layout.title ? 1 : 0;
  return title + (lines[title] === '' ? 1 : 0) + (layout.hands === 'rows' ? 1 : 0);
}

function screenOf(
  desk: Desk,
  variant: Variant,
  options: { sfen?: string; moves?: string } = {},
): PlayScreen {
  const middle = MIDDLE[variant.id];
  if (middle === undefined) throw new RangeError(`no middle game of ${variant.id}`);
  const { sfen, move: moves } = middle;
  return desk.playScreen(variant.id, { sfen, moves, ...options });
}

const COMBINATIONS = VARIANTS.filter(({ id }) => id in MIDDLE).flatMap((variant) =>
  LABEL_STYLES.flatMap((labels) =>
    CHARSETS.flatMap((charset) =>
      (['never', 'white'] as const).map((flip) => ({ variant, labels, charset, flip })),
    ),
  ),
);

describe.each(partOfDay(COMBINATIONS, 4))(
  '$variant.id, $labels, $charset, flip $flip',
  ({ variant, labels, charset, flip }) => {
    test('is whole in every window', () => {
      const desk = new Desk({ settings: { labels, charset, flip } });
      const screen = screenOf(desk, variant);
      const { position } = screen.activity.match.game;
      const flipped = flip === 'white';
      for (const size of SIZES) {
        const frame = renderScreen(screen, desk.services, size);
        const wished = shownLabels(labels, charset);
        const layout = chooseLayout(
          ENGLISH,
          { variant: variant, labels: wished, hasTiles: false },
          size.columns,
          size.rows,
        ) as Layout;
        const name = `${size.columns}x${size.rows}\n${frame.lines.join('\n')}`;
        expect(frameWidth(frame), name).toBeLessThanOrEqual(size.columns);
        expect(frameHeight(frame), name).toBeLessThanOrEqual(size.rows - 1);

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
        const bottom = flipped ? 'white' : 'black';
        const digits = itemAt(frame.lines, boardTop(frame.lines, layout));
        const drawn = digits.slice(0, layout.boardColumns).trim().split(/ +/);
        expect(drawn.slice(0, variant.files), name).toEqual(flipped ? files : files.reverse());

        const text = frame.lines.join('\n');
        for (const [index, shown] of handTexts(frame, layout).entries()) {
          const color = index === 0 ? opposite(bottom) : bottom;
          for (const piece of handPieces(variant, position, color, layout.labels)) {
            // Beside high squares the kanji of an outline stand one above the other.
            const parts = layout.cellRows >= 3 ? [...piece.text] : [piece.text];
            for (const part of parts) expect(shown, name).toContain(part);
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
        const isListed = layout.airy && layout.panelColumns >= 18;
        if (isListed) expect(text, name).toMatch(/ 1\. +(?:\.\. +)?P\*/);
        expect(/Last:\s+1\.\s+Black P\*/.test(text), name).toBe(!isListed);
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
  const top = boardTop(lines, layout);
  const end = top + layout.boardRows;
  if (layout.hands === 'rows') return [itemAt(lines, top - 1), itemAt(lines, end)];
  const half = top + Math.floor(layout.boardRows / 2);
  return [lines.slice(top, half), lines.slice(half, end)].map((part) => part.join('\n'));
}

describe('a window that is too small', () => {
  test.each([
    [200, 5, 'This window is 200×5; the board needs 40×16. --plain plays without one.'],
    [39, 16, 'This window is 39×16; the board needs|40×16. --plain plays without one.'],
    [40, 15, 'This window is 40×15; the board needs|40×16. --plain plays without one.'],
    [30, 10, 'This window is 30×10; the|board needs 40×16. --plain|plays without one.'],
    [30, 3, 'The board needs 40×16.'],
    [15, 3, 'The board|needs 40×16.'],
    [15, 2, '40×16'],
    [6, 2, '40×16'],
    [2, 2, '4'],
  ])('%ix%i gets what it has room for, and the board when it has grown', (columns, rows, text) => {
    const desk = new Desk();
    const screen = screenOf(desk, variantOf('shogi'));
    const frame = renderScreen(screen, desk.services, { columns, rows });
    expect(frame.lines.join('|')).toBe(text);
    expect(frame.cursor).toBeUndefined();
    const grown = renderScreen(screen, desk.services, { columns: 60, rows: 20 });
    expect(grown.lines.join('\n')).toContain('ply 1 - White to play');
  });
});

test.each([40, 44, 60, 80])('the words after the end are whole in %i columns', (columns) => {
  const desk = new Desk();
  const { screen } = desk.play('shogi').resign();
  const { lines } = renderScreen(screen, desk.services, { columns, rows: 24 });
  const words = (lines.at(-1) ?? '').replace(/^ Game over> +/, '').split(/ +/);
  const all = ['analyse', 'rematch', 'replay', 'undo', 'menu', 'quit', '(Tab)'];
  expect(words).toEqual(all.slice(0, words.length));
  expect(words.length).toBeGreaterThan(1);
});

describe('labels that do not fit', () => {
  const NOTICE = 'There is room only for the labels kanji.';
  const SMALL = { columns: 60, rows: 20 };

  function game(labels: 'kanji' | 'kanji2') {
    const desk = new Desk({ settings: { labels } });
    const player = desk.play('shogi');
    const linesIn = (size: WindowSize) => renderScreen(player.screen, desk.services, size).lines;
    const status = (size: WindowSize = SMALL) => {
      const lines = linesIn(size);
      const below = lines.slice(lines.findLastIndex((line) => line.startsWith(' └')) + 1, -1);
      return below
        .map((line) => line.trim())
        .join(' ')
        .trim();
    };
    return { player, status };
  }

  // The list of moves has the last one.
  test('are said once at the start', () => {
    const { player, status } = game('kanji2');
    expect(status()).toBe(NOTICE);
    player.enter('P-7f');
    expect(status()).toBe('');
  });

  test('are said once when the window has become too small for them', () => {
    const { player, status } = game('kanji2');
    expect(status({ columns: 80, rows: 24 })).toBe('');
    player.enter('P-7f');
    expect(status({ columns: 80, rows: 24 })).toBe('Last: 1. Black P-7f');
    expect(status()).toBe(NOTICE);
    player.enter('P-3d');
    expect(status()).toBe('');
  });

  test('are said once after a change of labels', () => {
    const { player, status } = game('kanji');
    player.enter('P-7f');
    expect(status()).toBe('');
    player.enter('labels kanji2');
    expect(status()).toBe(`The setting labels is now kanji2, in every game.  ${NOTICE}`);
    player.enter('P-3d');
    expect(status()).toBe('');
  });
});
