import { expect, test } from 'vitest';
import {
  formatTimeControl,
  parseTimeControl,
  parseTypedTimeControl,
} from '../../../source/records/tree/time-control.ts';

test.each([
  ['600', '600+0+0'],
  ['600+30', '600+30+0'],
  ['10m', '600+0+0'],
  ['10min', '600+0+0'],
  ['10 minutes', '600+0+0'],
  ['1h', '3600+0+0'],
  ['1h30m + 30s', '5400+30+0'],
  ['1.5H', '5400+0+0'],
  ['10m+30', '600+30+0'],
  ['0+30sec+5', '0+30+5'],
])('%s is typed for %s', (typed, control) => {
  const parsed = parseTypedTimeControl(typed);
  expect(parsed.ok && formatTimeControl(parsed.value)).toBe(control);
});

test.each(['10x', 'm', 'h10', '10m5', '10mm', '30m1h', '', '1e3', '99999999h'])(
  '%j is no time control',
  (typed) => {
    expect(parseTypedTimeControl(typed).ok).toBe(false);
  },
);

test('a record has seconds alone', () => {
  expect(parseTimeControl('10m+0').ok).toBe(false);
});
