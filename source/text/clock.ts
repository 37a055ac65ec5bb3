import { COLORS } from '../core/color.ts';
import type { ClockReading } from '../match/clock.ts';
import type { MatchClock } from '../match/match-clock.ts';
import type { TimeControl } from '../records/time-control.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** From here on the time of a side is low, in milliseconds. */
const LOW_MS = 10_000;

/** How time controls are typed, for who typed something else. */
export const TIME_CONTROL_FORM =
  'MAIN+BYOYOMI+INCREMENT in seconds, not all for nothing: 600, 600+30 or 600+0+5';

/** What is wrong with a time control that was typed, and what would be right. */
export function clockFaultText(typed: string): string {
  return `${quoted(typed)} is no clock: say ${TIME_CONTROL_FORM}.`;
}

/** `9:41`, `1:02:03`: seconds that have begun count as whole ones. */
export function timeText(timeMs: number): string {
  const all = Math.ceil(timeMs / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const ending = String(seconds).padStart(2, '0');
  return hours === 0
    ? `${minutes}:${ending}`
    : `${hours}:${String(minutes).padStart(2, '0')}:${ending}`;
}

/** What a side sees on its clock: `9:41`, in byoyomi `b 0:29`. */
export function readingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  return inByoyomi ? `b ${timeText(byoyomiMs)}` : timeText(mainMs);
}

/** The same where there is little room, in six columns at most: hours without seconds, `1h02`. */
export function shortReadingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  return inByoyomi ? `b${shortTimeText(byoyomiMs)}` : shortTimeText(mainMs);
}

function shortTimeText(timeMs: number): string {
  const minutes = Math.ceil(timeMs / 60_000);
  if (timeMs < 3_600_000) return timeText(timeMs);
  const hours = Math.floor(minutes / 60);
  return hours < 100 ? `${hours}h${String(minutes % 60).padStart(2, '0')}` : `${hours}h`;
}

/** Whether a side should hurry: what is left, with the byoyomi, is little or nothing. */
export function isLow({ mainMs, byoyomiMs }: ClockReading): boolean {
  return mainMs + byoyomiMs <= LOW_MS;
}

/** `10:00, then 0:30 a move`, `5:00, 0:05 more after each move`, `none`. */
export function timeControlText(control: TimeControl | undefined): string {
  if (control === undefined) return 'none';
  const { mainMs, byoyomiMs, incrementMs } = control;
  const byoyomi = `${timeText(byoyomiMs)} a move`;
  const increment = `${timeText(incrementMs)} more after each move`;
  return [
    ...(mainMs > 0 ? [timeText(mainMs)] : []),
    ...(byoyomiMs > 0 ? [mainMs > 0 ? `then ${byoyomi}` : byoyomi] : []),
    ...(incrementMs > 0 ? [increment] : []),
  ].join(', ');
}

/** `Black has 9:41, White 0:29 of byoyomi.` */
export function clocksText(clock: MatchClock): string {
  const [black, white] = COLORS.map((color) => {
    const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
    return inByoyomi ? `${timeText(byoyomiMs)} of byoyomi` : timeText(mainMs);
  });
  return `${sideName('black')} has ${black}, ${sideName('white')} ${white}.`;
}
