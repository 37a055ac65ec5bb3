import { Text } from 'ink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isQuickLine, useBlink } from '../../../source/ui/board/use-blink.ts';
import { draw } from '../../helpers/component.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Moves({ moves, isOn = true }: { readonly moves: number; readonly isOn?: boolean }) {
  return <Text>{useBlink(moves, isOn) ? 'away' : 'there'}</Text>;
}

/** Lets time pass, and React draw. */
async function pass(timeMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(timeMs);
}

test('the marks are away for a moment after a move', async () => {
  const drawn = draw(<Moves moves={3} />);
  expect(drawn.lines).toEqual(['there']);
  drawn.again({ node: <Moves moves={4} /> });
  expect(drawn.lines).toEqual(['away']);
  await pass(149);
  expect(drawn.lines).toEqual(['away']);
  await pass(10);
  drawn.again({ node: <Moves moves={4} /> });
  expect(drawn.lines).toEqual(['there']);
});

test.each([
  ['where motion is off', 3, 4, false],
  ['at another game', 3, 8, true],
  ['when a move is taken back', 3, 2, true],
])('they stay %s', (_, before, after, isOn) => {
  const drawn = draw(<Moves moves={before} isOn={isOn} />);
  drawn.again({ node: <Moves moves={after} isOn={isOn} /> });
  expect(drawn.lines).toEqual(['there']);
});

test('only a line that has answered at once is quick', () => {
  expect([undefined, 20, 300, 301].map(isQuickLine)).toEqual([false, true, true, false]);
});
