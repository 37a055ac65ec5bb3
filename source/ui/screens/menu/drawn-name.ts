import type { Charset } from '../../../text/charset.ts';
import type { Theme } from '../../app/theme.ts';
import { outlineRows, type Tile, type TileCell, tileRows } from '../../board/piece-tile.ts';
import type { Row } from '../../ink/rows.tsx';

/** The letters of the name, a row of dots each. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  k: ['#..#', '#.#.', '##..', '#.#.', '#..#'],
  o: ['.##.', '#..#', '#..#', '#..#', '.##.'],
  m: ['#...#', '##.##', '#.#.#', '#...#', '#...#'],
  a: ['.##.', '#..#', '####', '#..#', '#..#'],
  d: ['###.', '#..#', '#..#', '#..#', '###.'],
  i: ['#', '#', '#', '#', '#'],
};
const NAME = [...'komadai'];
/** Rows of text, of two dots each. */
const ROWS = 3;
/** Characters for two dots, the upper one counting 2 and the lower one 1. */
const DOTS = { blocks: ' ▄▀█', ascii: " .'#" } as const;

const TILE_COLUMNS = 8;
const GAP = '   ';

/** The columns that the name takes with both of its pieces. */
export const NAME_COLUMNS = 2 * TILE_COLUMNS + GAP.length + 32;

/** The name of the program: 駒台 on two pieces, and its letters. */
export function drawnName(charset: Charset, theme: Theme): readonly Row[] {
  const pieces = (charset === 'ascii' ? ['K', 'D'] : ['駒', '台']).map((kanji) =>
    pieceRows({ label: [kanji], isUp: true }, charset, theme),
  );
  return Array.from({ length: ROWS }, (_, row): Row => {
    return [
      ...pieces.flatMap((rows) => rows[row] ?? []),
      { text: GAP },
      { text: letterRow(row, charset), style: theme.title },
    ];
  });
}

function pieceRows(tile: Tile, charset: Charset, theme: Theme): readonly Row[] {
  const cell: TileCell = { columns: TILE_COLUMNS, rows: ROWS, charset };
  const rows = theme.hasTiles ? tileRows : outlineRows;
  return rows(tile, cell, theme.square({ owner: 'own' }));
}

function letterRow(row: number, charset: Charset): string {
  const characters = charset === 'box' ? DOTS.blocks : DOTS.ascii;
  const dots = (letter: string, at: number) => [...(LETTERS[letter]?.[at] ?? '')];
  return NAME.map((letter) => {
    const lower = dots(letter, 2 * row + 1);
    return dots(letter, 2 * row)
      .map((dot, column) => (dot === '#' ? 2 : 0) + (lower[column] === '#' ? 1 : 0))
      .map((count) => characters.charAt(count))
      .join('');
  }).join(' ');
}
