import { type GameRecord, mainLine, turnAfter } from '../../records/tree/record.ts';
import { COLORS, type Color } from '../../rules/core/color.ts';
import { chanceFor } from './analysis-score.ts';
import { type GameMark, type LineEvaluations, moveMark } from './keep-analysis.ts';

/** How a side has played, as an analysis sees it. */
export interface SideSummary {
  /**
   * From 0 to 100: the average over its moves of what each kept of the chance to win, where small
   * losses weigh as much as they do at https://lichess.org/page/accuracy. Undefined without moves.
   */
  readonly accuracy: number | undefined;
  readonly marks: Readonly<Record<GameMark, number>>;
}

/** A move that cost much. */
export interface CostlyMove {
  readonly ply: number;
  readonly color: Color;
  /** What it took off the chance to win, from 0 to 1. */
  readonly lost: number;
}

/** What an analysis of a game comes to. */
export interface AnalysisSummary {
  readonly sides: Readonly<Record<Color, SideSummary>>;
  /** At most three, the costliest first; those with a mark alone. */
  readonly costliest: readonly CostlyMove[];
}

/** The most costly moves that are told. */
const MOST_COSTLY = 3;

/** Sums an analysis of the main line of a game up. */
export function summariseAnalysis(
  record: GameRecord,
  evaluations: LineEvaluations,
): AnalysisSummary {
  const marks = {
    black: { '?!': 0, '?': 0, '??': 0 },
    white: { '?!': 0, '?': 0, '??': 0 },
  } satisfies Record<Color, Record<GameMark, number>>;
  const kept: Record<Color, number[]> = { black: [], white: [] };
  const costly: CostlyMove[] = [];
  for (const node of mainLine(record)) {
    const { ply } = node;
    const color = turnAfter(record, { ...node, ply: ply - 1 });
    const [before, after] = [evaluations[ply - 1], evaluations[ply]];
    if (!before || !after) continue;
    const isBest = before.line[0] === node.move;
    const difference = chanceFor(color, before.score) - chanceFor(color, after.score);
    const lost = isBest ? 0 : Math.max(0, difference);
    kept[color].push(accuracyOf(lost));
    const mark = moveMark(node, color, evaluations);
    if (!mark) continue;
    marks[color][mark]++;
    costly.push({ ply, color, lost });
  }
  costly.sort((a, b) => b.lost - a.lost || a.ply - b.ply);
  const sideOf = (color: Color): SideSummary => ({
    accuracy: average(kept[color]),
    marks: marks[color],
  });
  const [black, white] = COLORS.map(sideOf) as [SideSummary, SideSummary];
  return { sides: { black, white }, costliest: costly.slice(0, MOST_COSTLY) };
}

/** The accuracy of a move that gives away a part of the chance to win. */
function accuracyOf(lost: number): number {
  const accuracy = 103.1668 * Math.exp(-4.354 * lost) - 3.1669;
  return Math.max(0, Math.min(100, accuracy));
}

function average(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
