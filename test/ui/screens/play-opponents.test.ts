import { describe, expect, test } from 'vitest';
import { EngineError } from '../../../source/engine/engine.ts';
import { OwnEngine } from '../../../source/engine/own-engine.ts';
import type { EngineRoom } from '../../../source/match/engine-room.ts';
import { impossibleText } from '../../../source/text/outcome.ts';
import { PlayScreen } from '../../../source/ui/screens/play.ts';
import { eventually } from '../../helpers/eventually.ts';
import { stubEngineRoom } from '../../helpers/stub-engine-room.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { ToldEngine } from '../../match/told-engine.ts';
import { Desk } from '../desk.ts';

const shogi = variantOf('shogi');
const LEVEL = 'Computer, level 3';

describe('a game against the computer', () => {
  test('it answers in its turn, and what is being typed stays', async () => {
    const desk = new Desk({ engines: stubEngineRoom(['P-3d']) });
    const player = desk.play('shogi', { white: LEVEL });
    player.enter('P-7f').press('P', '-', '2');
    await eventually(() => expect(player.moves).toBe('P-7f P-3d'));
    expect(player.text).toBe('P-2');
  });

  test('it begins where it is its turn when the game is opened', async () => {
    const desk = new Desk({ engines: stubEngineRoom(['P-7f']) });
    const player = desk.play('shogi', { black: LEVEL });
    await eventually(() => expect(player.moves).toBe('P-7f'));
  });

  test('a move in its turn is refused, and undo takes both moves back', async () => {
    const engines = stubEngineRoom(['P-3d']);
    const player = new Desk({ engines }).play('shogi', { white: LEVEL });
    engines.opened[0].holds = true;
    player.enter('P-7f').enter('P-8d');
    expect(player.message).toMatch(/^It is not your turn/);
    await eventually(() => expect(engines.opened[0].asked).toHaveLength(1));
    engines.opened[0].release();
    await eventually(() => expect(player.moves).toBe('P-7f P-3d'));
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
    await eventually(() => expect(player.message).toBe('Hint: P-7f (0.0)'));
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
    await eventually(() => expect(engines.opened[0].asked).toHaveLength(1));
    player.enter('P-2f');
    engines.opened[0].release();
    await eventually(() => expect(engines.opened[0].hasAnswered).toBe(true));
    expect(player.on('play').marks.size).toBe(2);
    expect(player.message).toBeUndefined();
  });

  test('that is refused stays in the prompt', () => {
    const engines = stubEngineRoom();
    const waiting = new Desk({ engines }).play('shogi', { black: LEVEL }).enter('hint');
    expect([waiting.message, waiting.text]).toEqual([impossibleText('not-your-turn'), 'hint']);
    const over = new Desk({ engines }).play('shogi').enter('resign', ' Hint');
    expect([over.message, over.text]).toEqual([impossibleText('game-over'), ' Hint']);
  });
});

describe('a program as player', () => {
  const programRoom = (opened: Promise<never[]>) => {
    const room = stubEngineRoom(['P-3d']);
    return { ...room, open: () => ({ ...room.open({ kind: 'level', level: 1 }, shogi), opened }) };
  };

  test('is greeted when it has started, under its own name', async () => {
    const desk = new Desk({ engines: programRoom(Promise.resolve([])) as EngineRoom });
    const player = desk.play('shogi', { white: LEVEL });
    await eventually(() => expect(player.message).toBe('White is Stub.'));
  });

  test('that cannot be started is told of, and the game goes on', async () => {
    const opened = Promise.reject(new EngineError('not-started', 'spawn x ENOENT'));
    const desk = new Desk({ engines: programRoom(opened) as EngineRoom });
    const player = desk.play('shogi', { white: LEVEL });
    await eventually(() => expect(player.message).toMatch(/^Cannot start the engine "Stub"/));
    player.enter('P-7f', 'P-3d');
    expect(player.moves).toBe('P-7f P-3d');
  });

  test('that may not be started is told of, with the way to allow it', () => {
    const room = { ...stubEngineRoom(), open: () => undefined };
    const desk = new Desk({ engines: room });
    const match = desk.match('shogi', { moves: 'P-7f' });
    match.record.tags.push({ name: 'WhiteEngine', value: 'evil --x' });
    const player = desk.sit(new PlayScreen(desk.services, match, 'Resumed.'));
    expect(player.message).toMatch(
      /"evil --x".*komadai resume 20261120-193000-shogi --start-engine$/,
    );
    player.enter('P-3d');
    expect(player.moves).toBe('P-7f P-3d');
  });

  test('that sends an illegal move has lost', async () => {
    const room = stubEngineRoom();
    const told = { text: '', error: new EngineError('illegal-move', '9a9b') };
    const engine = new ToldEngine(told);
    const open = () => ({ engine, limits: {} });
    const player = new Desk({ engines: { ...room, open } }).play('shogi', { white: LEVEL });
    player.enter('P-7f');
    await eventually(() => expect(player.message).toMatch(/played "9a9b", which is not legal/));
    expect(player.on('play').match.ending?.winner).toBe('black');
  });
});

test('keys are echoed while our search runs', { timeout: 60_000 }, async () => {
  const engine = new OwnEngine({ hashMb: 1 });
  const room = { ...stubEngineRoom(), open: () => ({ engine, limits: {} }) };
  const desk = new Desk({ engines: room });
  const player = desk.play('shogi', { white: LEVEL }).enter('P-7f');
  const { opponents } = player.on('play');
  // A search without an end: as long as it is its turn, it has not answered.
  for (const [index, key] of ['P', '-', '2'].entries()) {
    player.press(key);
    expect(player.text).toBe('P-2'.slice(0, index + 1));
    await new Promise((resolve) => setImmediate(resolve));
    expect(opponents.toMove).toBe('white');
  }
  engine.stop();
  await eventually(() => expect(opponents.toMove).toBeUndefined());
  expect(player.text).toBe('P-2');
  engine.close();
});
