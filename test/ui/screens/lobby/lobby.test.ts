import { describe, expect } from 'vitest';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { lobbyScreen } from '../../../../source/ui/screens/lobby/lobby.tsx';
import { FakeHouse } from '../../../helpers/fake-house.ts';
import { frameHeight, frameWidth, renderScreen } from '../../../helpers/frames.tsx';
import {
  AKI,
  BEN,
  BOTH_REGISTERED,
  begun,
  challenged,
  GUEST,
  type HallEvent,
  registered,
} from '../../../helpers/hall-events.ts';
import { settled } from '../../../helpers/hall-town.ts';
import { manualTimers } from '../../../helpers/manual-timers.ts';
import { sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { Desk, type Player } from '../../desk.ts';

const CEM = { id: 'SHA256:cem', name: '将棋太郎' };
const REGISTERED: HallEvent[] = [...BOTH_REGISTERED, registered(CEM)];
const TO_AKI = { kind: 'person', person: AKI.id, name: AKI.name } as const;

const BY_BEN = challenged('BBBBBB', { by: BEN, isRated: false });
const BY_CEM_TO_AKI = challenged('CCCCCC', { by: CEM, to: TO_AKI, side: 'black' });
const BY_AKI = challenged('AAAAAA');
const INVITATION_OF_BEN = challenged('JJJJJJ', { by: BEN, to: { kind: 'invitation' } });

/** Aki in the lobby of a house in which something has happened. */
function seated(
  bodies: readonly HallEvent[],
  { person = AKI, bell = 'on' }: { person?: typeof AKI; bell?: 'on' | 'off' } = {},
) {
  const house = new FakeHouse(...REGISTERED, ...bodies);
  const visit = house.visit(person);
  const desk = new Desk({ visit, publicAddress: 'example.org:2222', settings: { bell } });
  const timers = manualTimers();
  const size = { columns: 80, rows: 24 };
  const player = desk.sit(lobbyScreen(desk.services), size, timers.schedule);
  return { house, visit, desk, player, timers };
}

function lines(player: Player, width = 76): string[] {
  const { items } = player.on('list').state;
  return items.map((item) => (typeof item.text === 'string' ? item.text : item.text(width)));
}

const chosenLine = (player: Player) => lines(player)[player.on('list').state.index];

/** Goes to the line with a text. */
function goTo(player: Player, text: string): Player {
  player.press('home');
  const index = lines(player).findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`no line ${text}:\n${lines(player).join('\n')}`);
  for (let step = 0; step < index; step++) player.press('down');
  return player;
}

