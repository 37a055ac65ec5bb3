import {
  formatTimeControl,
  parseTimeControl,
  parseTypedTimeControl,
  type TimeControl,
} from '../../../records/tree/time-control.ts';
import { failure, type Result, success } from '../../../rules/core/result.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Wording } from '../../../text/tongue.ts';
import type { Services } from '../../app/services.ts';
import { type TypedText, typedText } from '../../prompt/prompt-line.ts';
import { choiceOf, type FormField, typedOf } from '../form/form-fields.ts';

/** The choices as they are typed; `NONE` and `OTHER` beside times. */
const NONE = '';
const OTHER = 'other';
const OFFERED = [
  NONE,
  '300+0+0',
  '600+0+0',
  '300+0+5',
  '600+30+0',
  '1800+60+0',
  '0+10+0',
  '0+30+0',
  OTHER,
] as const;

/** The clock that is chosen in a form. */
export interface ClockChoice {
  /** One of `OFFERED`. */
  readonly chosen: string;
  /** The time control that is typed. */
  readonly line: TypedText;
}

/** The clock of the last game. */
export function lastClock({ store }: Services): ClockChoice {
  return clockChoice(store.list()[0]?.head.timeControl ?? '');
}

/** The choice of a time control; of none for another text. */
export function clockChoice(timeControl: string): ClockChoice {
  const parsed = parseTimeControl(timeControl);
  const text = parsed.ok ? formatTimeControl(parsed.value) : NONE;
  const isOffered = OFFERED.some((offered) => offered === text);
  return { chosen: isOffered ? text : OTHER, line: typedText(isOffered ? '600+30+0' : text) };
}

/** Whether a clock is chosen, even if what is typed is none yet. */
export function hasClock({ chosen }: ClockChoice): boolean {
  return chosen !== NONE;
}

/** The time control that is chosen, undefined for none; fails with what to say. */
export function chosenClock({
  chosen,
  line,
}: ClockChoice): Result<TimeControl | undefined, Wording> {
  if (chosen === NONE) return success(undefined);
  const parsed = parseTypedTimeControl(chosen === OTHER ? line.text : chosen);
  return parsed.ok ? parsed : failure(({ game }) => game.clockFaultText(line.text));
}

export function clockFields(texts: Texts, clock: ClockChoice): FormField<ClockChoice>[] {
  const { clock: label, inSeconds } = texts.settings.NEW_GAME_TEXTS;
  const choice = choiceOf(clock, 'chosen', label, OFFERED, (chosen) => clockText(texts, chosen));
  return clock.chosen === OTHER ? [choice, typedOf(clock, 'line', inSeconds)] : [choice];
}

function clockText(texts: Texts, chosen: string): string {
  if (chosen === OTHER) return texts.settings.NEW_GAME_TEXTS.otherClock;
  const parsed = parseTypedTimeControl(chosen);
  return texts.game.timeControlText(parsed.ok ? parsed.value : undefined);
}
