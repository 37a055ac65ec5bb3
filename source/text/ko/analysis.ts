import type { Evaluation, GameScore, MoveMark } from '../../match/analysis/analysis-score.ts';
import { sideName } from './side-name.ts';

/** The name of the engine that evaluates games. */
export const ANALYST = '컴퓨터';

/** Said of a game without mistakes. */
export const NO_MISTAKES = '악수를 찾지 못했습니다.';

/** Said until something is known of a position. */
const EVALUATING = '평가 중 ..';

const MARK_NAMES: Readonly<Record<MoveMark, string>> = { '?': '의문수', '??': '악수' };

/** A score as Black sees it: `+1.35`, `후수의 5수 외통`, `후수 승`. */
export function gameScoreText(score: GameScore): string {
  switch (score.kind) {
    case 'value': {
      const pawns = (Math.abs(score.centipawns) / 100).toFixed(2);
      if (score.centipawns === 0) return pawns;
      return `${score.centipawns > 0 ? '+' : '-'}${pawns}`;
    }
    case 'mate':
      return `${sideName(score.winner)}의 ${score.plies}수 외통`;
    case 'over':
      return score.winner ? `${sideName(score.winner)} 승` : '무승부';
    default:
      return score satisfies never;
  }
}

/**
 * `+1.35  깊이 12  35만/초`: what is known of a position, in a few words.
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
  const speed = length === 'whole' && timeMs >= 10 ? [speedText(nodes / timeMs)] : [];
  return [gameScoreText(score), `깊이 ${depth}`, ...speed].join('  ');
}

/** `35만/초`, `4200/초`. @param nodesPerMs thousands a second */
function speedText(nodesPerMs: number): string {
  const thousands = Math.round(nodesPerMs);
  return thousands < 10 ? `${thousands * 1000}/초` : `${Math.round(thousands / 10)}만/초`;
}

/** How many positions of a game are evaluated: `12/81`. */
export function knownMovesText(known: number, size: number): string {
  return `${known}/${size}`;
}

/**
 * `악수, +0.20에서 -8.20: 더 나은 수순 P-3d Gx3d.`
 * @param better the moves that were expected before it, as they are told; '' for none
 */
export function markLine(
  mark: MoveMark,
  before: GameScore,
  after: GameScore,
  better: string,
): string {
  const scores = `${gameScoreText(before)}에서 ${gameScoreText(after)}`;
  return `${MARK_NAMES[mark]}, ${scores}${better && `: 더 나은 수순 ${better}`}.`;
}

/** Why there is no mistake to go to. @param step 1 towards the end */
export function noMistakeText(step: 1 | -1, isDone: boolean): string {
  const where = step === 1 ? '뒤' : '앞';
  return isDone
    ? `이 수 ${where}에는 악수가 없습니다.`
    : `이 수 ${where}에서는 아직 악수를 찾지 못했습니다.`;
}