describe('the lines', () => {
  test('challenges come first, those to oneself at the top; then own games, games, people', async () => {
    const { player, house } = seated([
      challenged('DDDDDD', { by: BEN }),
      begun('DDDDDD'),
      challenged('EEEEEE', { by: BEN }),
      begun('EEEEEE', { black: BEN, white: CEM }),
      BY_BEN,
      BY_AKI,
      INVITATION_OF_BEN,
      BY_CEM_TO_AKI,
    ]);
    house.visit(BEN);
    await settled();
    expect(lines(player).map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
      '! for you | 将棋太郎 | unrated | yari | 600+30 | rated',
      'offer | Ben | unrated | yari | 600+30 | not rated',
      'your offer | to anyone | yari | 600+30 | rated',
      'your game | Ben | unrated | yari | 600+30 | your turn, here',
      'game | Ben - 将棋太郎 | yari | 600+30 | rated',
      'you | Aki | unrated | lobby',
      'player | Ben | unrated | lobby',
    ]);
  });

  test('an own game says that the other is away', async () => {
    const { player } = seated([challenged('DDDDDD', { by: BEN }), begun('DDDDDD')]);
    await settled();
    expect(lines(player)[0]).toContain('your turn, away');
  });

  test('a game that nobody may watch is hidden from others', () => {
    const hidden = challenged('EEEEEE', { by: BEN, hasWatchers: false });
    const { player } = seated([hidden, begun('EEEEEE', { black: BEN, white: CEM })]);
    expect(lines(player)).toHaveLength(1);
  });

  test('a game of others shows both names, in the place of the rating', () => {
    const black = { id: 'SHA256:one', name: 'Konstantinos' };
    const white = { id: 'SHA256:other', name: 'Maximiliane' };
    const { player } = seated([
      registered(black),
      BY_BEN,
      challenged('EEEEEE', { by: black }),
      begun('EEEEEE', { black, white }),
    ]);
    const [challenge = '', game = ''] = lines(player);
    expect(game).toContain('Konstantinos - Maximiliane');
    expect(game.indexOf('Yar')).toBe(challenge.indexOf('Yar'));
  });

  test('the chosen line stays chosen while others come and go', () => {
    const { player, house } = seated([BY_BEN]);
    goTo(player, 'Aki');
    house.happen(BY_CEM_TO_AKI);
    expect(chosenLine(player)).toContain('Aki');
    house.time.advance(500);
    house.happen({ kind: 'withdrawn', code: 'BBBBBB', why: 'taken-back' });
    expect(chosenLine(player)).toContain('Aki');
    expect(lines(player)).toHaveLength(2);
    goTo(player, 'for you');
    house.time.advance(500);
    house.happen({ kind: 'withdrawn', code: 'CCCCCC', why: 'taken-back' });
    expect(lines(player)).toHaveLength(1);
    expect(player.on('list').state.index).toBe(0);
  });

  test('many changes within a moment are drawn at its beginning and its end', () => {
    const { player, house } = seated([]);
    const before = player.app.version;
    const visits = Array.from({ length: 20 }, (_, at) => {
      return house.visit({ id: `guest:${at}`, name: `guest-${at}` });
    });
    expect(player.app.version).toBe(before + 1);
    expect(lines(player)).toHaveLength(2);
    house.time.advance(500);
    expect(lines(player)).toHaveLength(1 + visits.length);
    expect(player.app.version).toBe(before + 2);
  });

  test('what others do is drawn in one lobby after the other, what is for oneself at once', () => {
    const house = new FakeHouse(...REGISTERED);
    const guests = Array.from({ length: 50 }, (_, at) => {
      return { id: `guest:${at}`, name: `guest-${at}` };
    });
    const people = [...guests, AKI].map((person) => {
      const desk = new Desk({ visit: house.visit(person) });
      return desk.sit(lobbyScreen(desk.services), { columns: 80, rows: 24 });
    });
    house.time.advance(5000);
    const before = people.map(({ app }) => app.version);
    const drawn = () => people.filter(({ app }, at) => app.version > (before[at] ?? 0)).length;
    house.visit(CEM);
    expect(drawn()).toBe(10);
    house.happen(BY_CEM_TO_AKI);
    expect(people.at(-1)?.app.version).toBeGreaterThan(before.at(-1) ?? 0);
    expect(drawn()).toBe(11);
    house.time.advance(500);
    expect(drawn()).toBe(31);
    house.time.advance(1000);
    expect(drawn()).toBe(51);
  });

  test('where the lobby is not shown, nothing is drawn for it', async () => {
    const { player, house, desk } = seated([]);
    player.app.open(desk.playScreen('shogi'));
    const before = player.app.version;
    house.visit(BEN);
    house.happen(BY_BEN);
    expect(player.app.version).toBe(before);
  });

  test('the filter keeps whole words and what is being typed', () => {
    const { player, house } = seated([BY_BEN, BY_CEM_TO_AKI]);
    house.visit(BEN);
    expect(lines(player.press('/', 'be'))).toHaveLength(2);
    player.press('enter', 'escape');
    expect(lines(player)).toHaveLength(4);
    player.press('/', 'nobody');
    expect(player.on('list').viewProps.emptyText).toBe('Nothing here has these words.');
  });
});

