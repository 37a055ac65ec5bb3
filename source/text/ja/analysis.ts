import type { Evaluation, GameScore, MoveMark } from '../../match/analysis/analysis-score.ts';
import { pawnsText } from '../pawns.ts';
import { sideName } from './side-name.ts';

export const ANALYST = 'コンピュータ';

export const NO_MISTAKES = '悪手は見つかりませんでした。';

const EVALUATING = '解析中 ..';

const MARK_NAMES: Readonly<Record<MoveMark, string>> = { '?': '悪手', '??': '大悪手' };

export function gameScoreText(score: GameScore): string {
  switch (score.kind) {
    case 'value':
      return pawnsText(score.centipawns);
    case 'mate':
      return `${sideName(score.winner)}の${score.plies}手詰`;
    case 'over':
      return score.winner ? `${sideName(score.winner)}の勝ち` : '引き分け';
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
  return [gameScoreText(score), `深さ${depth}`, ...speed].join('  ');
}

/** `35万/秒`, `4200/秒`. @param nodesPerMs thousands a second */
function speedText(nodesPerMs: number): string {
  const thousands = Math.round(nodesPerMs);
  return thousands < 10 ? `${thousands * 1000}/秒` : `${Math.round(thousands / 10)}万/秒`;
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
  const scores = `${gameScoreText(before)}から${gameScoreText(after)}`;
  return `${MARK_NAMES[mark]}、${scores}。${better && `最善は${better}。`}`;
}

export function noMistakeText(step: 1 | -1, isDone: boolean, nearest?: string): string {
  const [where, back] = step === 1 ? ['後', '前の悪手'] : ['前', '悪手'];
  const none = `この手より${where}に悪手は${isDone ? 'ありません' : 'まだ見つかっていません'}。`;
  return nearest ? `${none}「${back}」で${nearest}へ` : none;
}
