import type { EngineScore, SearchReport } from '../engine/engine.ts';
import type { Color } from '../rules/core/color.ts';
import { Position } from '../rules/core/position.ts';
import { sideName } from './side-name.ts';
import { listMoves, PRINTED, type Teller } from './teller.ts';

/** Said until the hint is there. */
export const HINT_IS_COMING = 'Thinking about a hint ..';

/** How many moves of an expected line are told. */
const SHOWN_MOVES = 5;

/**
 * `Hint: P-2f, then P-8d P-2e (+0.3)`.
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
  return `Hint: ${first}${then} (${scoreText(score)})`;
}

/** A score for the side to move: `+0.3`, `mate in 5`, `mated in 4`. */
function scoreText(score: EngineScore): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `mate in ${score.plies}` : `mated in ${-score.plies}`;
  }
  const pawns = (score.centipawns / 100).toFixed(1);
  return score.centipawns > 0 ? `+${pawns}` : pawns.replace('-0.0', '0.0');
}

/** Says whose engine is thinking: `White thinks`. */
export function thinkingLabel(color: Color): string {
  return `${sideName(color)} thinks`;
}
