import type { Evaluation, GameScore, MoveMark } from '../match/analysis/analysis-score.ts';
import { type Move, moveTo } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import { sideName } from './side-name.ts';
import { listMoves, PRINTED, type Teller } from './teller.ts';

/** The name of the engine that evaluates games. */
export const ANALYST = 'Computer';

/** Said of a game without mistakes. */
export const NO_MISTAKES = 'No mistake is found.';

/** Said until something is known of a position. */
const EVALUATING = 'evaluating ..';

/** How many moves of an expected line are told; later ones are seldom right. */
const TOLD_MOVES = 12;

/** How many moves are told in place of a bad one. */
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
 * `+1.35 depth 12 350k/s`: what is known of a position, in a few words.
 * @param length `short` leaves out the speed of the search
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
export function knownMovesText(known: number, size: number): string {
  return `${known} of ${size}`;
}

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
  const walked = new Position(position.variant, position.snapshot());
  let lastTo = last === undefined ? undefined : moveTo(last);
  return line.slice(0, TOLD_MOVES).map((move) => {
    const text = teller.move(walked, move, lastTo);
    walked.play(move);
    lastTo = moveTo(move);
    return text;
  });
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
  teller: Teller = PRINTED,
): string {
  const scores = `${gameScoreText(before.score)} to ${gameScoreText(after.score)}`;
  const moves = listMoves(better.slice(0, BETTER_MOVES), teller);
  return `${MARK_NAMES[mark]}, ${scores}${moves === '' ? '' : `: better ${moves}`}.`;
}

/** Why there is no mistake to go to. @param step 1 towards the end */
export function noMistakeText(step: 1 | -1, isDone: boolean): string {
  const where = step === 1 ? 'after' : 'before';
  return isDone
    ? `No mistake is ${where} this move.`
    : `No mistake is found ${where} this move yet.`;
}
