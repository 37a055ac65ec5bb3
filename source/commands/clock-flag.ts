import { parseTypedTimeControl, type TimeControl } from '../records/tree/time-control.ts';
import { failure, type Result } from '../rules/core/result.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import { TIME_CONTROL_FORM } from '../text/clock.ts';
import type { Flag } from './flags.ts';

/** The flag that gives both sides their time. */
export const CLOCK_FLAG = {
  type: 'string',
  value: 'TIME',
  parse: parseClock,
  summary: 'MAIN+BYOYOMI+INCREMENT in seconds, as 600, 600+30, 600+0+5 or 10m+30s',
} as const satisfies Flag;

function parseClock(found: string, what: string): Result<TimeControl, ArgumentFault> {
  const control = parseTypedTimeControl(found);
  if (control.ok) return control;
  return failure({ code: 'unknown-value', what, found, valid: [TIME_CONTROL_FORM] });
}
