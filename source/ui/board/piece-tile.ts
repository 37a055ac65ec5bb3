import stringWidth from 'string-width';
import type { Charset } from '../../text/charset.ts';
import type { SquareLooks } from '../app/theme.ts';
import { centred, padBefore, padText } from '../ink/columns.ts';
import type { Row, Span } from '../ink/rows.tsx';
import type { InnerSign } from './mark-signs.ts';

/** A piece as a tile in a cell. */
export interface Tile {
  /** One label, or two kanji that stand one above the other. */
  readonly label: readonly [string] | readonly [upper: string, lower: string];
  /** Whether it points upwards, away from the player at the bottom. */
  readonly isUp: boolean;
}

/** The cell of a tile. */
export interface TileCell {
  readonly columns: number;
  readonly rows: 1 | 2 | 3 | 5;
  /** How many sides have a column beside the widest label; the left one has. Default: both. */
  readonly sides?: 1 | 2;
  readonly charset: Charset;
  /** What stands at the sides, in a cell of one row in place of the edges. Default: nothing. */
  readonly sign?: InnerSign | undefined;
}

/** The outline of one row, left and right of what it holds. */
interface Sides {
  readonly left: string;
  readonly right: string;
}

const NONE: Sides = { left: '', right: '' };
/** The shoulders. These quadrants take one column in every terminal. */
const UP: Sides = { left: '▗', right: '▖' };
const DOWN: Sides = { left: '▝', right: '▘' };
/**
 * The same with the ground as ink. Where nothing stands between the shoulder and the next square,
 * that saves a change of colour.
 */
const NOTCHES = new Map([
  [UP, { left: '▛', right: '▜' }],
  [DOWN, { left: '▙', right: '▟' }],
]);
/** The wide end in half columns. */
const FOOT: Sides = { left: '▐', right: '▌' };

/** The rows of a cell with a tile in the middle; each is as wide as the cell. */
export function tileRows(tile: Tile, cell: TileCell, looks: SquareLooks): Row[] {
  if (cell.rows === 1) return [lowRow(tile, cell, looks)];
  const rows = outlined(tile, cell);
  return (tile.isUp ? rows : rows.reverse()).map(({ text, width, sides }, at): Row => {
    const taken = sides.left.length + width + sides.right.length;
    const notches = taken === cell.columns ? NOTCHES.get(sides) : undefined;
    const { left, right } = notches ?? sides;
    const edge = notches ? looks.notch : looks.edge;
    const before = Math.max(Math.floor((cell.columns - taken) / 2), 0);
    const after = Math.max(cell.columns - before - taken, 0);
    // Beside the point of a low tile it would cost more than a move may on a slow line.
    const isBeside = isMiddleRow(at, cell.rows) && (cell.rows !== 3 || !NOTCHES.has(sides));
    const [first = '', last = ''] = (isBeside && cell.sign) || [];
    return [
      { text: first, style: looks.sign },
      { text: ' '.repeat(before - first.length), style: looks.ground },
      { text: left, style: edge },
      { text: centred(text, width), style: looks.face },
      { text: right, style: edge },
      { text: ' '.repeat(after - last.length), style: looks.ground },
      { text: last, style: looks.sign },
    ].filter(({ text }) => text !== '');
  });
}

/** Whether a sign stands in a row of a cell: in all but the first and the last of five or more. */
export function isMiddleRow(row: number, rows: number): boolean {
  return rows < 5 || (row > 0 && row < rows - 1);
}

/** Half a column, which is as wide as a quadrant; the half block at the left is not everywhere. */
const HALF = '▐';
const LEFT_HALF = '▌';

/** A tile of one row, the same for every label: half a column is free at each side that has room. */
function lowRow({ label, isUp }: Tile, cell: TileCell, looks: SquareLooks): Row {
  const { columns, sides = 2, charset, sign } = cell;
  const width = columns - sides;
  const [left, right] = sign ?? [];
  const signs = [left, right].map((text) => (text ? { text, style: looks.sign } : undefined));
  const end = sides === 2 ? [signs[1] ?? endOf(charset, looks)] : [];
  const face = { text: centred(label[0], width), style: looks.face };
  if (charset !== 'ascii') return [signs[0] ?? { text: HALF, style: looks.edge }, face, ...end];
  const owner = { text: isUp ? ' ' : 'v', style: looks.ground };
  return [isUp ? (signs[0] ?? owner) : owner, face, ...end];
}

