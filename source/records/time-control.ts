import { failure, type Result, success } from '../core/result.ts';

/** The time that each side has, in milliseconds. */
export interface TimeControl {
  readonly mainMs: number;
  /** What each move may take anew once the main time is used up. */
  readonly byoyomiMs: number;
  /** What is added to the main time after each move. */
  readonly incrementMs: number;
}

/** `malformed`: other than two or three numbers with `+` between; `no-time`: none to begin with. */
export type TimeControlFault = { readonly code: 'malformed' } | { readonly code: 'no-time' };

/** Clocks in records have four digits for the hours. */
const SECONDS = /^\d{1,7}(\.\d{1,3})?$/;

/**
 * Reads `MAIN+BYOYOMI+INCREMENT` in seconds, with up to three decimals, as the tag `TimeControl`
 * of a record has it. Two numbers are main time and increment.
 */
export function parseTimeControl(text: string): Result<TimeControl, TimeControlFault> {
  const parts = text.split('+').map((part) => part.trim());
  const isWhole = parts.length === 2 || parts.length === 3;
  if (!isWhole || !parts.every((part) => SECONDS.test(part))) return failure({ code: 'malformed' });
  const times = parts.map((part) => Math.round(Number(part) * 1000));
  const [mainMs, byoyomiMs, incrementMs] = times.length === 3 ? times : [times[0], 0, times[1]];
  if (mainMs + byoyomiMs === 0) return failure({ code: 'no-time' });
  return success({ mainMs, byoyomiMs, incrementMs });
}

/** `600+30+0`. */
export function formatTimeControl({ mainMs, byoyomiMs, incrementMs }: TimeControl): string {
  return [mainMs, byoyomiMs, incrementMs].map((timeMs) => timeMs / 1000).join('+');
}
