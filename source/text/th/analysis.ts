import type { Evaluation, GameScore, MoveMark } from '../../match/analysis/analysis-score.ts';
import { pawnsText } from '../pawns.ts';
import { sideName } from './side-name.ts';

export const ANALYST = 'คอมพิวเตอร์';

export const NO_MISTAKES = 'ไม่พบตาเดินพลาด';

const EVALUATING = 'กำลังประเมิน ..';

const MARK_NAMES: Readonly<Record<MoveMark, string>> = {
  '?': 'ตาเดินพลาด',
  '??': 'ตาเดินผิดร้ายแรง',
};

export function gameScoreText(score: GameScore): string {
  switch (score.kind) {
    case 'value':
      return pawnsText(score.centipawns);
    case 'mate':
      return `${sideName(score.winner)}รุกจนใน ${score.plies}`;
    case 'over':
      return score.winner ? `${sideName(score.winner)}ชนะแล้ว` : 'เสมอ';
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
  const speed = length === 'whole' && timeMs >= 10 ? [`${Math.round(nodes / timeMs)}k/วิ`] : [];
  return [gameScoreText(score), `ลึก ${depth}`, ...speed].join('  ');
}

export function knownMovesText(known: number, size: number): string {
  return `${known} จาก ${size}`;
}

export function markLine(
  mark: MoveMark,
  before: GameScore,
  after: GameScore,
  better: string,
): string {
  const scores = `จาก ${gameScoreText(before)} เป็น ${gameScoreText(after)}`;
  return `${MARK_NAMES[mark]} ${scores}${better && `: ที่ดีกว่าคือ ${better}`}`;
}

export function noMistakeText(step: 1 | -1, isDone: boolean, nearest?: string): string {
  const [where, back] = step === 1 ? ['หลัง', 'ตาพลาดก่อนหน้า'] : ['ก่อน', 'ตาพลาด'];
  const none = `${isDone ? 'ไม่มี' : 'ยังไม่พบ'}ตาเดินพลาด${where}ตานี้`;
  return nearest ? `${none} "${back}" ไปยัง ${nearest}` : none;
}
