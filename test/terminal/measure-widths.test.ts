import { expect, test } from 'vitest';
import type { CharacterWidths } from '../../source/terminal/capabilities.ts';
import { measureLine, measureWidths } from '../../source/terminal/measure-widths.ts';
import type { ScreenPlace } from '../../source/terminal/screen-place.ts';
import { manualTimers } from '../helpers/manual-timers.ts';

/** A terminal that answers each question with the next of some columns. */
function fakeTerminal(columns: readonly number[]) {
  const listeners = new Set<(place: ScreenPlace) => void>();
  return {
    listeners,
    on(_kind: string, listener: (place: never) => unknown) {
      listeners.add(listener as (place: ScreenPlace) => void);
      return () => {
        listeners.delete(listener as (place: ScreenPlace) => void);
      };
    },
    write(text: string) {
      const questions = text.split('\x1b[6n').length - 1;
      for (const column of columns.slice(0, questions)) {
        queueMicrotask(() => {
          for (const listener of listeners) listener({ row: 0, column });
        });
      }
    },
  };
}

test.each<[columns: number[], widths: CharacterWidths, letter?: string]>([
  [[1, 2], { line: 1, kanji: 2 }],
  [[2, 2], { line: 2, kanji: 2 }],
  [[1, 1], { line: 1, kanji: 1 }],
  [[1, 2, 3], { line: 1, kanji: 2, letter: 3 }, 'ที่'],
])('columns %j', async (columns, widths, letter) => {
  const terminal = fakeTerminal(columns);
  expect(await measureWidths(terminal, letter, manualTimers().schedule)).toEqual(widths);
  expect(terminal.listeners.size).toBe(0);
});

test.each([[[]], [[1]]])('a terminal that says no more than %j is given up', async (columns) => {
  const terminal = fakeTerminal(columns);
  const timers = manualTimers();
  const widths = measureWidths(terminal, undefined, timers.schedule);
  await Promise.resolve();
  timers.advance(2000);
  expect(await widths).toBeUndefined();
  expect(terminal.listeners.size).toBe(0);
});

test('the line takes as long as an answer', async () => {
  const terminal = fakeTerminal([5]);
  const times = [1000, 1042];
  const lineMs = measureLine(terminal, () => times.shift() ?? 0, manualTimers().schedule);
  expect([await lineMs, terminal.listeners.size]).toEqual([42, 0]);
});

test('nothing is known of a line that does not answer', async () => {
  const timers = manualTimers();
  const lineMs = measureLine(fakeTerminal([]), () => 0, timers.schedule);
  timers.advance(2000);
  expect(await lineMs).toBeUndefined();
});
