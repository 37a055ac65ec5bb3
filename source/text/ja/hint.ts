import type { EngineScore } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

/** Said until the hint is there. */
export const HINT_IS_COMING = 'ヒントを考えています ..';

/**
 * `ヒント: P-2f、以下 P-8d P-2e（先手+0.3）`.
 * @param then the moves that may follow, as they are told; '' for none
 * @param turn the side that asked
 */
export function hintSentence(first: string, then: string, score: EngineScore, turn: Color): string {
  return `ヒント: ${first}${then && `、以下 ${then}`}（${scoreText(score, turn)}）`;
}

/** `後手+0.3`, `0.0`; `5手詰`, `あと4手で詰まされる` for the side to move. */
function scoreText(score: EngineScore, turn: Color): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `${score.plies}手詰` : `あと${-score.plies}手で詰まされる`;
  }
  const pawns = (Math.abs(score.centipawns) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return `${sideName(score.centipawns > 0 ? turn : opposite(turn))}+${pawns}`;
}

/** Says whose engine is thinking: `後手が考慮中`. */
export function thinkingLabel(color: Color): string {
  return `${sideName(color)}が考慮中`;
}
