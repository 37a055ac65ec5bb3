import type { Color } from '../core/color.ts';
import type { EngineClock } from './engine.ts';

/** Time for a move, in milliseconds. */
export interface Allotment {
  /** After it no deeper search is begun. */
  readonly enoughMs: number;
  /** What a move may take without taking from those that follow. */
  readonly fairMs: number;
  /** After it the search is broken off. */
  readonly mostMs: number;
}

/** Moves for which the main time is to last. */
const MOVES_LEFT = 40;
/** For the way of the answer to the clock, most of it where there is time enough. */
const MARGIN = 0.15;
const LEAST_MARGIN_MS = 100;
const MOST_MARGIN_MS = 300;
/** What a move takes beside the thinking. */
const OVERHEAD_MS = 20;
/** So many times its share a move may take where it is hard. */
const PATIENCE = 3;

/** How much of a clock a side uses for its next move. */
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
