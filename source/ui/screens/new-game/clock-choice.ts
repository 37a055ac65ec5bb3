import {
  formatTimeControl,
  parseTimeControl,
  parseTypedTimeControl,
  type TimeControl,
  type TimeControlFault,
} from '../../../records/tree/time-control.ts';
import { type Result, success } from '../../../rules/core/result.ts';
import { timeControlText } from '../../../text/clock.ts';
import { PromptLine } from '../../prompt/prompt-line.ts';
import { choiceField, type FormField } from '../form/form-fields.ts';

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

/** The clock of a new game: a choice, or a time control that is typed. */
export class ClockChoice {
  /** The line for a time control that is typed. */
  readonly line = new PromptLine();
  #chosen: string;

  /** @param last the time control to begin with, as a record has it; any other text means none */
  constructor(last: string) {
    const parsed = parseTimeControl(last);
    const text = parsed.ok ? formatTimeControl(parsed.value) : NONE;
    const isOffered = OFFERED.some((offered) => offered === text);
    this.#chosen = isOffered ? text : OTHER;
    this.line.set(isOffered ? '600+30+0' : text);
  }

  /** The time control that was chosen; undefined for none. */
  get control(): Result<TimeControl | undefined, TimeControlFault> {
    if (this.#chosen === NONE) return success(undefined);
    return parseTypedTimeControl(this.#chosen === OTHER ? this.line.text : this.#chosen);
  }

  get fields(): FormField[] {
    const choice = choiceField<string>(
      'Clock',
      OFFERED,
      () => this.#chosen,
      (chosen) => {
        this.#chosen = chosen;
      },
      textOf,
    );
    const typed = { kind: 'text', label: '  in seconds', line: this.line } as const;
    return this.#chosen === OTHER ? [choice, typed] : [choice];
  }
}

function textOf(chosen: string): string {
  if (chosen === OTHER) return 'main+byoyomi+increment';
  const parsed = parseTypedTimeControl(chosen);
  return timeControlText(parsed.ok ? parsed.value : undefined);
}
