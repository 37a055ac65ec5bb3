import type { PictureStyle } from '../../picture/piece-pictures.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Placement } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { type LabelStyle, labelWidth } from '../../rules/notation/labels.ts';
import { type HeldPieces, handPieces } from '../../text/board-lines.ts';
import type { Charset } from '../../text/charset.ts';
import type { Mark } from '../app/palettes.ts';
import type { PictureFit } from '../app/piece-pictures.ts';
import type { Theme } from '../app/theme.ts';
import type { Row, Span } from '../ink/rows.tsx';
import {
  BEFORE_TILE as BEFORE,
  lowTileLabels,
  lowTiles,
  type TilesInLines,
  tilesInLines,
  WIDE_PANEL,
} from './hand-lines.ts';
import type { BoardLayout, Layout } from './layout.ts';
import { signOf } from './mark-signs.ts';
import { outlineRows, tileRows } from './piece-tile.ts';

/** The komadai of a side: the stand on which its captured pieces lie. */
export interface Stand {
  readonly variant: Variant;
  readonly placement: Placement;
  readonly color: Color;
  /** Whether its tiles point upwards. */
  readonly isUp: boolean;
  readonly layout: BoardLayout;
  readonly columns: number;
  readonly charset: Charset;
  readonly theme: Theme;
  /** The kind that the cursor is on, or that is picked up. */
  readonly markedKind: number | undefined;
  /** Whether it has only the rows that its pieces need. Default: on a low board alone. */
  readonly isShort?: boolean;
  /** Whether it has a rim. Default: beside a high board alone. */
  readonly isAiry?: boolean;
  /** The places of pictures that stand for tiles. Default: none. */
  readonly hasPictures?: PictureFit | undefined;
  /** What a click on a tile does. Default: nothing. */
  readonly onPiece?: ((kind: number) => void) | undefined;
}

/** Rows of a tile on a stand. */
export type StandTileRows = 1 | 2 | 3;

/** The sizes of a stand, which do not depend on what lies on it. */
interface StandShape extends TilesInLines {
  readonly labels: LabelStyle;
  readonly tileRows: StandTileRows;
  /** Empty rows above and below. */
  readonly rim: number;
}

/** On a higher board, tiles of two rows and a rim have room. */
const HIGH_BOARD = 26;
/** The most rows of tiles that are more than one row high. */
const MOST_ROWS = 4;
/** Columns of a tile with two kanji one above the other, and of a picture in its place. */
const UPRIGHT_COLUMNS = { 2: 4, 3: 6 } as const;
/** Rows of the squares beside which stands have tiles with a point. */
const POINTED_ROWS = 5;
/** Rows of a piece that is drawn as an outline. */
const OUTLINE = 3;
/** The most lines of them that a stand has before it needs more. */
const OUTLINE_LINES = 2;

/** The rows of tiles with two kanji that a stand beside such a board can have, the most first. */
function uprightRows({ boardRows, cellRows, labels }: BoardLayout): (2 | 3)[] {
  if (boardRows < HIGH_BOARD || labels !== 'kanji2') return [];
  return cellRows >= POINTED_ROWS ? [3, 2] : [2];
}

/** Whether outlines of all kinds of the game have room on the stands beside a board. */
export function outlinesHaveRoom(variant: Variant, layout: Layout): boolean {
  const { lines } = outlinesInLines(variant, layout.labels, layout.panelColumns);
  return lines * OUTLINE + 2 < Math.floor(layout.boardRows / 2);
}

function outlinesInLines(variant: Variant, labels: LabelStyle, columns: number): TilesInLines {
  const width = labels === 'kanji2' ? 2 : labelWidth(variant, labels);
  return tilesInLines(variant, width + 4, columns);
}

/** Two kanji one above the other where that leaves room for the moves, else labels in a row. */
function shapeOf(
  stand: Pick<Stand, 'variant' | 'layout' | 'columns'> & Partial<Stand>,
): StandShape {
  const { variant, layout, theme, hasPictures } = stand;
  if (theme && !theme.hasTiles && !hasPictures) {
    const { labels } = layout;
    const tiles = outlinesInLines(variant, labels, stand.columns);
    const lines = Math.min(tiles.lines, OUTLINE_LINES);
    return { ...tiles, lines, tileRows: OUTLINE, labels, rim: 1 };
  }
  const rim = stand.isAiry || layout.boardRows >= HIGH_BOARD ? 1 : 0;
  for (const tileRows of uprightRows(layout)) {
    const tiles = tilesInLines(variant, UPRIGHT_COLUMNS[tileRows], stand.columns);
    if (tiles.lines * tileRows <= MOST_ROWS) return { ...tiles, tileRows, labels: 'kanji2', rim };
  }
  const labels = lowTileLabels(variant, layout.labels);
  return { ...lowTiles(variant, labels, stand.columns), tileRows: 1, labels, rim };
}

const PICKED: ReadonlySet<Mark> = new Set(['cursor']);

/**
 * The stand in as many rows as every kind of piece needs; where it is short, or the board low, in as
 * many as those that lie on it need.
 */
export function standRows(stand: Stand): Row[] {
  const { variant, placement, color, columns, theme } = stand;
  const shape = shapeOf(stand);
  const held = handPieces(variant, placement, color, shape.labels);
  const edge = theme.stand ? empty(columns, theme) : standLine(stand);
  const rim = Array.from({ length: shape.rim }, () => [edge]);
  const { needed, above, below } = linesOf(stand, shape, held.length);
  const lines = Array.from({ length: needed }, (_, line) =>
    lineRows(stand, shape, held.slice(line * shape.perLine, (line + 1) * shape.perLine)),
  );
  const free = (rows: number) => Array.from({ length: rows }, () => [empty(columns, theme)]);
  return [...rim, ...free(above), ...lines.flat(), ...free(below), ...rim];
}

