import type { Variant } from '../../rules/core/variant.ts';
import { fitLabelStyle, type LabelStyle, labelWidth } from '../../rules/notation/labels.ts';
import type { Texts } from '../../text/texts.ts';
import { lowTileLabels, lowTiles, mostHandLines, WIDE_PANEL } from './hand-lines.ts';

/** The smallest window in which the board is drawn. */
export const MIN_COLUMNS = 40;
export const MIN_ROWS = 16;

/** Whether a window is large enough for the screens. In a smaller one the player can only leave. */
export function hasRoom({ columns, rows }: { columns: number; rows: number }): boolean {
  return columns >= MIN_COLUMNS && rows >= MIN_ROWS;
}

/**
 * A window with fewer rows has no title and no frame, one with fewer columns the shortest labels.
 */
const FULL_ROWS = 20;
const FULL_COLUMNS = 60;

/** A space at the left; a space and a rank letter of at most two columns; a space to the panel. */
const MARGIN = 1;
const RANK_COLUMNS = 3;
const GAP = 1;
/** The same where there is more room. */
const WIDE_GAP = 3;

const NARROW_PANEL = 7;
/** A wider panel would only be emptier. */
const WIDEST_PANEL = 76;

/** Rows of the status that come before empty rows elsewhere. */
export const LEAST_STATUS = 2;

/** Rows of a square. */
export type CellRows = 1 | 2 | 3 | 5 | 7 | 9;

/** A way to draw the board. */
interface BoardForm {
  /** Whether lines are drawn between the squares. */
  readonly lines: boolean;
  readonly cellRows: CellRows;
  readonly minCell: number;
  /** Columns beside the label: a `v`, or the two shoulders of a tile. */
  readonly beside: 1 | 2;
  /** Whether a free column follows a name in romaji, before the `v` of the next piece. */
  readonly apart?: true;
  /** The fewest columns of the panel beside it. */
  readonly minPanel: number;
}

const HUGE: BoardForm = { lines: true, cellRows: 5, minCell: 12, beside: 2, minPanel: 40 };
const LARGE: BoardForm = { lines: true, cellRows: 3, minCell: 8, beside: 2, minPanel: 30 };
const TALL: BoardForm = { lines: true, cellRows: 2, minCell: 6, beside: 1, minPanel: 26 };
const NORMAL: BoardForm = { lines: true, cellRows: 1, minCell: 4, beside: 1, minPanel: WIDE_PANEL };
const COMPACT: BoardForm = {
  lines: false,
  cellRows: 1,
  minCell: 1,
  beside: 1,
  minPanel: NARROW_PANEL,
};

/** The largest first. */
const FORMS: readonly BoardForm[] = [
  HUGE,
  LARGE,
  TALL,
  NORMAL,
  { ...COMPACT, apart: true },
  COMPACT,
];

/** Squares that only pictures fill. */
const PICTURED_FORMS: readonly BoardForm[] = [
  { ...HUGE, cellRows: 9, minCell: 20 },
  { ...HUGE, cellRows: 7, minCell: 16 },
];

/** The same for pieces as tiles: both shoulders where they have room, else the left one alone. */
const TILE_FORMS: readonly BoardForm[] = [
  HUGE,
  LARGE,
  { ...TALL, beside: 2 },
  { ...NORMAL, beside: 2 },
  NORMAL,
  { ...COMPACT, beside: 2, minPanel: WIDE_PANEL },
  COMPACT,
];

/** What the player wishes to see on the pieces. */
interface WishedBoard {
  readonly variant: Variant;
  readonly labels: LabelStyle;
  /** Whether pieces are drawn as tiles. */
  readonly hasTiles: boolean;
  /** Whether pictures of any size lie over the squares. Default: no. */
  readonly hasLargePictures?: boolean;
}

/** Sizes of a board. */
export interface BoardLayout {
  readonly lines: boolean;
  readonly frame: boolean;
  /** Columns of a square. */
  readonly cell: number;
  /** Rows of a square; in two or more, a label of two kanji stands upright. */
  readonly cellRows: CellRows;
  /** How many sides of a tile have a column beside the widest label: both, or the left one. */
  readonly tileSides: 1 | 2;
  readonly labels: LabelStyle;
  /** How many files are drawn, from the right. */
  readonly files: number;
  /** Columns of the board with its margin and rank letters. */
  readonly boardColumns: number;
  /** Rows of the board with its frame and the row of file digits. */
  readonly boardRows: number;
}

/** Sizes of everything on a screen with a board. */
export interface Layout extends BoardLayout {
  /** Whether the first row is a title. */
  readonly title: boolean;
  /** Whether the hands stand in a panel at the right, or in a row above and one below the board. */
  readonly hands: 'panel' | 'rows';
  /** Columns between the board and the panel. */
  readonly gap: number;
  /** Columns of the panel at the right of the board. */
  readonly panelColumns: number;
  /** Whether an empty row follows the title, and one the board. */
  readonly airy: boolean;
  /**
   * The most rows of the status, what stands above it included; a long one may take the two empty
   * rows as well.
   */
  readonly statusRows: number;
  /** Whether `labels` is less than the player asked for. */
  readonly fellBack: boolean;
  /** Columns of all of it, a free one at each side included. */
  readonly columns: number;
}

/**
 * The largest board that fits the window with all the rest and one free row; undefined in a window
 * that is too small.
 */
