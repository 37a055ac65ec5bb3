import type { EngineScore } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

export const HINT_IS_COMING = 'กำลังคิดคำใบ้ ..';

export function hintSentence(first: string, then: string, score: EngineScore, turn: Color): string {
  return `คำใบ้: ${first}${then && ` จากนั้น ${then}`} (${scoreText(score, turn)})`;
}

function scoreText(score: EngineScore, turn: Color): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `รุกจนใน ${score.plies}` : `ถูกรุกจนใน ${-score.plies}`;
  }
  const pawns = (Math.abs(score.centipawns) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return `${sideName(score.centipawns > 0 ? turn : opposite(turn))} +${pawns}`;
}

export function thinkingLabel(color: Color): string {
  return `${sideName(color)}กำลังคิด`;
}