describe('challenges', () => {
  test('Enter accepts one, and the game opens', async () => {
    const { player, house, visit } = seated([BY_BEN]);
    goTo(player, 'Ben').press('enter');
    await settled();
    expect(house.asked).toEqual([{ kind: 'accept', code: 'BBBBBB' }]);
    expect(player.on('play').prompt.news).toMatch(/^You play (Black|White) against Ben\.$/);
    expect(house.gameOf(visit)).toBeDefined();
  });

  test('Enter on an own one asks, and takes it back', async () => {
    const { player, house } = seated([BY_AKI]);
    goTo(player, 'your offer').press('enter');
    expect(player.on('list').state.question?.text).toBe('Take your challenge to anyone back?');
    player.press('y');
    await settled();
    expect(house.hall.challenges).toEqual([]);
    expect(player.app.news).toBe('Your challenge is taken back.');
  });

  test('d declines one to oneself, and nothing else', async () => {
    const { player, house } = seated([BY_BEN, BY_CEM_TO_AKI]);
    goTo(player, 'Ben').press('d');
    expect(player.on('list').state.warning?.(ENGLISH)).toMatch(/^Only a challenge/);
    goTo(player, 'for you').press('d');
    await settled();
    expect(house.hall.challenges.map(({ code }) => code)).toEqual(['BBBBBB']);
  });

  test('one to oneself rings the bell, and is told on every screen', () => {
    const { player, house } = seated([]);
    player.press('r');
    house.happen(BY_CEM_TO_AKI);
    expect(player.app.news).toBe('将棋太郎 challenges you: yari, 600+30.');
    expect(player.bells).toBe(1);
    house.happen(BY_BEN);
    expect(player.bells).toBe(1);
  });

  test('rings no bell that is switched off', () => {
    const { player, house } = seated([], { bell: 'off' });
    house.happen(BY_CEM_TO_AKI);
    expect(player.bells).toBe(0);
  });

  test.each([
    ['in the lobby', []],
    ['at the ratings', ['r']],
    ['in the menu', ['escape']],
    ['in the settings', ['escape', 's']],
  ])('an own one that was accepted opens the game: %s', async (_, keys) => {
    const { player, house } = seated([BY_AKI]);
    player.press(...keys);
    house.happen(begun('AAAAAA'));
    await settled();
    expect(player.on('play').prompt.news).toBe('You play Black against Ben.');
    expect(player.bells).toBe(1);
  });

  test('in a game against the computer it is only told', async () => {
    const { player, house, desk } = seated([BY_AKI]);
    player.app.open(desk.playScreen('shogi'));
    const { screen } = player;
    house.happen(begun('AAAAAA'));
    await settled();
    expect(player.screen).toBe(screen);
    expect(player.app.news).toBe('Your game with Ben has begun: you find it in the lobby.');
  });

  test('a game that the same person accepts elsewhere opens there alone', async () => {
    const { player, house } = seated([BY_BEN]);
    house.happen(begun('BBBBBB'));
    await settled();
    expect(player.on('list').title).toBe('Lobby');
  });
});

describe('games', () => {
  const OWN = [challenged('DDDDDD', { by: BEN }), begun('DDDDDD')];

  test('Enter goes into an own one; the menu of the game is the lobby, and Enter leads back', async () => {
    const { player, house } = seated(OWN);
    await settled();
    goTo(player, 'your game').press('enter');
    await settled();
    const board = player.on('play');
    expect(house.here[0]).toMatchObject({ game: 'game-DDDDDD', seat: 'black' });
    player.press('escape');
    expect(player.on('list').title).toBe('Lobby');
    goTo(player, 'your game').press('enter');
    expect(player.screen).toBe(board);
    player.press('escape', 'escape');
    expect(player.screen).toBe(board);
  });

  test('after the end the menu is the lobby, and the room is left', async () => {
    const { house, player, visit } = seated(OWN);
    goTo(player, 'your game').press('enter');
    await settled();
    player.enter('P-1f').resign();
    await settled();
    player.enter('menu');
    await settled();
    expect(player.on('list').title).toBe('Lobby');
    expect(house.gameOf(visit)).toBeUndefined();
  });

  test('Enter watches one of others; leaving it leads back', async () => {
    const { house, player, visit } = seated([
      challenged('EEEEEE', { by: BEN }),
      begun('EEEEEE', { black: BEN, white: CEM }),
    ]);
    goTo(player, 'game').press('enter');
    await settled();
    expect(player.screen).toMatchObject({ kind: 'replay', match: expect.anything() });
    player.press('escape');
    await settled();
    expect(player.on('list').title).toBe('Lobby');
    expect(house.gameOf(visit)).toBeUndefined();
  });

  test('a game that is closed to watchers meanwhile says so', async () => {
    const { player, house } = seated(OWN);
    house.enter = async () => ({ ok: false, fault: 'no-room' });
    goTo(player, 'your game').press('enter');
    await settled();
    expect(player.app.news).toMatch(/^This game is over/);
  });
});