export function chooseLayout(
  texts: Texts,
  wished: WishedBoard,
  columns: number,
  rows: number,
): Layout | undefined {
  if (!hasRoom({ columns, rows })) return undefined;
  const { variant } = wished;
  const title = rows >= FULL_ROWS;
  const usable = rows - 1 - (title ? 1 : 0) - 1;
  for (const { hands, form, labels, minPanel } of candidates(wished, columns, title)) {
    const board = boardLayout(variant, form, labels, title);
    const { boardColumns, boardRows } = board;
    const free = hands === 'panel' ? columns - boardColumns - GAP : 0;
    const isWide = free - 2 * (WIDE_GAP - GAP) >= Math.max(form.minPanel, WIDE_PANEL);
    const gap = isWide ? WIDE_GAP : GAP;
    const space = usable - boardRows - (hands === 'panel' ? 0 : 2);
    if (space < 1 || boardColumns >= columns || free < minPanel) continue;
    // As much stays free at the right of the panel.
    const panelColumns = Math.min(free - 2 * (gap - GAP), WIDEST_PANEL);
    if (hands === 'panel') {
      const handLines =
        wished.hasTiles && panelColumns >= WIDE_PANEL
          ? lowTiles(variant, lowTileLabels(variant, labels), panelColumns).lines
          : mostHandLines(texts, variant, labels, panelColumns);
      if (2 * (1 + handLines) > boardRows) continue;
    }
    const airy = space >= 2 + LEAST_STATUS;
    return {
      ...board,
      title,
      hands,
      gap,
      panelColumns,
      airy,
      statusRows: airy ? space - 2 : space,
      fellBack: wished.labels !== 'kanji' && labels !== wished.labels,
      columns: hands === 'panel' ? boardColumns + 2 * gap - GAP + panelColumns : columns,
    };
  }
  return undefined;
}

interface Candidate {
  readonly hands: Layout['hands'];
  readonly form: BoardForm;
  readonly labels: LabelStyle;
  /** The fewest columns beside the board. */
  readonly minPanel: number;
}

/**
 * What to try, the best first: hands beside the board before hands above and below it, then the
 * labels that were asked for before shorter ones, then large boards before small ones.
 */
function candidates(wished: WishedBoard, columns: number, isFull: boolean): Candidate[] {
  const less = shorterLabels(wished);
  const forms = formsOf(wished).filter(({ lines }) => isFull || !lines);
  return (['panel', 'rows'] as const).flatMap((hands) =>
    (columns < FULL_COLUMNS ? [true] : [false, true]).flatMap((isLess) =>
      forms.map((form) => {
        const labels = isLess ? less : fullLabels(wished, form);
        const wide = labels === less ? form.minPanel : Math.max(form.minPanel, WIDE_PANEL);
        return { hands, form, labels, minPanel: hands === 'panel' ? wide : 0 };
      }),
    ),
  );
}

function formsOf({ hasTiles, hasLargePictures }: WishedBoard): readonly BoardForm[] {
  if (!hasTiles) return FORMS;
  return hasLargePictures ? [...PICTURED_FORMS, ...TILE_FORMS] : TILE_FORMS;
}

function shorterLabels({ variant, labels }: WishedBoard): LabelStyle {
  return fitLabelStyle(variant, labels, 2).style;
}

/**
 * The largest whole board that has room, with the labels that were asked for before shorter ones,
 * and a frame before none; undefined if none has.
 */
export function previewLayout(
  wished: WishedBoard,
  columns: number,
  rows: number,
): BoardLayout | undefined {
  const less = shorterLabels(wished);
  const boards = [true, false].flatMap((frame) =>
    [false, true].flatMap((isLess) =>
      formsOf(wished).map((form) => {
        return boardLayout(wished.variant, form, isLess ? less : fullLabels(wished, form), frame);
      }),
    ),
  );
  return boards.find(({ boardColumns, boardRows }) => boardColumns <= columns && boardRows <= rows);
}

/**
 * A sample of the board with the labels that were asked for and as many files as have room;
 * undefined if the ranks have none.
 */
export function sampleLayout(
  wished: WishedBoard,
  columns: number,
  rows: number,
): BoardLayout | undefined {
  const { variant } = wished;
  const boards = formsOf(wished).map((form) => {
    const labels = fullLabels(wished, form);
    const whole = boardLayout(variant, form, labels, true);
    const file = whole.cell + (whole.lines ? 1 : 0);
    const missing = Math.max(Math.ceil((whole.boardColumns - columns) / file), 0);
    return boardLayout({ ...variant, files: variant.files - missing }, form, labels, true);
  });
  const fitting = boards.filter(({ boardRows, files }) => boardRows <= rows && files > 0);
  const [first] = fitting.sort((a, b) => b.files - a.files);
  return first;
}

/** The style of labels on a board that has room for them. */
function fullLabels({ variant, labels }: WishedBoard, { cellRows }: BoardForm): LabelStyle {
  return labels === 'kanji' && (variant.wideKanji || cellRows > 1) ? 'kanji2' : labels;
}

function boardLayout(
  variant: Variant,
  { lines, cellRows, minCell, beside, apart }: BoardForm,
  labels: LabelStyle,
  frame: boolean,
): BoardLayout {
  const { files, ranks } = variant;
  const label = cellRows > 1 && labels === 'kanji2' ? 2 : labelWidth(variant, labels);
  const gap = apart && labels === 'romaji' ? 1 : 0;
  const cell = Math.max(label + beside + gap, minCell);
  const edges = frame ? 2 : 0;
  const inner = files * cell + (lines ? files - 1 : 0);
  return {
    lines,
    frame,
    cell,
    cellRows,
    tileSides: cell - label >= 2 ? 2 : 1,
    labels,
    files,
    boardColumns: MARGIN + inner + edges + RANK_COLUMNS,
    boardRows: 1 + ranks * cellRows + (lines ? ranks - 1 : 0) + edges,
  };
}
