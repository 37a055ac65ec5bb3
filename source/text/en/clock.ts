import type { ClockReading } from '../../match/clock.ts';
import type { ClockCall } from '../../match/clock-calls.ts';
import type { ShownClock } from '../../match/match-clock.ts';
import type { TimeControl } from '../../records/tree/time-control.ts';
import { COLORS } from '../../rules/core/color.ts';
import { shortTimeText, timeText } from '../clock-time.ts';
import { countText } from './count-text.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** How time controls are typed, for a player who typed something else. */
export const TIME_CONTROL_FORM =
  'MAIN+BYOYOMI+INCREMENT in seconds, with main time or byoyomi: 600, 600+30, 600+0+5 or 10m+30s';

/** What is wrong with a typed time control, and what would be right. */
export function clockFaultText(typed: string): string {
  return `${quoted(typed)} is no clock: say ${TIME_CONTROL_FORM}.`;
}

/** What a side sees on its clock: `9:41`, in byoyomi `b 0:29`. */
export function readingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  return inByoyomi ? `b ${timeText(byoyomiMs)}` : timeText(mainMs);
}

/** The same in at most six columns: hours without seconds, `1h02`. */
export function shortReadingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  return inByoyomi ? `b${shortTimeText(byoyomiMs)}` : shortTimeText(mainMs);
}

/** `10:00, then 0:30 a move`, `5:00, 0:05 more a move`, `none`. */
export function timeControlText(control: TimeControl | undefined): string {
  if (control === undefined) return 'none';
  const { mainMs, byoyomiMs, incrementMs } = control;
  const byoyomi = `${timeText(byoyomiMs)} a move`;
  const increment = `${timeText(incrementMs)} more a move`;
  return [
    ...(mainMs > 0 ? [timeText(mainMs)] : []),
    ...(byoyomiMs > 0 ? [mainMs > 0 ? `then ${byoyomi}` : byoyomi] : []),
    ...(incrementMs > 0 ? [increment] : []),
  ].join(', ');
}

/** `Black has 9:41, White 0:29 of byoyomi.` */
export function clocksText(clock: ShownClock): string {
  const [black, white] = COLORS.map((color) => {
    const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
    return inByoyomi ? `${timeText(byoyomiMs)} of byoyomi` : timeText(mainMs);
  });
  return `${sideName('black')} has ${black}, ${sideName('white')} ${white}.`;
}

/** `Black has 30 seconds left.`, `Black has 10 seconds of byoyomi left.` */
export function clockCallText({ color, kind, seconds }: ClockCall): string {
  const time = countText(seconds, 'second');
  switch (kind) {
    case 'main':
      return `${sideName(color)} has ${time} left.`;
    case 'byoyomi':
      return `${sideName(color)} has ${time} of byoyomi left.`;
    case 'byoyomi-begins':
      return `${sideName(color)} is in byoyomi: ${time} a move.`;
    default:
      return kind satisfies never;
  }
}
