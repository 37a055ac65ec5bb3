import { failure, type Result, success } from '../../rules/core/result.ts';

/** The time that each side has, in milliseconds. */
export interface TimeControl {
  readonly mainMs: number;
  /** Time that each move may take anew once the main time is used up. */
  readonly byoyomiMs: number;
  /** Time added to the main time after each move. */
  readonly incrementMs: number;
}

/** `malformed`: not two or three numbers with `+` between; `no-time`: none to begin with. */
type TimeControlFault = { readonly code: 'malformed' } | { readonly code: 'no-time' };

/** Clocks in records have four digits for the hours. */
const SECONDS = /^\d{1,7}(\.\d{1,3})?$/;

/**
 * Reads `MAIN+BYOYOMI+INCREMENT` in seconds, with up to three decimals, as the tag `TimeControl`
 * has it. Two numbers are main time and increment.
 */
export function parseTimeControl(text: string): Result<TimeControl, TimeControlFault> {
  const times = parseTimes(text);
  const [mainMs, second, third] = times;
  if (mainMs === undefined || second === undefined) return failure({ code: 'malformed' });
  if (third === undefined) return withTime({ mainMs, byoyomiMs: 0, incrementMs: second });
  return withTime({ mainMs, byoyomiMs: second, incrementMs: third });
}

/**
 * Reads the time control as players type it: `600`, `600+30`, `600+30+5`, `10m+30s`, `1h30m`. Two
 * times are main time and byoyomi; a number without a unit has seconds.
 */
export function parseTypedTimeControl(text: string): Result<TimeControl, TimeControlFault> {
  const inSeconds = text.split('+').map((part) => secondsOf(part.trim()) ?? part);
  const [mainMs, byoyomiMs = 0, incrementMs = 0] = parseTimes(inSeconds.join('+'));
  if (mainMs === undefined) return failure({ code: 'malformed' });
  return withTime({ mainMs, byoyomiMs, incrementMs });
}

/** Hours, minutes and seconds, each with its unit and none of them needed. */
const UNITS =
  /^(?:(\d{1,4}(?:\.\d+)?) ?h(?:ours?)?)? ?(?:(\d{1,6}(?:\.\d+)?) ?m(?:in(?:utes?)?)?)? ?(?:(\d{1,7}) ?s(?:ec(?:onds?)?)?)?$/i;

/** The seconds of `1h30m`; undefined where the text has no units. */
function secondsOf(text: string): string | undefined {
  const [, hours, minutes, seconds] = (text === '' ? null : UNITS.exec(text)) ?? [];
  if (hours === undefined && minutes === undefined && seconds === undefined) return undefined;
  const all = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return String(Math.round(all * 1000) / 1000);
}

/** Up to three numbers, in milliseconds; none where the text is something else. */
function parseTimes(text: string): number[] {
  const parts = text.split('+').map((part) => part.trim());
  if (parts.length > 3 || !parts.every((part) => SECONDS.test(part))) return [];
  return parts.map((part) => Math.round(Number(part) * 1000));
}

function withTime(control: TimeControl): Result<TimeControl, TimeControlFault> {
  const { mainMs, byoyomiMs } = control;
  if (mainMs + byoyomiMs === 0) return failure({ code: 'no-time' });
  return success(control);
}

/** `600+30+0`. */
export function formatTimeControl({ mainMs, byoyomiMs, incrementMs }: TimeControl): string {
  return [mainMs, byoyomiMs, incrementMs].map((timeMs) => timeMs / 1000).join('+');
}
