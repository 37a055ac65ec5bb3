import type { ClockReading } from '../../match/clock.ts';
import type { ClockCall } from '../../match/clock-calls.ts';
import type { ShownClock } from '../../match/match-clock.ts';
import type { TimeControl } from '../../records/tree/time-control.ts';
import { COLORS } from '../../rules/core/color.ts';
import { shortTimeText, timeText } from '../clock-time.ts';
import { countText } from './count-text.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

export const TIME_CONTROL_FORM =
  'MAIN+BYOYOMI+INCREMENT เป็นวินาที โดยต้องมีเวลาหลักหรือเบียวโยมิ: 600, 600+30, 600+0+5 หรือ 10m+30s';

export function clockFaultText(typed: string): string {
  return `${quoted(typed)} ไม่ใช่รูปแบบเวลา: ใช้ ${TIME_CONTROL_FORM}`;
}

export function readingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  return inByoyomi ? `บ ${timeText(byoyomiMs)}` : timeText(mainMs);
}

export function shortReadingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  return inByoyomi ? `บ${shortTimeText(byoyomiMs)}` : shortTimeText(mainMs);
}

export function timeControlText(control: TimeControl | undefined): string {
  if (control === undefined) return 'ไม่จับเวลา';
  const { mainMs, byoyomiMs, incrementMs } = control;
  const byoyomi = `ตาละ ${timeText(byoyomiMs)}`;
  const increment = `เพิ่มตาละ ${timeText(incrementMs)}`;
  return [
    ...(mainMs > 0 ? [timeText(mainMs)] : []),
    ...(byoyomiMs > 0 ? [mainMs > 0 ? `จากนั้น${byoyomi}` : byoyomi] : []),
    ...(incrementMs > 0 ? [increment] : []),
  ].join(' ');
}

export function clocksText(clock: ShownClock): string {
  return COLORS.map((color) => {
    const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
    const left = inByoyomi ? `เบียวโยมิ ${timeText(byoyomiMs)}` : ` ${timeText(mainMs)}`;
    return `${sideName(color)}เหลือ${left}`;
  }).join(' ');
}

/** `ดำเหลือ 30 วินาที`, `ดำเหลือเบียวโยมิ 10 วินาที`. */
export function clockCallText({ color, kind, seconds }: ClockCall): string {
  const time = countText(seconds, 'วินาที');
  switch (kind) {
    case 'main':
      return `${sideName(color)}เหลือ ${time}`;
    case 'byoyomi':
      return `${sideName(color)}เหลือเบียวโยมิ ${time}`;
    case 'byoyomi-begins':
      return `${sideName(color)}เข้าเบียวโยมิ: ตาละ ${time}`;
    default:
      return kind satisfies never;
  }
}
