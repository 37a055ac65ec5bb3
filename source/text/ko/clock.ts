import type { ClockReading } from '../../match/clock.ts';
import type { ClockCall } from '../../match/clock-calls.ts';
import type { ShownClock } from '../../match/match-clock.ts';
import type { TimeControl } from '../../records/tree/time-control.ts';
import { COLORS } from '../../rules/core/color.ts';
import { shortTimeText, timeText } from '../clock-time.ts';
import { josa } from './josa.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

export const TIME_CONTROL_FORM =
  '초 단위의 MAIN+BYOYOMI+INCREMENT(제한시간이나 초읽기는 있어야 함): 600, 600+30, 600+0+5, 10m+30s';

export function clockFaultText(typed: string): string {
  return `${josa(quoted(typed), '은')} 제한시간이 아닙니다. ${TIME_CONTROL_FORM}.`;
}

export function readingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  return inByoyomi ? `초 ${timeText(byoyomiMs)}` : timeText(mainMs);
}

/** The same in at most six columns: `초0:29`; hours without seconds, `1h02`. */
export function shortReadingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  const time = shortTimeText(inByoyomi ? byoyomiMs : mainMs);
  return inByoyomi && time.length < 5 ? `초${time}` : time;
}

export function timeControlText(control: TimeControl | undefined): string {
  if (control === undefined) return '없음';
  const { mainMs, byoyomiMs, incrementMs } = control;
  return [
    ...(mainMs > 0 ? [timeText(mainMs)] : []),
    ...(byoyomiMs > 0 ? [`초읽기 ${timeText(byoyomiMs)}`] : []),
    ...(incrementMs > 0 ? [`한 수에 ${timeText(incrementMs)} 가산`] : []),
  ].join(', ');
}

export function clocksText(clock: ShownClock): string {
  const times = COLORS.map((color) => {
    const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
    return `${sideName(color)} ${inByoyomi ? `초읽기 ${timeText(byoyomiMs)}` : timeText(mainMs)}`;
  });
  return `${times.join(', ')}.`;
}

export function clockCallText({ color, kind, seconds }: ClockCall): string {
  switch (kind) {
    case 'main':
      return `${sideName(color)} ${seconds}초 남았습니다.`;
    case 'byoyomi':
      return `${sideName(color)} 초읽기 ${seconds}초 남았습니다.`;
    case 'byoyomi-begins':
      return `${sideName(color)} 초읽기에 들어갑니다. 한 수 ${seconds}초입니다.`;
    default:
      return kind satisfies never;
  }
}
