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
  '「持ち時間+秒読み+加算」（秒単位。持ち時間か秒読みは必須。例: 600、600+30、600+0+5、10m+30s）';

export function clockFaultText(typed: string): string {
  return `${quoted(typed)}は持ち時間として読めません。書き方: ${TIME_CONTROL_FORM}`;
}

export function readingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  return inByoyomi ? `秒 ${timeText(byoyomiMs)}` : timeText(mainMs);
}

/** The same in at most six columns: `秒0:29`, long ones without seconds, `秒12分`, `1h02`. */
export function shortReadingText({ mainMs, byoyomiMs, inByoyomi }: ClockReading): string {
  if (!inByoyomi) return shortTimeText(mainMs);
  const text = shortTimeText(byoyomiMs);
  return text.length <= 4 ? `秒${text}` : `秒${Math.ceil(byoyomiMs / 60_000)}分`;
}

export function timeControlText(control: TimeControl | undefined): string {
  if (control === undefined) return 'なし';
  const { mainMs, byoyomiMs, incrementMs } = control;
  const byoyomi = `1手${durationText(byoyomiMs)}`;
  return [
    ...(mainMs > 0 ? [durationText(mainMs)] : []),
    ...(byoyomiMs > 0 ? [mainMs > 0 ? `切れたら${byoyomi}` : byoyomi] : []),
    ...(incrementMs > 0 ? [`1手ごとに${durationText(incrementMs)}加算`] : []),
  ].join('、');
}

/** `30秒`, `10分`, `1時間30分`. */
function durationText(timeMs: number): string {
  const all = Math.ceil(timeMs / 1000);
  const parts = [
    [Math.floor(all / 3600), '時間'],
    [Math.floor(all / 60) % 60, '分'],
    [all % 60, '秒'],
  ] as const;
  const told = parts.filter(([count]) => count > 0);
  return told.map(([count, unit]) => countText(count, unit)).join('') || '0秒';
}

export function clocksText(clock: ShownClock): string {
  const told = COLORS.map((color) => {
    const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
    const time = inByoyomi ? `秒読み${timeText(byoyomiMs)}` : timeText(mainMs);
    return `${sideName(color)} ${time}`;
  });
  return `残り時間は${told.join('、')}。`;
}

export function clockCallText({ color, kind, seconds }: ClockCall): string {
  const time = countText(seconds, '秒');
  switch (kind) {
    case 'main':
      return `${sideName(color)}、残り${time}です。`;
    case 'byoyomi':
      return `${sideName(color)}、秒読み残り${time}です。`;
    case 'byoyomi-begins':
      return `${sideName(color)}、秒読みに入りました。1手${time}です。`;
    default:
      return kind satisfies never;
  }
}