/** How many lines of tiles lie on a stand, and the free rows that keep them in its middle. */
function linesOf({ layout, isShort }: Stand, shape: StandShape, kinds: number) {
  const needed = Math.max(Math.ceil(kinds / shape.perLine), 1);
  // One line of low tiles has a middle only in an odd number of them. Half of the panel stays free.
  const hasRoom = shape.tileRows === 1 && 2 * (shape.lines + 2) <= layout.boardRows;
  const added = hasRoom ? 1 - (shape.lines % 2) : 0;
  const most = layout.lines && !isShort ? shape.lines + added : needed;
  // A position that was entered can have more kinds than lines.
  const free = Math.max(most - needed, 0) * shape.tileRows;
  const above = Math.floor(free / 2);
  return { needed, above, below: free - above };
}

function lineRows(stand: Stand, shape: StandShape, held: readonly HeldPieces[]): Row[] {
  const { columns, theme } = stand;
  const items = held.map((pieces) => itemRows(stand, shape, pieces));
  const taken = held.length * (BEFORE + shape.tileColumns + shape.countColumns);
  return Array.from({ length: shape.tileRows }, (_, row): Row => {
    return [...items.flatMap((rows) => rows[row] ?? []), empty(columns - taken, theme)];
  });
}

/** A tile and how many there are of it. */
function itemRows(stand: Stand, shape: StandShape, { kind, label, count }: HeldPieces): Row[] {
  const { color, isUp, charset, theme, markedKind, onPiece } = stand;
  const owner = color === 'black' ? 'own' : 'opponent';
  const isMarked = kind === markedKind;
  const looks = theme.inHand({ owner, marks: isMarked ? PICKED : undefined });
  const isUpright = shape.tileRows > 1 && shape.labels === 'kanji2';
  const [upper = '', lower] = isUpright ? [...label] : [label];
  const isPicture = stand.hasPictures && pictureLabels(shape.labels);
  const tile = isPicture
    ? Array.from({ length: shape.tileRows }, (): Row => {
        return [{ text: ' '.repeat(shape.tileColumns), style: looks.ground }];
      })
    : (theme.hasTiles ? tileRows : outlineRows)(
        { label: lower === undefined ? [upper] : [upper, lower], isUp },
        { columns: shape.tileColumns, rows: shape.tileRows, charset },
        looks,
      );
  return tile.map((spans, row): Row => {
    const isShown = row === tile.length - 1 && count > 1;
    const number = isShown ? `${shape.countColumns > 2 ? ' ' : ''}${count}` : '';
    const click = onPiece && (() => onPiece(kind));
    return [
      isMarked
        ? { text: signOf('cursor', charset, true).left, style: looks.rim }
        : empty(BEFORE, theme),
      ...spans.map((span) => ({ ...span, click })),
      { text: number.padEnd(shape.countColumns), style: theme.stand, click },
    ];
  });
}

/** Pictures have kanji only. */
function pictureLabels(labels: LabelStyle): PictureStyle | undefined {
  return labels === 'kanji' || labels === 'kanji2' ? labels : undefined;
}

/** The columns of a picture in the place of a tile. */
export function pictureColumns(tileRows: StandTileRows): number {
  return tileRows === 1 ? 4 : UPRIGHT_COLUMNS[tileRows];
}

/** A tile on a stand that a picture can lie on. */
interface PicturedTile {
  readonly tileRows: StandTileRows;
  readonly labels: PictureStyle;
}

/** The tiles of the stands beside a board; undefined where no pictures lie on them. */
export function standTile(variant: Variant, layout: Layout): PicturedTile | undefined {
  const { hands, panelColumns: columns } = layout;
  if (hands !== 'panel' || columns < WIDE_PANEL) return undefined;
  const shape = shapeOf({ variant, layout, columns });
  const labels = pictureLabels(shape.labels);
  return labels && { tileRows: shape.tileRows, labels };
}

/** The place of a kind of piece on a stand. */
interface StandPlace extends PicturedTile {
  readonly kind: number;
  readonly column: number;
  readonly row: number;
}

/** The kinds of the pieces on a stand that pictures can lie on, each with the place of its tile. */
export function standPlaces(stand: Stand): StandPlace[] {
  const { variant, placement, color, layout } = stand;
  const shape = shapeOf(stand);
  const { tileRows, tileColumns, countColumns, perLine, rim } = shape;
  const labels = pictureLabels(shape.labels);
  if (labels === undefined) return [];
  const held = handPieces(variant, placement, color, layout.labels);
  const { above } = linesOf(stand, shape, held.length);
  return held.map(({ kind }, index) => ({
    kind,
    tileRows,
    labels,
    column:
      BEFORE +
      (index % perLine) * (BEFORE + tileColumns + countColumns) +
      Math.floor((tileColumns - pictureColumns(tileRows)) / 2),
    row: rim + above + Math.floor(index / perLine) * tileRows,
  }));
}

/** The edge of a stand that no colour shows. */
function standLine({ columns, charset, theme }: Stand): Span {
  return { text: (charset === 'box' ? '─' : '-').repeat(columns), style: theme.quiet };
}

function empty(columns: number, theme: Theme): Span {
  return { text: ' '.repeat(Math.max(columns, 0)), style: theme.stand };
}
