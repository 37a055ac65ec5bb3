import { expect, test } from 'vitest';
import type { PlacedPicture } from '../../../source/terminal/screen-pictures.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { boardRows } from '../../../source/ui/board/board.ts';
import { boardPictures } from '../../../source/ui/board/board-pictures.ts';
import { GameBoard } from '../../../source/ui/board/game-board.tsx';
import { squareAtPlace } from '../../../source/ui/board/geometry.ts';
import { chooseLayout } from '../../../source/ui/board/layout.ts';
import { draw } from '../../helpers/component.tsx';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk } from '../desk.ts';
import { boardView } from './board-view.ts';

const WOOD = {
  settings: { theme: 'wood' },
  env: { NO_COLOR: '', TERM: 'xterm-256color' },
} as const;

/** A board of shogi with tiles, as large as the window has room for. */
function viewIn(columns: number, rows: number, changes: Parameters<typeof boardView>[2] = {}) {
  const { services } = new Desk(WOOD);
  const wished = { variant: variantOf('shogi'), labels: 'kanji', hasTiles: true } as const;
  const layout = chooseLayout(ENGLISH, wished, columns, rows);
  if (!layout) throw new RangeError('the window is too small');
  return boardView(services, { columns, rows }, { layout, hasPictures: 'over', ...changes });
}

/** The place in the middle of a picture. */
function middleOf({ column, row, columns, rows }: PlacedPicture) {
  return { column: column + Math.floor(columns / 2), row: row + Math.floor(rows / 2) };
}

test.each([
  ['normal', 80, 24, '-1'],
  ['tall', 100, 36, ''],
  ['large', 140, 48, ''],
])('each piece has its picture on its square: %s', (_, columns, rows, suffix) => {
  for (const flipped of [false, true]) {
    const view = viewIn(columns, rows, { flipped });
    const pictures = boardPictures(view);
    const { board } = view.placement;
    const squares = pictures.map((picture) => squareAtPlace(view, middleOf(picture)));
    expect(new Set(squares).size).toBe(40);
    expect(squares.every((square) => square !== undefined && board[square] !== 0)).toBe(true);
    const kings = pictures.filter(({ name }) => /^(?:Ou|Gyo)/.test(name));
    expect(kings.map(({ name }) => name).sort()).toEqual(
      flipped ? [`Gyo${suffix}-turned`, `Ou${suffix}`] : [`Gyo${suffix}`, `Ou${suffix}-turned`],
    );
  }
});

test.each([
  [80, 24],
  [100, 36],
  [140, 48],
])('pictures lie on the board itself: %ix%i', (columns, rows) => {
  const view = viewIn(columns, rows);
  for (const owner of ['own', 'opponent'] as const) {
    const { face } = view.theme.square({ owner, promoted: false });
    expect(
      boardRows(view)
        .flat()
        .map(({ style }) => style),
    ).not.toContain(face);
  }
});

test('pictures stand for labels, on the board and on the stands', () => {
  const size = { columns: 140, rows: 48 };
  const sfen = '4k4/9/9/9/9/9/9/9/4K4 b R2Pb 1';
  const view = viewIn(size.columns, size.rows, { sfen });
  const { lines, pictures } = draw(<GameBoard view={view} />, size);
  const { boardColumns } = view.layout;
  expect(lines.map((line) => line.slice(0, boardColumns)).join('')).not.toMatch(/\p{Script=Han}/u);
  const onStands = pictures.filter(({ column }) => column > boardColumns);
  expect(onStands.map(({ name }) => name).sort()).toEqual(['Fu', 'Hi', 'Kaku-turned']);
  expect(pictures).toHaveLength(5);
  // The number of the pawns lies beside their picture.
  const pawn = onStands.find(({ name }) => name === 'Fu');
  if (!pawn) throw new Error('no pawn');
  const row = lines.slice(pawn.row, pawn.row + pawn.rows).findIndex((line) => /2/.test(line));
  expect(row).toBeGreaterThan(0);
});

test('a board without pictures has none, nor has one that is no longer shown', () => {
  const size = { columns: 140, rows: 48 };
  const view = viewIn(size.columns, size.rows);
  const drawn = draw(<GameBoard view={{ ...view, hasPictures: undefined }} />, size);
  expect([drawn.pictures, drawn.lines.join('').includes('飛')]).toEqual([[], true]);
  drawn.again({ node: <GameBoard view={view} /> });
  expect(drawn.pictures).toHaveLength(40);
  drawn.again({ node: null });
  expect(drawn.pictures).toEqual([]);
});
