import type { EngineScore } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

/** Said until the hint is there. */
export const HINT_IS_COMING = 'กำลังคิดคำใบ้ ..';

/**
 * `คำใบ้: P-2f จากนั้น P-8d P-2e (ดำ +0.3)`.
 * @param then the moves that may follow, as they are told; '' for none
 * @param turn the side that asked
 */
export function hintSentence(first: string, then: string, score: EngineScore, turn: Color): string {
  return `คำใบ้: ${first}${then && ` จากนั้น ${then}`} (${scoreText(score, turn)})`;
}

/** `ขาว +0.3`, `0.0`; `รุกจนใน 5`, `ถูกรุกจนใน 4` for the side to move. */
function scoreText(score: EngineScore, turn: Color): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `รุกจนใน ${score.plies}` : `ถูกรุกจนใน ${-score.plies}`;
  }
  const pawns = (Math.abs(score.centipawns) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return `${sideName(score.centipawns > 0 ? turn : opposite(turn))} +${pawns}`;
}

/** Says whose engine is thinking: `ขาวกำลังคิด`. */
export function thinkingLabel(color: Color): string {
  return `${sideName(color)}กำลังคิด`;
}
