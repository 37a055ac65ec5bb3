import { parseTypedTimeControl, type TimeControl } from '../records/tree/time-control.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import { TIME_CONTROL_FORM } from '../text/clock.ts';
import type { Flag } from './flags.ts';

/** The flag that gives both sides their time. */
export const CLOCK_FLAG = {
  type: 'string',
  value: 'TIME',
  summary: 'MAIN+BYOYOMI+INCREMENT in seconds, as 600, 600+30, 600+0+5 or 10m+30s',
} as const satisfies Flag;

/** Reads a time control; undefined if none is given. */
export function parseClockFlag(
  text: string | undefined,
): Result<TimeControl | undefined, ArgumentFault> {
  if (text === undefined) return success(undefined);
  const control = parseTypedTimeControl(text);
  if (control.ok) return control;
  return failure({
    code: 'unknown-value',
    what: '--clock',
    found: text,
    valid: [TIME_CONTROL_FORM],
  });
}
