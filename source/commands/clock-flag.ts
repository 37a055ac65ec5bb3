import { parseTypedTimeControl, type TimeControl } from '../records/tree/time-control.ts';
import { failure, type Result } from '../rules/core/result.ts';
import type { ArgumentFault } from '../text/en/argument-fault.ts';
import type { OptionName } from '../text/en/value-name.ts';
import type { Texts } from '../text/texts.ts';
import type { Flag } from './flags.ts';

/** The flag that gives both sides their time. */
export const CLOCK_FLAG = {
  type: 'string',
  value: 'TIME',
  parse: parseClock,
  summary: (texts) => texts.option.COMMON_OPTIONS.clock,
} as const satisfies Flag;

function parseClock(
  found: string,
  what: OptionName,
  texts: Texts,
): Result<TimeControl, ArgumentFault> {
  const control = parseTypedTimeControl(found);
  if (control.ok) return control;
  return failure({ code: 'unknown-value', what, found, valid: [texts.clock.TIME_CONTROL_FORM] });
}
