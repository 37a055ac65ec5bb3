import type { Evaluation, GameScore, MoveMark } from '../../match/analysis/analysis-score.ts';
import { pawnsText } from '../pawns.ts';
import { sideName } from './side-name.ts';

/** The name of the engine that evaluates games. */
export const ANALYST = 'Computer';

/** Said of a game without mistakes. */
export const NO_MISTAKES = 'No mistake is found.';

/** Said until something is known of a position. */
const EVALUATING = 'evaluating ..';

const MARK_NAMES: Readonly<Record<MoveMark, string>> = { '?': 'Mistake', '??': 'Blunder' };

/** A score as Black sees it: `+1.35`, `mate in 5 for White`, `White has won`. */
export function gameScoreText(score: GameScore): string {
  switch (score.kind) {
    case 'value':
      return pawnsText(score.centipawns);
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
 * `Blunder, +0.20 to -8.20: better P-3d Gx3d.`
 * @param better the moves that were expected before it, as they are told; '' for none
 */
export function markLine(
  mark: MoveMark,
  before: GameScore,
  after: GameScore,
  better: string,
): string {
  const scores = `${gameScoreText(before)} to ${gameScoreText(after)}`;
  return `${MARK_NAMES[mark]}, ${scores}${better && `: better ${better}`}.`;
}

/**
 * Why there is no mistake to go to.
 * @param step 1 towards the end
 * @param nearest the one on the other side. Default: none is there
 */
export function noMistakeText(step: 1 | -1, isDone: boolean, nearest?: string): string {
  const [where, back] = step === 1 ? ['after', 'mistake back'] : ['before', 'mistake'];
  const none = isDone ? `No mistake ${where} this move` : `No mistake found ${where} this move yet`;
  return nearest ? `${none}; ${back} goes to ${nearest}` : `${none}.`;
}
