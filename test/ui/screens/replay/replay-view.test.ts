import { describe, expect, test } from 'vitest';
import type { WindowSize } from '../../../../source/ui/ink/window.ts';
import { replayOf } from '../../../../source/ui/screens/replay/replay.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { Desk, type GameOptions } from '../../desk.ts';

/** A window with several rows under the board. */
const SIZE: WindowSize = { columns: 60, rows: 20 };

function show(options: GameOptions = {}, size = SIZE, ...keys: string[]) {
  const desk = new Desk();
  const game = { moves: 'P-7f P-3d', black: 'Anna', white: 'Ben', ...options };
  const { record } = desk.match('shogi', game);
  const player = desk.sit(replayOf(desk.services, record, 1)).press(...keys);
  return renderScreen(player.screen, desk.services, size);
}

test('it has title and place, the names, the moves and the prompt', () => {
  const { lines } = show();
  expect(lines[0]).toMatch(/^ Shogi, even game +ply 1 of 2$/);
  const text = lines.join('\n');
  for (const part of ['Anna', 'Ben', '1. P-7f', 'P-3d']) expect(text).toContain(part);
  expect(lines.at(-1)).toMatch(/^ Replay> /);
});

test('its moves follow the language that is read', async () => {
  const desk = new Desk({ settings: { language: 'ja', charset: 'box' } });
  const { record } = desk.match('shogi', { moves: 'P-7f P-3d' });
  const screen = desk.sit(replayOf(desk.services, record, 1)).on('replay');
  const shown = () => renderScreen(screen, desk.services, SIZE).lines.join('\n');
  expect(shown()).toContain('1. P-7f');
  await desk.services.followLanguage();
  expect(shown()).toMatch(/1\. ７六歩 +３四歩/);
  expect(screen.activity.ply).toBe(1);
});

test('the move that is shown is set off in the list', () => {
  expect(show().raw).toMatch(/\x1b\[1mP-7f/);
  expect(show({}, SIZE, 'right').raw).toMatch(/\x1b\[1mP-3d/);
});

describe('the analysis', () => {
  test('is not shown where there is none', () => {
    expect(show().lines.join()).not.toContain('evaluating');
  });
});

test('a window that is too small for the board says so', () => {
  expect(show({}, { columns: 30, rows: 10 }).lines.join(' ')).toContain('40×16');
});
