import type { Evaluation, MoveMark } from '../match/analysis/analysis-score.ts';
import { type Move, moveTo } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** How many moves of an expected line are told; later ones are seldom right. */
const TOLD_MOVES = 12;

/** How many moves are told in place of a bad one. */
const BETTER_MOVES = 3;

/**
 * The expected moves.
 * @param position before them; it is left as it is
 * @param last the move before them
 */
export function expectedMoves(
  position: Position,
  line: readonly Move[],
  teller: Teller,
  last?: Move,
): string[] {
  return allMoves(position, line.slice(0, TOLD_MOVES), teller, last);
}

/** The moves of a line; the parameters are those of `expectedMoves`. */
export function allMoves(
  position: Position,
  line: readonly Move[],
  teller: Teller,
  last?: Move,
): string[] {
  const walked = new Position(position.variant, position.snapshot());
  let lastTo = last === undefined ? undefined : moveTo(last);
  return line.map((move) => {
    const text = teller.move(walked, move, lastTo);
    walked.play(move);
    lastTo = moveTo(move);
    return text;
  });
}

/**
 * `+1.35  depth 12  350k/s`.
 * @param length `short` leaves out the speed of the search
 */
export function evaluationText(
  { replay }: Texts,
  evaluation: Evaluation | undefined,
  length: 'short' | 'whole' = 'whole',
): string {
  if (evaluation === undefined) return replay.EVALUATING;
  const { score, depth, nodes, timeMs } = evaluation;
  const told = replay.gameScoreText(score);
  if (score.kind !== 'value') return told;
  // The first depths take no time that could be measured.
  const isMeasured = length === 'whole' && timeMs >= 10;
  const speed = isMeasured ? [replay.searchSpeedText(Math.round(nodes / timeMs))] : [];
  return [told, replay.depthText(depth), ...speed].join('  ');
}

/**
 * `Blunder, +0.20 to -8.20: better P-3d Gx3d.`
 * @param better the moves that were expected before it
 */
export function markText(
  mark: MoveMark,
  before: Evaluation,
  after: Evaluation,
  better: readonly string[],
  teller: Teller,
): string {
  const moves = listMoves(better.slice(0, BETTER_MOVES), teller);
  return teller.texts.replay.markLine(mark, before.score, after.score, moves);
}
