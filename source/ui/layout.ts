import type { Variant } from '../core/variant.ts';
import { fitLabelStyle, type LabelStyle, labelWidth } from '../notation/labels.ts';

/** The smallest window in which the board is drawn. */
export const MIN_COLUMNS = 60;
export const MIN_ROWS = 20;

/** Rows of the play screen beside the board: title, status line, prompt. */
const ROWS_AROUND = 3;
const MIN_PANEL = 18;
/** A space at the left; the frame's two sides; a space and a rank letter of up to two columns. */
const MARGIN = 1;
const RANK_COLUMNS = 3;
const GAP = 1;

/** Sizes of everything on a screen that shows a board. */
export interface Layout {
  /** Whether lines are drawn between the squares. */
  readonly lines: boolean;
  /** Columns of a square. */
  readonly cell: number;
  readonly labels: LabelStyle;
  /** Whether `labels` is less than what was wished for. */
  readonly fellBack: boolean;
  /** Columns of the board with its margin and rank letters. */
  readonly boardColumns: number;
  /** Rows of the board with its frame and the row of file digits. */
  readonly boardRows: number;
  /** Columns of the panel at the right of the board. */
  readonly panelColumns: number;
  /** Rows that the status line may take. */
  readonly statusRows: number;
  readonly columns: number;
}

/**
 * The largest board that the window has room for beside a panel, with one row left free; undefined
 * where the window is too small.
 */
export function chooseLayout(
  variant: Variant,
  wished: LabelStyle,
  columns: number,
  rows: number,
): Layout | undefined {
  if (columns < MIN_COLUMNS || rows < MIN_ROWS) return undefined;
  const usable = rows - 1;
  for (const width of labelWidths(variant, wished)) {
    for (const lines of [true, false]) {
      const cell = lines ? Math.max(width + 1, 4) : width + 1;
      const boardRows = 1 + (lines ? 2 * variant.ranks + 1 : variant.ranks + 2);
      const inner = variant.files * cell + (lines ? variant.files - 1 : 0);
      const boardColumns = MARGIN + inner + 2 + RANK_COLUMNS;
      const panelColumns = columns - boardColumns - GAP;
      const statusRows = usable - boardRows - ROWS_AROUND + 1;
      if (panelColumns < MIN_PANEL || statusRows < 1) continue;
      const { style, fellBack } = fitLabelStyle(variant, wished, width);
      return {
        lines,
        cell,
        labels: style,
        fellBack,
        boardColumns,
        boardRows,
        panelColumns,
        statusRows: Math.min(statusRows, 3),
        columns,
      };
    }
  }
  return undefined;
}

/** Widths to try for the labels: as wished, then what that falls back to. */
function labelWidths(variant: Variant, wished: LabelStyle): number[] {
  const full = wished === 'kanji' && variant.wideKanji ? 'kanji2' : wished;
  const less = fitLabelStyle(variant, wished, 2).style;
  return [labelWidth(variant, full), labelWidth(variant, less)];
}
