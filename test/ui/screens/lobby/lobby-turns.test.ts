import { expect, test } from 'vitest';
import { LobbyTurns } from '../../../../source/ui/screens/lobby/lobby-turns.ts';
import { manualTimers } from '../../../helpers/manual-timers.ts';

function asked(count: number) {
  const time = manualTimers();
  const turns = new LobbyTurns(time);
  const drawn: number[] = [];
  const gone = new Set<number>();
  const lobbies = Array.from({ length: count }, (_, at) => {
    return { isGone: () => gone.has(at), draw: () => drawn.push(at) };
  });
  for (const lobby of lobbies) turns.ask(lobby);
  return { time, turns, drawn, gone };
}

test('a few are drawn at once, the others one after the other, each once', () => {
  const { time, drawn } = asked(100);
  expect(drawn).toHaveLength(10);
  time.advance(1000);
  expect(drawn).toHaveLength(50);
  time.advance(10_000);
  expect(drawn).toEqual(Array.from({ length: 100 }, (_, at) => at));
  expect(time.count()).toBe(0);
});

test('those who are gone take no turn, and are forgotten', () => {
  const { time, drawn, gone } = asked(500);
  for (let at = 0; at < 490; at++) gone.add(at);
  time.advance(300);
  expect(drawn).toHaveLength(20);
  expect(time.count()).toBe(0);
});

test('whoever asks after a rest is drawn at once', () => {
  const { time, turns, drawn } = asked(20);
  time.advance(2000);
  turns.ask({ isGone: () => false, draw: () => drawn.push(-1) });
  expect(drawn.at(-1)).toBe(-1);
});
