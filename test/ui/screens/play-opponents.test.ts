import { describe, expect, test, vi } from 'vitest';
import { stubEngineRoom } from '../../helpers/stub-engine-room.ts';
import { Desk } from '../desk.ts';

const LEVEL = 'Computer, level 3';

describe('a game against the computer', () => {
  test('it answers in its turn, and what is being typed stays', async () => {
    const desk = new Desk({ engines: stubEngineRoom(['P-3d']) });
    const player = desk.play('shogi', { white: LEVEL });
    player.enter('P-7f').press('P', '-', '2');
    await vi.waitFor(() => expect(player.moves).toBe('P-7f P-3d'));
    expect(player.text).toBe('P-2');
  });

  test('it begins where it is its turn when the game is opened', async () => {
    const desk = new Desk({ engines: stubEngineRoom(['P-7f']) });
    const player = desk.play('shogi', { black: LEVEL });
    await vi.waitFor(() => expect(player.moves).toBe('P-7f'));
  });

  test('a move in its turn is refused, and undo takes both moves back', async () => {
    const engines = stubEngineRoom(['P-3d']);
    const player = new Desk({ engines }).play('shogi', { white: LEVEL });
    engines.opened[0].holds = true;
    player.enter('P-7f').enter('P-8d');
    expect(player.message).toMatch(/^It is not your turn/);
    await vi.waitFor(() => expect(engines.opened[0].asked).toHaveLength(1));
    engines.opened[0].release();
    await vi.waitFor(() => expect(player.moves).toBe('P-7f P-3d'));
    player.press('ctrl-u').enter('undo');
    expect(player.moves).toBe('');
  });

  test('an offer is answered at once, and the prompt is free again', () => {
    const desk = new Desk({ engines: stubEngineRoom() });
    const player = desk.play('shogi', { white: LEVEL }).enter('draw');
    expect([player.message, player.text]).toEqual(['The computer declines and plays on.', '']);
  });

  test('its engine ends when another game is opened', () => {
    const engines = stubEngineRoom();
    const desk = new Desk({ engines });
    desk.play('shogi', { white: LEVEL });
    desk.play('shogi');
    expect(engines.opened[0].isClosed).toBe(true);
  });
});

describe('a hint', () => {
  test('is said and marked', async () => {
    const desk = new Desk({ engines: stubEngineRoom([], ['P-7f']) });
    const player = desk.play('shogi').enter('hint');
    await vi.waitFor(() => expect(player.message).toBe('Hint: P-7f (0.0)'));
    const marked = [...player.on('play').marks].map(([square, marks]) => [square, ...marks]);
    expect(marked).toEqual([
      [0x77, 'target'],
      [0x87, 'picked'],
    ]);
    player.press('x');
    expect(player.on('play').marks.size).toBe(0);
  });

  test('that comes too late is not shown', async () => {
    const engines = stubEngineRoom([], ['P-7f']);
    const player = new Desk({ engines }).play('shogi').enter('hint');
    engines.opened[0].holds = true;
    await vi.waitFor(() => expect(engines.opened[0].asked).toHaveLength(1));
    player.enter('P-2f');
    engines.opened[0].release();
    await vi.waitFor(() => expect(engines.opened[0].hasAnswered).toBe(true));
    expect(player.on('play').marks.size).toBe(2);
    expect(player.message).toBeUndefined();
  });
});
