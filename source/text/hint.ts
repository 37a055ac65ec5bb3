import { Position } from '../core/position.ts';
import type { EngineScore, SearchReport } from '../engine/engine.ts';
import { formatHodges } from '../notation/hodges.ts';

/** Said until the hint is there. */
export const HINT_IS_COMING = 'Thinking about a hint ..';

/** Moves of an expected line that are told. */
const SHOWN_MOVES = 5;

/** `Hint: P-2f, then P-8d P-2e (+0.3)`. @param position in which the hint is asked for */
export function hintText(position: Position, { line, score }: SearchReport): string {
  const walked = new Position(position.variant, position.snapshot());
  const [first, ...others] = line.slice(0, SHOWN_MOVES).map((move) => {
    const text = formatHodges(walked, move);
    walked.play(move);
    return text;
  });
  const then = others.length > 0 ? `, then ${others.join(' ')}` : '';
  return `Hint: ${first}${then} (${scoreText(score)})`;
}

/** A score for the side to move: `+0.3`, `mate in 5`, `mated in 4`. */
export function scoreText(score: EngineScore): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `mate in ${score.plies}` : `mated in ${-score.plies}`;
  }
  const pawns = (score.centipawns / 100).toFixed(1);
  return score.centipawns > 0 ? `+${pawns}` : pawns.replace('-0.0', '0.0');
}

/** Who is thinking. */
export function thinkingText(name: string): string {
  return `${name} thinks ..`;
}
