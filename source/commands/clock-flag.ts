import { parseTypedTimeControl, type TimeControl } from '../records/tree/time-control.ts';
import { failure, type Result } from '../rules/core/result.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import { TIME_CONTROL_FORM } from '../text/clock.ts';
import { COMMON_OPTIONS } from '../text/option-texts.ts';
import type { OptionName } from '../text/value-name.ts';
import type { Flag } from './flags.ts';

/** The flag that gives both sides their time. */
export const CLOCK_FLAG = {
  type: 'string',
  value: 'TIME',
  parse: parseClock,
  summary: () => COMMON_OPTIONS.clock,
} as const satisfies Flag;

function parseClock(found: string, what: OptionName): Result<TimeControl, ArgumentFault> {
  const control = parseTypedTimeControl(found);
  if (control.ok) return control;
  return failure({ code: 'unknown-value', what, found, valid: [TIME_CONTROL_FORM] });
}
