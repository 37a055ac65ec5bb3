import { moveTimes } from '../records/tree/move-times.ts';
import { type GameRecord, type RecordNode, turnAfter } from '../records/tree/record.ts';
import type { TimeControl } from '../records/tree/time-control.ts';
import type { Color } from '../rules/core/color.ts';

/** What a side sees on its clock, in milliseconds. */
export interface ClockReading {
  readonly mainMs: number;
  /** What is left of the byoyomi for this move: all of it while there is main time. */
  readonly byoyomiMs: number;
  /** Whether the main time is used up, so that the byoyomi counts. */
  readonly inByoyomi: boolean;
}

/**
 * What a side sees in a turn.
 * @param leftMs its main time at the beginning of the turn
 * @param spentMs time used since then
 */
export function clockReading(
  { byoyomiMs }: TimeControl,
  leftMs: number,
  spentMs: number,
): ClockReading {
  const overMs = Math.max(0, spentMs - leftMs);
  const mainMs = Math.max(0, leftMs - spentMs);
  return {
    mainMs,
    byoyomiMs: Math.max(0, byoyomiMs - overMs),
    inByoyomi: byoyomiMs > 0 && mainMs === 0,
  };
}

/** Below this time, in milliseconds, a side is low on time. */
const LOW_MS = 10_000;

/** Whether a side should hurry: it has little time left, byoyomi included, or none. */
export function isLow({ mainMs, byoyomiMs }: ClockReading): boolean {
  return mainMs + byoyomiMs <= LOW_MS;
}

/**
 * The main time of each side after a move of a record, in milliseconds, as it stands there
 * (`[%clk]`); a side without it has all its time.
 */
export function timeLeft(
  { mainMs }: TimeControl,
  record: GameRecord,
  node: RecordNode,
): Readonly<Record<Color, number>> {
  const left: Partial<Record<Color, number>> = {};
  const isWhole = () => left.black !== undefined && left.white !== undefined;
  for (let at: RecordNode | undefined = node; at?.parent && !isWhole(); at = at.parent) {
    const { leftMs } = moveTimes(at);
    if (leftMs !== undefined) left[turnAfter(record, at.parent)] ??= leftMs;
  }
  return { black: left.black ?? mainMs, white: left.white ?? mainMs };
}