describe('somebody who comes with a code', () => {
  function coming(code: string, bodies: readonly HallEvent[], person: typeof AKI = GUEST) {
    const house = new FakeHouse(...REGISTERED, ...bodies);
    const desk = new Desk({ visit: house.visit(person) });
    const screen = lobbyScreen(desk.services, undefined, code);
    const player = desk.sit(screen, { columns: 80, rows: 24 }, manualTimers().schedule);
    return { house, player };
  }

  test('of an invitation is asked, and plays', async () => {
    const { player } = coming('JJJJJJ', [INVITATION_OF_BEN]);
    expect(player.on('list').state.question?.text).toMatch(/^Ben invites you\. Yari.* Play\?$/);
    player.press('y');
    await settled();
    expect(player.on('play').prompt.news).toMatch(/against Ben\.$/);
  });

  test('of a game watches it', async () => {
    const { player } = coming('DDDDDD', [challenged('DDDDDD', { by: BEN }), begun('DDDDDD')]);
    await settled();
    expect(player.screen).toMatchObject({ kind: 'replay', match: expect.anything() });
  });

  test('of a game of their own goes on with it', async () => {
    const { player } = coming('DDDDDD', [challenged('DDDDDD', { by: BEN }), begun('DDDDDD')], AKI);
    await settled();
    expect(player.on('play').prompt.news).toBe('You play Black against Ben.');
  });

  test('of nothing is told so', () => {
    const { player } = coming('ZZZZZZ', []);
    expect(player.on('list').state.warning?.(ENGLISH)).toMatch(
      /^There is no challenge and no game/,
    );
  });
});

describe('the house', () => {
  test('trouble and the end of the server stand at the top', () => {
    const { player, house } = seated([BY_BEN]);
    house.sql.setTrouble('ENOSPC');
    expect(player.on('list').viewProps.note).toMatch(/^The server cannot write now: the disk is/);
    house.sql.setTrouble(undefined);
    house.announceEnd();
    expect(player.on('list').viewProps.note).toMatch(/^The server ends soon/);
  });

  test('says on every screen that it can write again', async () => {
    const { player, house, timers } = seated([BY_BEN, begun('BBBBBB')]);
    const comeBack = () => {
      house.sql.setTrouble('ECONNREFUSED');
      house.sql.setTrouble(undefined);
      house.tell({ kind: 'trouble' });
    };
    comeBack();
    expect(player.app.news).toBe('The server can write again.');
    timers.advance(1500);
    goTo(player, 'your game').press('enter');
    await settled();
    expect(player.app.news).toBeUndefined();
    comeBack();
    expect(player.app.news).toBe('The server can write again.');
  });

  test.each(['m', 'r'])(
    'that cannot read now is told, and the session goes on: %s',
    async (key) => {
      const { player, house, timers } = seated([]);
      await settled();
      house.sql.setTrouble('ECONNREFUSED');
      timers.advance(1500);
      player.press('up', key);
      await settled();
      expect(player.app.news).toBe('The server cannot read its games now. Try again.');
      expect(player.on('list').state.items).toEqual([]);
    },
  );

  test('where nobody else is, the lobby says what to do', () => {
    const { player, house } = seated([]);
    expect(player.on('list').viewProps.note).toMatch(/^Nobody else is here\. c makes/);
    house.visit(BEN);
    expect(player.on('list').viewProps.note).toBeUndefined();
  });

  test('the session ends, and nothing listens any more', async () => {
    const { desk, player, house } = seated([]);
    expect(house.listeners.size).toBe(2);
    player.press('ctrl-c');
    await desk.services.close();
    await desk.services.visit?.end();
    expect(house.listeners.size).toBe(0);
  });

  test('a fault while the house is asked ends this session alone', async () => {
    const { player, house } = seated([BY_BEN]);
    house.command = async () => {
      throw new RangeError('broken');
    };
    const thrown: unknown[] = [];
    player.app.schedule = (callback) => {
      try {
        callback();
      } catch (error) {
        thrown.push(error);
      }
      return () => {};
    };
    goTo(player, 'Ben').press('enter');
    await settled();
    expect(thrown).toEqual([new RangeError('broken')]);
  });
});

