import { describe, expect } from 'vitest';
import { EngineError } from '../../../../source/engine/engine.ts';
import { OwnEngine } from '../../../../source/engine/search/own-engine.ts';
import type { EngineRoom } from '../../../../source/match/participants/engine-room.ts';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import { makeSquare } from '../../../../source/rules/core/square.ts';
import type { Schedule } from '../../../../source/terminal/keys.ts';
import { commands } from '../../../../source/text/en/commands.ts';
import { game } from '../../../../source/text/en/game.ts';
import { playScreen } from '../../../../source/ui/screens/play/play.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { moveOf } from '../../../helpers/play.ts';
import { longTest, test } from '../../../helpers/run-size.ts';
import { stubEngineRoom } from '../../../helpers/stub-engine-room.ts';
import { variantOf } from '../../../helpers/variant-of.ts';
import { ToldEngine } from '../../../match/told-engine.ts';
import { Desk, type Player } from '../../desk.ts';

const { engineFaultText } = commands;
const { IMPOSSIBLE } = game;

const shogi = variantOf('shogi');
const LEVEL = 'Computer, level 3';
const WINDOW = { columns: 80, rows: 24 };

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

  test('undo takes both moves back', async () => {
    const desk = new Desk({ engines: stubEngineRoom(['P-3d']) });
    const player = desk.play('shogi', { white: LEVEL }).enter('P-7f');
    await eventually(() => expect(player.moves).toBe('P-7f P-3d'));
    expect(player.enter('undo').moves).toBe('');
  });

  test('undo names both moves', async () => {
    const desk = new Desk({ engines: stubEngineRoom(['P-3d']) });
    const player = desk.play('shogi', { white: LEVEL }).enter('P-7f');
    await eventually(() => expect(player.moves).toBe('P-7f P-3d'));
    player.enter('undo');
    expect(player.message).toBe('Taken back: 1. Black P-7f and 2. White P-3d');
  });

  /** A game in which White thinks about P-7f until it is let go. */
  async function thinking(answer = 'P-3d') {
    const engines = stubEngineRoom([answer]);
    const desk = new Desk({ engines });
    const soon: Schedule = (callback) => {
      queueMicrotask(callback);
      return () => {};
    };
    const player = desk.sit(desk.playScreen('shogi', { white: LEVEL }), WINDOW, soon);
    const lines = () => renderScreen(player.screen, desk.services, WINDOW).lines.join('\n');
    const opened = itemAt(engines.opened, 0);
    opened.holds = true;
    player.enter('P-7f');
    await eventually(() => expect(opened.asked).toHaveLength(1));
    const answered = async () => {
      opened.release();
      await eventually(() => expect(player.moves).toMatch(`P-7f ${answer}`));
    };
    return { player, lines, answered };
  }

  describe('a move that is typed while it thinks', () => {
    test('waits if Enter was pressed, is said to wait, and is played', async () => {
      const { player, lines, answered } = await thinking();
      // The move that is typed is Black's.
      expect(lines()).toMatch(/\n White thinks\. .*\n Black>/);
      player.enter('P-2f');
      expect([player.text, player.moves]).toEqual(['', 'P-7f']);
      expect(lines()).toContain('Queued: P-2f. Esc empties the queue.');
      await answered();
      expect(player.moves).toBe('P-7f P-3d P-2f');
      const { message, news } = player.on('play').prompt;
      expect([message?.text, news]).toContain('Your premove P-2f was played.');
    });

    test('stays in the prompt without Enter', async () => {
      const { player, lines, answered } = await thinking();
      player.press('P-2f');
      await answered();
      expect(lines()).toContain('\n Black> P-2f');
      expect(player.press('enter').moves).toBe('P-7f P-3d P-2f');
    });

    const said = (player: Player) => {
      const { news, message } = player.on('play').prompt;
      return [news, message?.text].filter(Boolean).join(' ');
    };

    test('is followed by those that are typed behind it, each in its turn', async () => {
      const { player, lines, answered } = await thinking();
      player.enter('P-2f', 'P-2e', 'S-4h');
      expect(lines()).toContain('Queued: P-2f, P-2e, S-4h. Esc empties the queue.');
      await answered();
      expect(lines()).toContain('Queued: P-2e, S-4h. Esc empties the queue.');
      const { match } = player.on('play').activity;
      for (const usi of ['8c8d', '8d8e']) {
        match.seat('white').send({ kind: 'play', move: moveOf(shogi, usi) });
        await new Promise(setImmediate);
      }
      expect(player.moves).toBe('P-7f P-3d P-2f P-8d P-2e P-8e S-4h');
      expect(said(player)).toBe('Your premove S-4h was played.');
    });

    test('is shown in place of what was said before', async () => {
      const { player, lines } = await thinking();
      player.enter('flap', 'P-2f');
      expect(lines()).toContain('Queued: P-2f. Esc empties the queue.');
      player.press('enter').enter('P-2e');
      expect(lines()).toContain('Queued: P-2f, P-2e. Esc empties the queue.');
    });

    test('leaves the reason of a line that is refused behind it', async () => {
      const { player, answered } = await thinking();
      player.enter('P-2f', 'xyz');
      await answered();
      expect(said(player)).toMatch(/^xyz: not understood\..* Your premove P-2f was played\.$/);
    });

    test('is followed by those of a list that is pasted', async () => {
      const { player, lines } = await thinking();
      player.paste('P-2f\nP-2e\nS-4h\n');
      expect(lines()).toContain('Queued: P-2f, P-2e, S-4h. Esc empties the queue.');
      expect(player.text).toBe('');
    });

    test.each([
      ['Esc', (player: Player) => player.press('escape')],
      ['undo', (player: Player) => player.enter('undo')],
    ])('is taken back by %s with all behind it, and nothing else is', async (_, takeBack) => {
      const { player, lines, answered } = await thinking();
      takeBack(player.enter('P-2f', 'P-2e'));
      expect(lines()).not.toContain('Queued:');
      expect(player.moves).toBe('P-7f');
      await answered();
      expect(player.moves).toBe('P-7f P-3d');
    });

    test('takes all behind it away if it cannot be played, which is said', async () => {
      const { player, answered } = await thinking();
      player.enter('G-5e', 'P-2f', 'P-2e');
      await answered();
      expect(player.moves).toBe('P-7f P-3d');
      expect(said(player)).toMatch(/^No longer queued: P-2f, P-2e\. G-5e: no gold of yours/);
    });

    test('is followed by the others after the answer whether it promotes', async () => {
      const { player, answered } = await thinking();
      player.enter('Bx2b', 'P-9f');
      await answered();
      expect(player.message).toBe('Bx2b: promote?');
      player.press('+');
      const { match } = player.on('play').activity;
      match.seat('white').send({ kind: 'play', move: moveOf(shogi, '3a2b') });
      await new Promise(setImmediate);
      expect(player.moves).toBe('P-7f P-3d Bx2b+ Sx2b P-9f');
    });

    test('is refused at once if no move is written so', async () => {
      const { player, lines } = await thinking();
      player.enter('P-0z');
      expect(player.message).toBe('P-0z: 0z is not a square. Squares go from 1a to 9i.');
      expect(player.text).toBe('P-0z');
      expect(lines()).not.toContain('Queued');
    });

    test('is refused with the reason if it cannot be played then, and stays to be typed over', async () => {
      const { player, answered } = await thinking();
      player.enter('G-5e');
      await answered();
      expect(player.moves).toBe('P-7f P-3d');
      expect(player.message).toMatch(/^G-5e: /);
      expect(player.text).toBe('G-5e');
      expect(player.press('P-2f', 'enter').moves).toBe('P-7f P-3d P-2f');
    });

    test('asks whether it promotes', async () => {
      const { player, answered } = await thinking();
      player.enter('Bx2b');
      await answered();
      expect(player.message).toBe('Bx2b: promote?');
      expect(player.press('+').moves).toBe('P-7f P-3d Bx2b+');
    });

    test('leaves a text alone that is being typed', async () => {
      const { player, answered } = await thinking();
      player.enter('P-2f').press('P-9');
      await answered();
      expect([player.moves, player.text]).toEqual(['P-7f P-3d P-2f', 'P-9']);
    });

    test('goes with the move that it answers, and with the game', async () => {
      const { player, lines } = await thinking();
      player.enter('P-2f', 'undo', 'undo');
      expect([lines().includes('Queued'), player.moves]).toEqual([false, '']);
      const other = await thinking();
      other.player.enter('P-2f').resign();
      expect(other.lines()).not.toContain('Queued');
    });

    test('is no news any more when the game ends', async () => {
      const { player, lines, answered } = await thinking();
      player.enter('P-2f');
      await answered();
      await eventually(() => expect(player.moves).toBe('P-7f P-3d P-2f'));
      expect(lines()).toContain('Your premove P-2f was played.');
      const { match } = player.on('play').activity;
      match.seat('white').send({ kind: 'resign' });
      expect(lines()).toContain('Black wins');
      expect(lines()).not.toContain('Your premove');
    });

    test('a piece is not picked up, and Enter says what works', async () => {
      const { player } = await thinking();
      player.press('up', 'enter');
      expect(player.message).toBe('It is not your turn. A move that you type now waits for it.');
      expect(player.on('play').prompt.hand.picked).toBeUndefined();
    });
  });

  test('its moves are no candidates while it thinks, and its pieces are not picked up', () => {
    const engines = stubEngineRoom(['P-3d']);
    const player = new Desk({ engines }).play('shogi', { white: LEVEL });
    itemAt(engines.opened, 0).holds = true;
    player.enter('P-7f').press('P-8', 'tab');
    expect(player.text).toBe('P-8');
    expect(player.on('play').prompt.suggestions.shown).toEqual([]);
    player.press('ctrl-u', 'up', 'up', 'up', 'enter');
    expect(player.on('play').prompt.hand.picked).toBeUndefined();
    expect(player.message).toMatch(/^It is not your turn/);
  });

  test('what one is about stays when it moves: the cursor, a question, an answer', async () => {
    const engines = stubEngineRoom(['P-3d']);
    const player = new Desk({ engines }).play('shogi', { white: LEVEL });
    itemAt(engines.opened, 0).holds = true;
    player.enter('P-7f', 'note good').press('up').enter('resign');
    const { cursor } = player.on('play').prompt.hand;
    await eventually(() => expect(itemAt(engines.opened, 0).asked).toHaveLength(1));
    itemAt(engines.opened, 0).release();
    await eventually(() => expect(player.moves).toBe('P-7f P-3d'));
    expect(player.message).toBe('Resign?');
    expect(player.on('play').prompt.hand.cursor).toEqual(cursor);
    expect(player.press('n').moves).toBe('P-7f P-3d');
  });

  test('the toss that made it Black stays until the first move of the person', async () => {
    const desk = new Desk({ engines: stubEngineRoom(['P-7f']) });
    const match = desk.match('shogi', { black: LEVEL });
    const toss = 'Furigoma: と 歩 と 歩 と. Guest tossed and plays White.';
    const player = desk.sit(playScreen(desk.services, match, toss));
    await eventually(() => expect(player.moves).toBe('P-7f'));
    const lines = () => renderScreen(player.screen, desk.services, WINDOW).lines.join('\n');
    expect(lines()).toContain(`${toss}  Last: 1. Black P-7f`);
    player.enter('P-3c');
    expect(lines()).toMatch(
      /Furigoma: と 歩 と 歩 と\.[\s\S]*Guest tossed and plays\s[\s\S]*White\./,
    );
    player.press('escape').enter('P-3d');
    expect(lines()).not.toContain('Furigoma');
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
    expect(itemAt(engines.opened, 0).isClosed).toBe(true);
  });
});

