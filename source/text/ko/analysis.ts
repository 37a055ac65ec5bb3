import type { Evaluation, GameScore, MoveMark } from '../../match/analysis/analysis-score.ts';
import { pawnsText } from '../pawns.ts';
import { sideName } from './side-name.ts';

export const ANALYST = '컴퓨터';

export const NO_MISTAKES = '악수를 찾지 못했습니다.';

const EVALUATING = '평가 중 ..';

const MARK_NAMES: Readonly<Record<MoveMark, string>> = { '?': '의문수', '??': '악수' };

export function gameScoreText(score: GameScore): string {
  switch (score.kind) {
    case 'value':
      return pawnsText(score.centipawns);
    case 'mate':
      return `${sideName(score.winner)}의 ${score.plies}수 외통`;
    case 'over':
      return score.winner ? `${sideName(score.winner)} 승` : '무승부';
    default:
      return score satisfies never;
  }
}

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

export function knownMovesText(known: number, size: number): string {
  return `${known}/${size}`;
}

export function markLine(
  mark: MoveMark,
  before: GameScore,
  after: GameScore,
  better: string,
): string {
  const scores = `${gameScoreText(before)}에서 ${gameScoreText(after)}`;
  return `${MARK_NAMES[mark]}, ${scores}${better && `: 더 나은 수순 ${better}`}.`;
}

export function noMistakeText(step: 1 | -1, isDone: boolean, nearest?: string): string {
  const [where, back] = step === 1 ? ['뒤', '이전악수'] : ['앞', '악수'];
  const none = `이 수 ${where}에는 ${isDone ? '악수가 없습니다' : '찾은 악수가 아직 없습니다'}.`;
  return nearest ? `${none} "${back}"로 이동: ${nearest}` : none;
}
