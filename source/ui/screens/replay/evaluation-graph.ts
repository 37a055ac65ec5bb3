import { itemAt } from '../../../rules/core/item-at.ts';
import type { Charset } from '../../../text/charset.ts';
import type { Theme } from '../../app/theme.ts';
import { joinSpans, type Row, type Span } from '../../ink/rows.tsx';

/** The data of a graph. */
export interface EvaluationGraph {
  /** Black's chance to win after each ply, from 0 to 1; undefined if it is not known. */
  readonly chances: readonly (number | undefined)[];
  /** Plies of the moves that are marked. */
  readonly mistakes: ReadonlySet<number>;
  /** The ply that is shown. */
  readonly ply: number;
  readonly charset: Charset;
  readonly theme: Theme;
}

/** Bars are measured in eighths of a cell. */
const PARTS = 8;

/** Bars that grow from the bottom of a cell by eighths. Drawn inverse, they hang from its top. */
const BLOCKS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** The line in the middle, where nobody is ahead. */
const EVEN = '_';

/** Rows that a graph takes of `space`: an even number for the bars and one for the marks. */
export function graphHeight(space: number): number {
  return space < 3 ? 0 : 2 * Math.floor((space - 1) / 2) + 1;
}

/**
 * The course of a game from left to right. Black's bars stand on the line in the middle, White's
 * hang from it; the last row marks the ply that is shown and the mistakes.
 * @param columns the most columns; a longer game has several plies in a column
 * @param space rows; `graphHeight` says how many of them are taken
 */
export function graphRows(graph: EvaluationGraph, columns: number, space: number): Row[] {
  const half = (graphHeight(space) - 1) / 2;
  if (half <= 0) return [];
  const bars = columnValues(graph.chances, columns).map((chance) =>
    chance === undefined ? undefined : Math.round((2 * chance - 1) * half * PARTS),
  );
  const rows: Row[] = [];
  for (let row = half - 1; row >= 0; row--) {
    rows.push(joinSpans(bars.map((bar) => upperCell(graph, bar, row))));
  }
  for (let row = 0; row < half; row++) {
    rows.push(joinSpans(bars.map((bar) => lowerCell(graph, bar, row))));
  }
  return [...rows, pointers(graph, bars.length)];
}

/** The mean chance of the plies in each column, as far as they are known. */
function columnValues(
  chances: readonly (number | undefined)[],
  columns: number,
): (number | undefined)[] {
  const width = Math.min(columns, chances.length);
  const sums = new Float64Array(width);
  const counts = new Uint16Array(width);
  for (const [ply, chance] of chances.entries()) {
    if (chance === undefined) continue;
    const column = columnOf(ply, chances.length, width);
    sums[column] = (sums[column] ?? 0) + chance;
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return Array.from(sums, (sum, at) => {
    const count = itemAt(counts, at);
    return count > 0 ? sum / count : undefined;
  });
}

function columnOf(ply: number, plies: number, width: number): number {
  return Math.floor((ply * width) / plies);
}

/** @param row above the middle, from 0 on */
function upperCell(
  { charset, theme }: EvaluationGraph,
  bar: number | undefined,
  row: number,
): Span {
  if (bar === undefined) return { text: ' ' };
  const parts = partsOf(bar, row);
  if (parts === 0) return row === 0 ? { text: EVEN, style: theme.quiet } : { text: ' ' };
  if (charset === 'box') return { text: itemAt(BLOCKS, parts), style: theme.own };
  return { text: parts >= PARTS / 2 ? '#' : '.', style: theme.own };
}

/** @param row below the middle, from 0 on */
function lowerCell(
  { charset, theme }: EvaluationGraph,
  bar: number | undefined,
  row: number,
): Span {
  const parts = bar === undefined ? 0 : partsOf(-bar, row);
  if (parts === 0) return { text: ' ' };
  const style = theme.opponent;
  if (charset !== 'box') return { text: parts >= PARTS / 2 ? '#' : "'", style };
  if (parts === PARTS) return { text: itemAt(BLOCKS, PARTS), style };
  return { text: itemAt(BLOCKS, PARTS - parts), style: theme.opponentHanging };
}

/** How much of a row a bar fills. */
function partsOf(bar: number, row: number): number {
  return Math.max(0, Math.min(bar - row * PARTS, PARTS));
}

function pointers({ chances, mistakes, ply, theme }: EvaluationGraph, width: number): Row {
  const sentences: string[] = Array.from({ length: width }, () => ' ');
  for (const mistake of mistakes) sentences[columnOf(mistake, chances.length, width)] = '?';
  sentences[columnOf(ply, chances.length, width)] = '^';
  return joinSpans(
    sentences.map((text): Span => {
      const style = text === '^' ? theme.title : theme.warning;
      return text === ' ' ? { text } : { text, style };
    }),
  );
}
