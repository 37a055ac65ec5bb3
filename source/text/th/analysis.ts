import type { Evaluation, GameScore, MoveMark } from '../../match/analysis/analysis-score.ts';
import { sideName } from './side-name.ts';

/** The name of the engine that evaluates games. */
export const ANALYST = 'คอมพิวเตอร์';

/** Said of a game without mistakes. */
export const NO_MISTAKES = 'ไม่พบตาเดินพลาด';

/** Said until something is known of a position. */
const EVALUATING = 'กำลังประเมิน ..';

const MARK_NAMES: Readonly<Record<MoveMark, string>> = {
  '?': 'ตาเดินพลาด',
  '??': 'ตาเดินผิดร้ายแรง',
};

/** A score as Black sees it: `+1.35`, `ขาวรุกจนใน 5`, `ขาวชนะแล้ว`. */
export function gameScoreText(score: GameScore): string {
  switch (score.kind) {
    case 'value': {
      const pawns = (Math.abs(score.centipawns) / 100).toFixed(2);
      if (score.centipawns === 0) return pawns;
      return `${score.centipawns > 0 ? '+' : '-'}${pawns}`;
    }
    case 'mate':
      return `${sideName(score.winner)}รุกจนใน ${score.plies}`;
    case 'over':
      return score.winner ? `${sideName(score.winner)}ชนะแล้ว` : 'เสมอ';
    default:
      return score satisfies never;
  }
}

/**
 * `+1.35 ลึก 12 350k/วิ`: what is known of a position, in a few words.
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
  const speed = length === 'whole' && timeMs >= 10 ? [`${Math.round(nodes / timeMs)}k/วิ`] : [];
  return [gameScoreText(score), `ลึก ${depth}`, ...speed].join('  ');
}

/** How many positions of a game are evaluated: `12 จาก 81`. */
export function knownMovesText(known: number, size: number): string {
  return `${known} จาก ${size}`;
}

/**
 * `ตาเดินผิดร้ายแรง จาก +0.20 เป็น -8.20: ที่ดีกว่าคือ P-3d Gx3d`
 * @param better the moves that were expected before it, as they are told; '' for none
 */
export function markLine(
  mark: MoveMark,
  before: GameScore,
  after: GameScore,
  better: string,
): string {
  const scores = `จาก ${gameScoreText(before)} เป็น ${gameScoreText(after)}`;
  return `${MARK_NAMES[mark]} ${scores}${better && `: ที่ดีกว่าคือ ${better}`}`;
}

/** Why there is no mistake to go to. @param step 1 towards the end */
export function noMistakeText(step: 1 | -1, isDone: boolean): string {
  const where = step === 1 ? 'หลัง' : 'ก่อน';
  return isDone ? `ไม่มีตาเดินพลาด${where}ตานี้` : `ยังไม่พบตาเดินพลาด${where}ตานี้`;
}
