import stringWidth from 'string-width';
import { winningChance } from '../../match/analysis-score.ts';
import { evaluationText, progressText } from '../../text/analysis.ts';
import { WIDE_PANEL } from '../hand-lines.ts';
import type { Layout } from '../layout.ts';
import { cutText, plainRow, type Row } from '../row.ts';
import type { ReplayScreen } from '../screens/replay.ts';
import { graphRows } from './evaluation-graph.ts';

/** Rows under the board with the words and a graph, the most that fit; one stays for the status. */
const HEIGHTS_BELOW = [6, 4];

/** Rows that it takes at most in the panel, and those of the expected line among them. */
const MOST_BESIDE = 9;
const LINE_ROWS = 2;

/** Where the evaluation stands: so many rows under the board, or in the panel beside it. */
export type AnalysisPlace =
  | { readonly kind: 'below'; readonly rows: number }
  | { readonly kind: 'beside' }
  | { readonly kind: 'nowhere' };

/** Under the board where there is room for a graph, else beside it, else in one row under it. */
export function placeAnalysis({ statusRows, hands, panelColumns }: Layout): AnalysisPlace {
  const rows = HEIGHTS_BELOW.find((height) => height < statusRows);
  if (rows !== undefined) return { kind: 'below', rows };
  if (hands === 'panel' && panelColumns >= WIDE_PANEL) return { kind: 'beside' };
  return statusRows > 1 ? { kind: 'below', rows: 1 } : { kind: 'nowhere' };
}

/** A row of words over the whole width, the others for the graph. */
export function rowsBelow(screen: ReplayScreen, columns: number, height: number): Row[] {
  const width = columns - 2;
  const line = screen.analysis.expected(screen.ply).join(' ');
  const text = line === '' ? headText(screen) : `${headText(screen)}  ${line}`;
  const rows = [plainRow(cutText(text, width)), ...graphOf(screen, width, height - 1)];
  return rows.map((row) => [{ text: ' ' }, ...row]);
}

/** The words, the expected line and the graph, as far as there is room. */
export function rowsBeside(screen: ReplayScreen, columns: number, space: number): Row[] {
  const height = Math.min(space, MOST_BESIDE) - 1;
  if (height < 1) return [];
  const lineRows = Math.min(LINE_ROWS, height - 1);
  return [
    [],
    plainRow(cutText(headText(screen), columns)),
    ...brokenLine(screen.analysis.expected(screen.ply), columns, lineRows),
    ...graphOf(screen, columns, height - 1 - lineRows),
  ];
}

/** What is known about the position; while others are still searched, how far that is. */
export function headText({ analysis, ply }: ReplayScreen): string {
  const { known, size } = analysis.progress;
  const text = evaluationText(analysis.evaluation(ply), known < size ? 'short' : 'whole');
  return known < size ? `${text}  ${progressText(known, size)}` : text;
}

/** Moves in so many rows, `..` where there are more; rows that are not needed stay empty. */
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

function graphOf(screen: ReplayScreen, columns: number, space: number): Row[] {
  const { analysis, moves, ply, services } = screen;
  const plies = [0, ...moves.map((move) => move.ply)];
  const chances = plies.map((at) => {
    const evaluation = analysis.evaluation(at);
    return evaluation && winningChance(evaluation.score);
  });
  const mistakes = new Set(plies.filter((at) => analysis.mark(at) !== undefined));
  const { charset, theme } = services;
  return graphRows({ chances, mistakes, ply, charset, theme }, columns, space);
}