describe('keys', () => {
  test('Esc opens the menu, whose "Play someone" leads back', () => {
    const { player } = seated([]);
    const { screen } = player;
    player.press('escape');
    expect(player.screen).not.toBe(screen);
    expect(player.press('o').screen).toBe(screen);
  });

  test.each(['ctrl-d', 'ctrl-c'])('%s leaves', (key) => {
    const { player } = seated([]);
    expect(player.press(key).app.hasQuit).toBe(true);
  });
});

describe('frames', () => {
  const SIZES = [
    { columns: 120, rows: 40 },
    { columns: 80, rows: 24 },
    { columns: 60, rows: 20 },
    { columns: 40, rows: 16 },
  ] as const;
  const ALL = [BY_BEN, BY_AKI, BY_CEM_TO_AKI];

  sharedTest.each(shareOf(SIZES))(
    'in $columns x $rows nothing is wider or taller than the window',
    (size) => {
      for (const keys of [[], ['c'], ['m'], ['m', 'k'], ['r'], ['d'], ['/', 'b'], ['?']]) {
        const { player, desk } = seated(ALL);
        player.press(...keys);
        const frame = renderScreen(player.screen, desk.services, size);
        expect(frameWidth(frame), keys.join(' ')).toBeLessThanOrEqual(size.columns);
        expect(frameHeight(frame), keys.join(' ')).toBeLessThanOrEqual(size.rows);
      }
    },
  );

  test('a name cannot act on the terminal, nor widen a line', () => {
    const evil = { id: 'guest:2', name: `\x1b[2J\u202e${'e\u0301'.repeat(5000)}` };
    const house = new FakeHouse(...REGISTERED, challenged('BBBBBB', { by: evil, isRated: false }));
    house.visit(evil);
    const desk = new Desk({ visit: house.visit(AKI) });
    const screen = lobbyScreen(desk.services);
    for (const size of SIZES) {
      const frame = renderScreen(screen, desk.services, size);
      expect(frame.raw).not.toMatch(/\x1b\[2J|\u202e/);
      expect(frameWidth(frame)).toBeLessThanOrEqual(size.columns);
      expect(frame.raw.length).toBeLessThan(20_000);
    }
  });

  test('the lobby at 80x24', async () => {
    const { player, desk } = seated(ALL);
    await settled();
    const { lines: drawn } = renderScreen(player.screen, desk.services, { columns: 80, rows: 24 });
    expect(`\n${drawn.join('\n')}\n`).toMatchInlineSnapshot(`
      "
       Lobby                                                                   1 here

         what        who               rating      game   clock      state
       > ! for you   将棋太郎          unrated     yari   600+30     rated
         offer       Ben               unrated     yari   600+30     not rated
         your offer  to anyone                     yari   600+30     rated
         you         Aki               unrated                       lobby
       Yari shogi, even game. Clock: 10:00, then 0:30 a move. Rated. Others may
       watch. Enter accepts: you play White. d declines.
       Enter take  q quick game  c challenge  / filter  Esc menu  Ctrl-D quit  ? keys
      "
    `);
  });
});
