import { parseTypedTimeControl } from '../records/tree/time-control.ts';
import { readFlag } from './flags.ts';

/** The flag that gives both sides their time. */
export const CLOCK_FLAG = readFlag(
  'TIME',
  (texts) => texts.option.COMMON_OPTIONS.clock,
  (text) => {
    const control = parseTypedTimeControl(text);
    return control.ok ? control.value : undefined;
  },
  (texts) => [texts.clock.TIME_CONTROL_FORM],
);
