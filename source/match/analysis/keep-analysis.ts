import type { KeptScore } from '../../records/tree/analysis-lines.ts';
import {
  type KeptAnalysis,
  keepAnalysis,
  keepBetterLine,
  keptAnalysis,
  positionsOf,
} from '../../records/tree/kept-analysis.ts';
import { nagOfMark } from '../../records/tree/notes.ts';
import type { GameRecord, RecordNode } from '../../records/tree/record.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { endOfPosition } from '../../rules/core/game.ts';
import {
  chanceFor,
  type Evaluation,
  endEvaluation,
  type GameScore,
  judgeMove,
  type MoveMark,
} from './analysis-score.ts';

/** The name of our own search in records, by which other programs know whose values they are. */
export const OWN_ANALYST = 'komadai';

/** The chance that a move gives away at least which is marked `?!`. */
const DUBIOUS = 0.05;

/** A mate of unknown length counts as this many hundredths of a pawn. */
const MATE_VALUE = 30_000;

/** Evaluations of the positions of a main line, by ply; undefined where nothing is known. */
export type LineEvaluations = readonly (Evaluation | undefined)[];

/**
 * What a record keeps of the analysis of its main line.
 * @param engine whose analysis it must be. Default: any
 */
export function keptEvaluations(record: GameRecord, engine?: string): LineEvaluations {
  return Array.from(positionsOf(record), ({ node, position }) => {
    const kept = keptAnalysis(node, position, engine);
    if (kept) return evaluationOfKept(kept);
    const ending = endOfPosition(position);
    return ending && endEvaluation(ending.winner);
  });
}

/**
 * Keeps an analysis in a record: the value after each move, the mark of each bad one, and the better
 * move with its line. What the same engine has found before is replaced.
 */
export function keepEvaluations(record: GameRecord, found: LineEvaluations, engine: string): void {
  const old = keptEvaluations(record, engine);
  const evaluations = old.map((known, ply) => found[ply] ?? known);
  let before: RecordNode | undefined;
  for (const { node, position } of positionsOf(record)) {
    const { ply } = node;
    const evaluation = evaluations[ply];
    const kept = evaluation && keptOf(evaluation, engine);
    if (kept) keepAnalysis(node, position, kept);
    if (before) {
      const color = opposite(position.turn);
      const mark = moveMark(node, color, evaluations);
      remark(node, moveMark(node, color, old), mark);
      const better = mark === undefined ? [] : (evaluations[ply - 1]?.line ?? []);
      keepBetterLine(before, better, engine);
    }
    before = node;
  }
}

/** The mark of a bad move as a record keeps it: dubious, a mistake, a blunder. */
export type GameMark = '?!' | MoveMark;

/** The mark of the move that led to a node; undefined where it is no bad one, or not known. */
export function moveMark(
  { move, ply }: RecordNode,
  color: Color,
  evaluations: LineEvaluations,
): GameMark | undefined {
  const [before, after] = [evaluations[ply - 1], evaluations[ply]];
  if (!before || !after) return undefined;
  const mark = judgeMove(move, color, before, after);
  if (mark) return mark;
  const lost = chanceFor(color, before.score) - chanceFor(color, after.score);
  return before.line[0] !== move && lost >= DUBIOUS ? '?!' : undefined;
}

/** Replaces our own mark; one that somebody else has set stays. */
function remark(node: RecordNode, old: GameMark | undefined, mark: GameMark | undefined): void {
  const oldNag = old && nagOfMark(old);
  const nag = mark && nagOfMark(mark);
  const others = node.nags.filter((other) => other !== oldNag);
  const isMarked = others.some((other) => other >= 1 && other <= 6);
  node.nags = nag === undefined || isMarked ? others : [nag, ...others];
}

function keptOf({ score, depth, nodes, line }: Evaluation, engine: string) {
  if (score.kind === 'over') return undefined;
  return { by: 'analyst', score, depth, nodes, engine, line } satisfies KeptAnalysis;
}

function evaluationOfKept({ score, depth = 0, nodes = 0, line }: KeptAnalysis): Evaluation {
  return { score: gameScoreOf(score), depth, nodes, timeMs: 0, line };
}

function gameScoreOf(score: KeptScore): GameScore {
  if (score.kind === 'value') return score;
  const { winner, plies } = score;
  if (plies !== undefined) return { kind: 'mate', winner, plies };
  return { kind: 'value', centipawns: winner === 'black' ? MATE_VALUE : -MATE_VALUE };
}
