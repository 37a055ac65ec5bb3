import stringWidth from 'string-width';
import type { AnalysedPosition } from '../../../activity/replay-analysis.ts';
import { evaluationText } from '../../../text/analysis.ts';
import type { Texts } from '../../../text/texts.ts';
import { WIDE_PANEL } from '../../board/hand-lines.ts';
import type { Layout } from '../../board/layout.ts';
import { cutText } from '../../ink/columns.ts';
import { plainRow, type Row } from '../../ink/rows.tsx';
import { type EvaluationGraph, graphRows } from './evaluation-graph.ts';

/** Heights under the board for words and graph, the largest first; one row stays for the status. */
const HEIGHTS_BELOW = [6, 4];

/** The most rows in the panel, and in a wide one; some of them are for the expected line. */
const MOST_BESIDE = 9;
const MOST_BESIDE_WIDE = 14;
/** The fewest columns of a panel that is better for a graph than the rows under the board. */
const WIDE_GRAPH = 40;
const LINE_ROWS = 2;

/** The place of the evaluation: rows under the board, or the panel beside it. */
type AnalysisPlace =
  | { readonly kind: 'below'; readonly rows: number }
  | { readonly kind: 'beside' }
  | { readonly kind: 'nowhere' };

/** An evaluation as it is shown. */
export interface ShownAnalysis extends AnalysedPosition {
  /** The moves that are expected next, in the notation shown. */
  readonly expected: readonly string[];
}

type Look = Pick<EvaluationGraph, 'charset' | 'theme'>;

/**
 * The place of the analysis: a wide panel, the rows under the board if a graph fits there, any
 * panel, or one row.
 */
export function placeAnalysis({ statusRows, hands, panelColumns }: Layout): AnalysisPlace {
  if (hands === 'panel' && panelColumns >= WIDE_GRAPH) return { kind: 'beside' };
  const rows = HEIGHTS_BELOW.find((height) => height < statusRows);
  if (rows !== undefined) return { kind: 'below', rows };
  if (hands === 'panel' && panelColumns >= WIDE_PANEL) return { kind: 'beside' };
  return statusRows > 1 ? { kind: 'below', rows: 1 } : { kind: 'nowhere' };
}

/** A row of words over the whole width, and the graph in the others. */
export function rowsBelow(
  texts: Texts,
  analysed: ShownAnalysis,
  look: Look,
  columns: number,
  height: number,
): Row[] {
  const width = columns - 2;
  const line = analysed.expected.join(' ');
  const head = headText(texts, analysed);
  const text = line === '' ? head : `${head}  ${line}`;
  const graph = graphRows({ ...analysed, ...look }, width, height - 1);
  return [plainRow(cutText(text, width)), ...graph].map((row) => [{ text: ' ' }, ...row]);
}

/** The words, the expected line and the graph, as far as there is room. */
export function rowsBeside(
  texts: Texts,
  analysed: ShownAnalysis,
  look: Look,
  columns: number,
  space: number,
): Row[] {
  const most = columns >= WIDE_GRAPH ? MOST_BESIDE_WIDE : MOST_BESIDE;
  const height = Math.min(space, most) - 1;
  if (height < 1) return [];
  const lineRows = Math.min(LINE_ROWS, height - 1);
  return [
    [],
    plainRow(cutText(headText(texts, analysed), columns)),
    ...brokenLine(analysed.expected, columns, lineRows),
    ...graphRows({ ...analysed, ...look }, columns, height - 1 - lineRows),
  ];
}

/** What is known about the position, and how far the search of the game is until it is done. */
export function headText(
  texts: Texts,
  { evaluation, progress: { known, size } }: AnalysedPosition,
): string {
  const text = evaluationText(texts, evaluation, known < size ? 'short' : 'whole');
  return known < size ? `${text}  ${texts.replay.knownMovesText(known, size)}` : text;
}

/** Moves in exactly `rows` rows, `..` where there are more; rows that are not needed stay empty. */
function brokenLine(moves: readonly string[], columns: number, rows: number): Row[] {
  const lines: string[] = [''];
  for (const move of moves) {
    const last = lines[lines.length - 1];
    const longer = last === '' ? move : `${last} ${move}`;
    if (stringWidth(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(move);
  }
  const shown = lines.slice(0, rows);
  if (lines.length > rows && rows > 0) shown[rows - 1] = cutText(`${shown[rows - 1]} ..`, columns);
  return Array.from({ length: rows }, (_, at) => plainRow(shown[at] ?? ''));
}
