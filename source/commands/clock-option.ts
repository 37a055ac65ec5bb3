import { failure, type Result, success } from '../core/result.ts';
import { parseTypedTimeControl, type TimeControl } from '../records/time-control.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import { TIME_CONTROL_FORM } from '../text/clock.ts';
import type { OptionData } from './command.ts';

/** The option that gives both sides their time. */
export const CLOCK_OPTION = {
  name: 'clock',
  value: 'TIME',
  summary: 'MAIN+BYOYOMI+INCREMENT in seconds, as 600, 600+30 or 600+0+5',
} as const satisfies OptionData;

/** A time control; undefined where none is given. */
export function parseClockOption(
  text: string | undefined,
): Result<TimeControl | undefined, ArgumentFault> {
  if (text === undefined) return success(undefined);
  const control = parseTypedTimeControl(text);
  if (control.ok) return control;
  const what = `--${CLOCK_OPTION.name}`;
  return failure({ code: 'unknown-value', what, found: text, valid: [TIME_CONTROL_FORM] });
}