/** The right edge of a tile of one row. */
function endOf(charset: Charset, looks: SquareLooks): Span {
  if (charset === 'ascii') return { text: ' ', style: looks.ground };
  if (charset === 'frame') return { text: HALF, style: looks.notch };
  return { text: LEFT_HALF, style: looks.edge };
}

interface TileRow {
  readonly text: string;
  /** Columns of the tile without its sides. */
  readonly width: number;
  readonly sides: Sides;
}

/** The rows from the point to the foot. */
function outlined({ label, isUp }: Tile, { columns, rows, charset }: TileCell): TileRow[] {
  const shoulders = isUp ? UP : DOWN;
  const hasQuadrants = charset !== 'ascii';
  const [first, second] = label;
  const width = Math.max(...label.map((text) => stringWidth(text)));
  const least = Math.max(width + 2, rows === 5 ? 8 : 4);
  // A tile of the other parity would not stand in the middle.
  const body = (columns - least) % 2 === 1 ? least + 1 : least;
  const [near, far] = isUp ? [first, second] : [second ?? '', first];
  if (rows === 2) {
    const point = hasQuadrants ? shoulders : NONE;
    return second === undefined
      ? [
          { text: '', width: body - 2, sides: point },
          { text: first, width: body, sides: NONE },
        ]
      : [
          { text: near, width: body - 2, sides: point },
          { text: far ?? '', width: body, sides: NONE },
        ];
  }
  const foot = charset === 'box' && columns >= body + 2 ? FOOT : NONE;
  const [middle, last] = second === undefined ? [first, ''] : [near, far ?? ''];
  const point = { text: '', width: body - 2, sides: hasQuadrants ? shoulders : NONE };
  const upper = { text: middle, width: body, sides: NONE };
  if (rows === 3) return [point, upper, { text: last, width: body, sides: foot }];
  return [
    { ...point, width: body - 4 },
    point,
    upper,
    { text: last, width: body, sides: foot },
    { text: '', width: body, sides: foot },
  ];
}

/** The lines of a piece that is drawn without a tile: its point, its body and its foot. */
const OUTLINES = {
  box: { up: ['╱─╲', '╱ ╲', '│ │', '└─┘'], down: ['╲─╱', '╲ ╱', '│ │', '┌─┐'] },
  plain: { up: ['/-\\', '/ \\', '| |', '+-+'], down: ['\\-/', '\\ /', '| |', '+-+'] },
} as const;

/** A piece as an outline in a cell of three rows or five, for themes without tiles. */
export function outlineRows(tile: Tile, cell: TileCell, looks: SquareLooks): Row[] {
  const shapes = OUTLINES[cell.charset === 'box' ? 'box' : 'plain'];
  const [point, shoulder, body, foot] = shapes[tile.isUp ? 'up' : 'down'];
  const [first, second] = tile.label;
  const [near, far = ''] = tile.isUp ? [first, second] : [second ?? first, second && first];
  const label = Math.max(...tile.label.map((text) => stringWidth(text)), 2);
  const isHigh = cell.rows === 5;
  const width = label + (isHigh ? 4 : 2);
  const lines = isHigh
    ? ([
        [point, '', width - 2],
        [shoulder, '', width],
        [body, near, width],
        [body, far, width],
        [foot, '', width],
      ] as const)
    : ([
        [point, '', width],
        [body, near, width],
        [foot, far, width],
      ] as const);
  const rows = lines.map(([line, text, inner], at): Row => {
    const [left = '', along = '', right = ''] = [...line];
    const free = inner - stringWidth(text);
    const [sign = '', end = ''] = (isMiddleRow(at, cell.rows) && cell.sign) || [];
    const before = Math.max(Math.floor((cell.columns - inner - 2) / 2), 0);
    const after = Math.max(cell.columns - before - inner - 2, 0);
    return [
      { text: before > 0 ? padText(sign, before) : '', style: looks.edge },
      { text: left + along.repeat(Math.floor(free / 2)), style: looks.edge },
      { text, style: looks.face },
      { text: along.repeat(free - Math.floor(free / 2)) + right, style: looks.edge },
      { text: after > 0 ? padBefore(end, after) : '', style: looks.edge },
    ].filter((span) => span.text !== '');
  });
  return tile.isUp ? rows : rows.reverse();
}
