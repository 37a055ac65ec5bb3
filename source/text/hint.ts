import type { SearchReport } from '../engine/engine.ts';
import { Position } from '../rules/core/position.ts';
import { listMoves, type Teller } from './teller.ts';

/** How many moves of an expected line are told. */
const SHOWN_MOVES = 5;

/**
 * `Hint: P-2f, then P-8d P-2e (+0.3 for Black)`.
 * @param position for which the hint was asked
 */
export function hintText(position: Position, report: SearchReport, teller: Teller): string {
  const { line, score } = report;
  const walked = new Position(position.variant, position.snapshot());
  const [first = '', ...others] = line.slice(0, SHOWN_MOVES).map((move) => {
    const text = teller.move(walked, move);
    walked.play(move);
    return text;
  });
  return teller.texts.board.hintSentence(first, listMoves(others, teller), score, position.turn);
}
