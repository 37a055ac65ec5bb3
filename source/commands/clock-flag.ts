import { parseTypedTimeControl } from '../records/tree/time-control.ts';
import { readFlag } from './flags.ts';

/** The flag that gives both sides their time. */
export const CLOCK_FLAG = readFlag(
  'TIME',
  (texts) => texts.commands.COMMON_OPTIONS.clock,
  (text) => {
    const control = parseTypedTimeControl(text);
    return control.ok ? control.value : undefined;
  },
  (texts) => [texts.game.TIME_CONTROL_FORM],
);
