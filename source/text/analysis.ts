import { type Move, moveTo } from '../core/move.ts';
import { Position } from '../core/position.ts';
import type { Evaluation, GameScore, MoveMark } from '../match/analysis-score.ts';
import { formatMove, type MoveNotation } from '../notation/display.ts';
import { sideName } from './side-name.ts';

/** What the engine that evaluates games is called. */
export const ANALYST = 'Computer';

/** Said of a game without a mistake. */
export const NO_MISTAKES = 'No mistake is found.';

/** Said until something is known about a position. */
export const EVALUATING = 'evaluating ..';

/** Moves of an expected line that are told; more of them are seldom right. */
const TOLD_MOVES = 12;

/** Moves that are told in the place of a bad one. */
const BETTER_MOVES = 3;

const MARK_NAMES: Readonly<Record<MoveMark, string>> = { '?': 'Mistake', '??': 'Blunder' };

/** A score as Black sees it: `+1.35`, `mate in 5 for White`, `White has won`. */
export function gameScoreText(score: GameScore): string {
  switch (score.kind) {
    case 'value': {
      const pawns = (Math.abs(score.centipawns) / 100).toFixed(2);
      if (score.centipawns === 0) return pawns;
      return `${score.centipawns > 0 ? '+' : '-'}${pawns}`;
    }
    case 'mate':
      return `mate in ${score.plies} for ${sideName(score.winner)}`;
    case 'over':
      return score.winner ? `${sideName(score.winner)} has won` : 'drawn';
    default:
      return score satisfies never;
  }
}

/**
 * `+1.35  depth 12  350k/s`: what is known about a position, in a few words.
 * @param length `short` without the speed of the search
 */
export function evaluationText(
  evaluation: Evaluation | undefined,
  length: 'short' | 'whole' = 'whole',
): string {
  if (evaluation === undefined) return EVALUATING;
  const { score, depth, nodes, timeMs } = evaluation;
  if (score.kind !== 'value') return gameScoreText(score);
  // The first depths take no time that could be measured.
  const speed = length === 'whole' && timeMs >= 10 ? [`${Math.round(nodes / timeMs)}k/s`] : [];
  return [gameScoreText(score), `depth ${depth}`, ...speed].join('  ');
}

/** How many positions of a game are evaluated: `12 of 81`. */
export function progressText(known: number, size: number): string {
  return `${known} of ${size}`;
}

/**
 * The moves that are expected, in any notation.
 * @param position before them; stays as it is
 * @param last the move before them
 */
export function expectedMoves(
  position: Position,
  line: readonly Move[],
  notation: MoveNotation,
  last?: Move,
): string[] {
  const walked = new Position(position.variant, position.snapshot());
  let lastTo = last === undefined ? undefined : moveTo(last);
  return line.slice(0, TOLD_MOVES).map((move) => {
    const text = formatMove(walked, move, notation, lastTo);
    walked.play(move);
    lastTo = moveTo(move);
    return text;
  });
}

/** `Blunder, +0.20 to -8.20: better P-3d Gx3d.` @param better the moves that were expected before */
export function markText(
  mark: MoveMark,
  before: Evaluation,
  after: Evaluation,
  better: readonly string[],
): string {
  const scores = `${gameScoreText(before.score)} to ${gameScoreText(after.score)}`;
  const moves = better.slice(0, BETTER_MOVES).join(' ');
  return `${MARK_NAMES[mark]}, ${scores}${moves === '' ? '' : `: better ${moves}`}.`;
}

/** Why there is no mistake to go to. @param step 1 towards the end @param isOn the analysis */
export function noMistakeText(step: 1 | -1, isOn: boolean, isDone: boolean): string {
  if (!isOn) return 'a lets the computer look for mistakes first.';
  const where = step === 1 ? 'behind' : 'before';
  return isDone
    ? `No mistake is ${where} this move.`
    : `No mistake is found ${where} this move yet.`;
}
