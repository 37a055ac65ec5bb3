import type { EngineScore, SearchReport } from '../engine/engine.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { Position } from '../rules/core/position.ts';
import { sideName } from './side-name.ts';
import { listMoves, PRINTED, type Teller } from './teller.ts';

/** Said until the hint is there. */
export const HINT_IS_COMING = 'Thinking about a hint ..';

/** How many moves of an expected line are told. */
const SHOWN_MOVES = 5;

/**
 * `Hint: P-2f, then P-8d P-2e (+0.3 for Black)`.
 * @param position for which the hint was asked
 */
export function hintText(
  position: Position,
  { line, score }: SearchReport,
  teller: Teller = PRINTED,
): string {
  const walked = new Position(position.variant, position.snapshot());
  const [first, ...others] = line.slice(0, SHOWN_MOVES).map((move) => {
    const text = teller.move(walked, move);
    walked.play(move);
    return text;
  });
  const then = others.length > 0 ? `, then ${listMoves(others, teller)}` : '';
  return `Hint: ${first}${then} (${scoreText(score, position.turn)})`;
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
