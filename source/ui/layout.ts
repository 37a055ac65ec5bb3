import type { Variant } from '../core/variant.ts';
import { fitLabelStyle, type LabelStyle, labelWidth } from '../notation/labels.ts';
import { mostHandLines, WIDE_PANEL } from './hand-lines.ts';

/** The smallest window in which the board is drawn. */
export const MIN_COLUMNS = 40;
export const MIN_ROWS = 16;

/** Below these a window has no room for titles and frames, or for more than the shortest labels. */
const FULL_ROWS = 20;
const FULL_COLUMNS = 60;

/** A space at the left; a space and a rank letter of up to two columns; a space to the panel. */
const MARGIN = 1;
const RANK_COLUMNS = 3;
const GAP = 1;

const NARROW_PANEL = 7;

/** A way to draw the board. */
interface BoardForm {
  /** Whether lines are drawn between the squares. */
  readonly lines: boolean;
  readonly cellRows: 1 | 2;
  readonly minCell: number;
  /** Columns that must be left for what stands beside it. */
  readonly minPanel: number;
}

/** The largest first. */
const FORMS: readonly BoardForm[] = [
  { lines: true, cellRows: 2, minCell: 6, minPanel: 26 },
  { lines: true, cellRows: 1, minCell: 4, minPanel: WIDE_PANEL },
  { lines: false, cellRows: 1, minCell: 1, minPanel: NARROW_PANEL },
];

/** Sizes of a board. */
export interface BoardLayout {
  readonly lines: boolean;
  readonly frame: boolean;
  /** Columns of a square. */
  readonly cell: number;
  /** Rows of a square; in two, a label of two kanji stands upright. */
  readonly cellRows: 1 | 2;
  readonly labels: LabelStyle;
  /** How many files are drawn, from the right. */
  readonly files: number;
  /** Columns of the board with its margin and rank letters. */
  readonly boardColumns: number;
  /** Rows of the board with its frame and the row of file digits. */
  readonly boardRows: number;
}

/** Sizes of everything on a screen with a board that is played on. */
export interface Layout extends BoardLayout {
  /** Whether the first row says what is played. */
  readonly title: boolean;
  /** Whether the hands stand in a panel at the right, or in a row above and one below the board. */
  readonly hands: 'panel' | 'rows';
  /** Columns of the panel at the right of the board. */
  readonly panelColumns: number;
  /** Rows that the status line may take. */
  readonly statusRows: number;
  /** Whether `labels` is less than what was wished for. */
  readonly fellBack: boolean;
  readonly columns: number;
}

/**
 * The largest board that the window has room for beside the rest, with one row left free; undefined
 * where the window is too small.
 */
export function chooseLayout(
  variant: Variant,
  wished: LabelStyle,
  columns: number,
  rows: number,
): Layout | undefined {
  if (columns < MIN_COLUMNS || rows < MIN_ROWS) return undefined;
  const title = rows >= FULL_ROWS;
  const usable = rows - 1 - (title ? 1 : 0) - 1;
  for (const { hands, form, labels, minPanel } of candidates(variant, wished, columns, title)) {
    const board = boardLayout(variant, form, labels, title);
    const { boardColumns, boardRows } = board;
    const panelColumns = hands === 'panel' ? columns - boardColumns - GAP : 0;
    const statusRows = usable - boardRows - (hands === 'panel' ? 0 : 2);
    if (statusRows < 1 || boardColumns >= columns || panelColumns < minPanel) continue;
    if (hands === 'panel') {
      const handLines = mostHandLines(variant, labels, panelColumns);
      if (2 * (1 + handLines) > boardRows) continue;
    }
    const fellBack = wished !== 'kanji' && labels !== wished;
    return { ...board, title, hands, panelColumns, statusRows, fellBack, columns };
  }
  return undefined;
}

interface Candidate {
  readonly hands: Layout['hands'];
  readonly form: BoardForm;
  readonly labels: LabelStyle;
  /** Columns that must be left beside the board. */
  readonly minPanel: number;
}

/**
 * What to try, the best first: hands beside the board before hands above and below it, then labels
 * as wished before what they fall back to, then large boards before small ones.
 */
function candidates(
  variant: Variant,
  wished: LabelStyle,
  columns: number,
  isFull: boolean,
): Candidate[] {
  const less = fitLabelStyle(variant, wished, 2).style;
  const forms = FORMS.filter(({ lines }) => isFull || !lines);
  return (['panel', 'rows'] as const).flatMap((hands) =>
    (columns < FULL_COLUMNS ? [true] : [false, true]).flatMap((isLess) =>
      forms.map((form) => {
        const labels = isLess ? less : fullLabels(variant, wished, form);
        const wide = labels === less ? form.minPanel : Math.max(form.minPanel, WIDE_PANEL);
        return { hands, form, labels, minPanel: hands === 'panel' ? wide : 0 };
      }),
    ),
  );
}

/**
 * The board alone, its labels as wished: as much of it as has room, most of its files first. Rows
 * may be missing at its lower end.
 */
export function previewLayout(
  variant: Variant,
  wished: LabelStyle,
  columns: number,
  rows: number,
): BoardLayout {
  const boards = FORMS.map((form) => {
    const labels = fullLabels(variant, wished, form);
    const whole = boardLayout(variant, form, labels, true);
    const file = whole.cell + (whole.lines ? 1 : 0);
    const missing = Math.max(Math.ceil((whole.boardColumns - columns) / file), 0);
    const files = Math.max(variant.files - missing, 1);
    return boardLayout({ ...variant, files }, form, labels, true);
  });
  const fitting = boards.filter(({ boardRows }) => boardRows <= rows);
  const [first = boards[boards.length - 1]] = fitting.sort((a, b) => b.files - a.files);
  return first;
}

/** The style that a board shows where there is room for it. */
function fullLabels(variant: Variant, wished: LabelStyle, { cellRows }: BoardForm): LabelStyle {
  return wished === 'kanji' && (variant.wideKanji || cellRows === 2) ? 'kanji2' : wished;
}

function boardLayout(
  variant: Variant,
  { lines, cellRows, minCell }: BoardForm,
  labels: LabelStyle,
  frame: boolean,
): BoardLayout {
  const { files, ranks } = variant;
  const label = cellRows === 2 && labels === 'kanji2' ? 2 : labelWidth(variant, labels);
  const cell = Math.max(label + 1, minCell);
  const edges = frame ? 2 : 0;
  const inner = files * cell + (lines ? files - 1 : 0);
  return {
    lines,
    frame,
    cell,
    cellRows,
    labels,
    files,
    boardColumns: MARGIN + inner + edges + RANK_COLUMNS,
    boardRows: 1 + ranks * cellRows + (lines ? ranks - 1 : 0) + edges,
  };
}