describe('a hint', () => {
  test('is said and marked', async () => {
    const desk = new Desk({ engines: stubEngineRoom([], ['P-7f']) });
    const player = desk.play('shogi').enter('hint');
    await eventually(() => expect(player.message).toBe('Hint: P-7f (0.0)'));
    const marked = [...player.on('play').view.marks].map(([square, marks]) => [square, ...marks]);
    expect(marked).toEqual([
      [makeSquare(7, 6), 'target'],
      [makeSquare(7, 7), 'picked'],
    ]);
    player.press('x');
    expect(player.on('play').view.marks.size).toBe(0);
  });

  test('that comes too late is not shown', async () => {
    const engines = stubEngineRoom([], ['P-7f']);
    const player = new Desk({ engines }).play('shogi').enter('hint');
    itemAt(engines.opened, 0).holds = true;
    await eventually(() => expect(itemAt(engines.opened, 0).asked).toHaveLength(1));
    player.enter('P-2f');
    itemAt(engines.opened, 0).release();
    await eventually(() => expect(itemAt(engines.opened, 0).hasAnswered).toBe(true));
    expect(player.on('play').view.marks.size).toBe(2);
    expect(player.message).toBeUndefined();
  });

  test('that fails is told of under the name of who was asked', async () => {
    const error = new EngineError('ended');
    const adviser = () => ({ engine: new ToldEngine({ text: '', error }), limits: {} });
    const engines = { ...stubEngineRoom(), adviser };
    const player = new Desk({ engines }).play('shogi').enter('hint');
    await eventually(() => expect(player.message).toBe(engineFaultText('Stub', error)));
  });

  test('that is refused stays in the prompt', () => {
    const engines = stubEngineRoom();
    const waiting = new Desk({ engines }).play('shogi', { black: LEVEL }).enter('hint');
    expect([waiting.message, waiting.text]).toEqual([IMPOSSIBLE['not-your-turn'], 'hint']);
    const over = new Desk({ engines }).play('shogi').resign().enter(' Hint');
    expect([over.message, over.text]).toEqual([
      'hint: the game is over. "analyse", "rematch" and "replay" work; "help" lists more.',
      ' Hint',
    ]);
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
    const opened = Promise.reject(new EngineError('not-started', 'x', 'ENOENT'));
    const desk = new Desk({ engines: programRoom(opened) as EngineRoom });
    const player = desk.play('shogi', { white: LEVEL });
    await eventually(() =>
      expect(player.message).toMatch(/^Cannot start the engine "Stub": there is no program "x"/),
    );
    player.enter('P-7f', 'P-3d');
    expect(player.moves).toBe('P-7f P-3d');
  });

  test('that may not be started is told of, with the way to allow it', () => {
    const room = { ...stubEngineRoom(), open: () => undefined };
    const desk = new Desk({ engines: room });
    const match = desk.match('shogi', { moves: 'P-7f' });
    match.record.tags.push({ name: 'WhiteEngine', value: 'evil --x' });
    const player = desk.sit(playScreen(desk.services, match, 'Resumed.'));
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
    expect(player.on('play').activity.match.ending?.winner).toBe('black');
  });
});

longTest('keys are echoed while our search runs', { timeout: 60_000 }, async () => {
  const engine = new OwnEngine({ hashMb: 1 });
  const room = { ...stubEngineRoom(), open: () => ({ engine, limits: {} }) };
  const desk = new Desk({ engines: room });
  const player = desk.play('shogi', { white: LEVEL }).enter('P-7f');
  const { players } = player.on('play').activity;
  // A search without an end: as long as it is its turn, it has not answered.
  for (const [index, key] of ['P', '-', '2'].entries()) {
    player.press(key);
    expect(player.text).toBe('P-2'.slice(0, index + 1));
    await new Promise((resolve) => setImmediate(resolve));
    expect(players.toMove).toBe('white');
  }
  engine.stop();
  await eventually(() => expect(players.toMove).toBeUndefined());
  expect(player.text).toBe('P-2');
  engine.close();
});
