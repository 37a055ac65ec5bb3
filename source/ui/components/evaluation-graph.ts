import type { Charset } from '../../text/charset.ts';
import type { Row, Span, TextStyle } from '../row.ts';
import type { Theme } from '../theme.ts';

/** What is drawn of a game. */
export interface EvaluationGraph {
  /** By ply, from 0 to 1, how likely Black wins; undefined where that is not known. */
  readonly chances: readonly (number | undefined)[];
  /** Plies whose move is pointed out. */
  readonly mistakes: ReadonlySet<number>;
  /** The ply that is shown. */
  readonly ply: number;
  readonly charset: Charset;
  readonly theme: Theme;
}

/** Parts of a cell in which bars are measured. */
const PARTS = 8;

/** Bars that grow from the bottom of a cell, by eighths. Drawn inverse they hang from its top. */
const BLOCKS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** The line in the middle, where nobody is ahead. */
const EVEN = '_';

/** Rows of a graph as high as this: an even number of them and one for what is pointed out. */
export function graphHeight(space: number): number {
  return space < 3 ? 0 : 2 * Math.floor((space - 1) / 2) + 1;
}

/**
 * The course of a game, from left to right: Black's bars stand on the line in the middle, White's
 * hang from it; below them the ply that is shown and the mistakes.
 * @param columns the most it takes; a longer game is drawn with several plies in a column
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
    rows.push(joined(bars.map((bar) => upperCell(graph, bar, row))));
  }
  for (let row = 0; row < half; row++) {
    rows.push(joined(bars.map((bar) => lowerCell(graph, bar, row))));
  }
  return [...rows, pointers(graph, bars.length)];
}

/** The mean of what is known of the plies in each column. */
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
    sums[column] += chance;
    counts[column]++;
  }
  return Array.from(sums, (sum, at) => (counts[at] > 0 ? sum / counts[at] : undefined));
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
  if (charset === 'box') return { text: BLOCKS[parts], style: theme.own };
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
  if (parts === PARTS) return { text: BLOCKS[PARTS], style };
  return { text: BLOCKS[PARTS - parts], style: { ...style, inverse: true } };
}

/** How much of a row a bar fills. */
function partsOf(bar: number, row: number): number {
  return Math.max(0, Math.min(bar - row * PARTS, PARTS));
}

function pointers({ chances, mistakes, ply, theme }: EvaluationGraph, width: number): Row {
  const texts: string[] = Array.from({ length: width }, () => ' ');
  for (const mistake of mistakes) texts[columnOf(mistake, chances.length, width)] = '?';
  texts[columnOf(ply, chances.length, width)] = '^';
  return joined(
    texts.map((text): Span => {
      const style = text === '^' ? theme.title : theme.warning;
      return text === ' ' ? { text } : { text, style };
    }),
  );
}

/** Neighbours of one style as one piece of text. */
function joined(cells: readonly Span[]): Row {
  const spans: { text: string; style?: TextStyle }[] = [];
  for (const cell of cells) {
    const last = spans.at(-1);
    if (last && sameStyle(last.style, cell.style)) last.text += cell.text;
    else spans.push({ ...cell });
  }
  return spans;
}

function sameStyle(one: TextStyle = {}, other: TextStyle = {}): boolean {
  return (
    one.color === other.color &&
    one.inverse === other.inverse &&
    one.dimColor === other.dimColor &&
    one.bold === other.bold
  );
}
