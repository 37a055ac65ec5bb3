import type { Color } from '../../rules/core/color.ts';
import type { EngineClock } from '../engine.ts';

/** Time for a move, in milliseconds. */
export interface Allotment {
  /** No deeper search begins after it. */
  readonly enoughMs: number;
  /** The fair share of a move. */
  readonly fairMs: number;
  /** The search is broken off after it. */
  readonly mostMs: number;
}

/** The number of moves for which the main time is to last. */
const MOVES_LEFT = 40;
/** Share of the clock that is kept for the way of the answer to it, within bounds. */
const MARGIN = 0.15;
const LEAST_MARGIN_MS = 100;
const MOST_MARGIN_MS = 300;
/** Time that a move takes beside thinking. */
const OVERHEAD_MS = 20;
/** How many times its share a hard move may take. */
const PATIENCE = 3;

/** The time that a side uses for its next move. */
export function allot(clock: EngineClock, color: Color): Allotment {
  const mainMs = color === 'black' ? clock.blackMs : clock.whiteMs;
  const incrementMs = color === 'black' ? clock.blackIncrementMs : clock.whiteIncrementMs;
  const share =
    Math.max(0, mainMs / MOVES_LEFT - OVERHEAD_MS) + 0.8 * incrementMs + 0.8 * clock.byoyomiMs;
  const allMs = mainMs + clock.byoyomiMs;
  const marginMs = Math.min(Math.max(LEAST_MARGIN_MS, MARGIN * allMs), MOST_MARGIN_MS, allMs / 2);
  const leftMs = Math.max(1, allMs - marginMs);
  const mostMs = Math.min(leftMs, PATIENCE * share);
  const fairMs = Math.min(mostMs, share);
  return { enoughMs: fairMs * 0.6, fairMs, mostMs: Math.max(1, mostMs) };
}
