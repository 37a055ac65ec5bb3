import type { EngineScore } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

export const HINT_IS_COMING = '힌트를 생각하는 중 ..';

export function hintSentence(first: string, then: string, score: EngineScore, turn: Color): string {
  return `힌트: ${first}${then && `, 이어서 ${then}`} (${scoreText(score, turn)})`;
}

function scoreText(score: EngineScore, turn: Color): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `${score.plies}수 외통` : `${-score.plies}수에 외통을 당함`;
  }
  const pawns = (Math.abs(score.centipawns) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return `${sideName(score.centipawns > 0 ? turn : opposite(turn))} +${pawns}`;
}

export function thinkingLabel(color: Color): string {
  return `${sideName(color)} 생각 중`;
}
