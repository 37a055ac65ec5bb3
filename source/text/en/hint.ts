import type { EngineScore } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

/** Said until the hint is there. */
export const HINT_IS_COMING = 'Thinking about a hint ..';

/**
 * `Hint: P-2f, then P-8d P-2e (+0.3 for Black)`.
 * @param then the moves that may follow, as they are told; '' for none
 * @param turn the side that asked
 */
export function hintSentence(first: string, then: string, score: EngineScore, turn: Color): string {
  return `Hint: ${first}${then && `, then ${then}`} (${scoreText(score, turn)})`;
}

/** `+0.3 for White`, `0.0`; `mate in 5`, `mated in 4` for the side to move. */
function scoreText(score: EngineScore, turn: Color): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `mate in ${score.plies}` : `mated in ${-score.plies}`;
  }
  const pawns = (Math.abs(score.centipawns) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return `+${pawns} for ${sideName(score.centipawns > 0 ? turn : opposite(turn))}`;
}

/** Says whose engine is thinking: `White thinks`. */
export function thinkingLabel(color: Color): string {
  return `${sideName(color)} thinks`;
}
