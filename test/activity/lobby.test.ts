import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOBBY_ROWS, type LobbyWord } from '../../source/activity/lobby.ts';
import { lobbyLines } from '../../source/plain/lobby.ts';
import { SessionSettings } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { wordHelp } from '../../source/text/typed.ts';
import { SERVER_KEYS } from '../../source/ui/screens/key-tables.ts';
import { lobbyScreen } from '../../source/ui/screens/lobby/lobby.tsx';
import { FakeHouse } from '../helpers/fake-house.ts';
import { renderScreen } from '../helpers/frames.tsx';
import {
  AKI,
  BEN,
  BOTH_REGISTERED,
  begun,
  challenged,
  GUEST,
  type HallEvent,
} from '../helpers/hall-events.ts';
import { settled } from '../helpers/hall-town.ts';
import { manualTimers } from '../helpers/manual-timers.ts';
import { sayLines } from '../helpers/say-lines.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { Desk, type Player } from '../ui/desk.ts';

/*
 * What somebody can do in the lobby, they can do in both faces: with a word in lines, and on the
 * screen with a key, in a list or in a form. Both ask the same of the house, and both say why not.
 */

/** A key of a screen. */
type KeyOf = readonly [screen: keyof typeof SERVER_KEYS, key: string];

/** What each word does, as the screen shows it. */
const ON_SCREEN: Readonly<Record<LobbyWord, KeyOf | 'lists' | 'form' | 'menu'>> = {
  list: 'lists',
  who: 'lists',
  challenges: 'lists',
  games: 'lists',
  mine: 'lists',
  quick: ['lobby', 'q'],
  challenge: ['lobby', 'c'],
  withdraw: ['lobby', 'd'],
  accept: ['lobby', 'enter'],
  decline: ['lobby', 'd'],
  join: ['lobby', 'enter'],
  watch: ['lobby', 'enter'],
  ratings: ['lobby', 'r'],
  me: ['lobby', 'm'],
  played: ['lobby', 'm'],
  replay: ['me', 'enter'],
  name: 'form',
  code: 'form',
  key: ['me', 'k'],
  remove: ['me', 'enter'],
  labels: 'menu',
  language: 'menu',
  theme: 'menu',
  speech: 'menu',
  settings: ['lobby', 'escape'],
  help: ['lobby', '?'],
  quit: ['lobby', 'ctrl-d'],
};

/** Keys that only go through what is shown, or that choose a line which the list numbers. */
const LOOKING = [
  ...['up', 'down', 'home', 'end', 'page-up', 'page-down', 'n', 'escape', '/', 'right'],
];

const TO_AKI = { kind: 'person', person: AKI.id, name: AKI.name } as const;
const RESIGNED = { reason: 'resignation', winner: 'black' } as const;
const STANDING: readonly HallEvent[] = [
  challenged('DDDDDD', { by: BEN }),
  begun('DDDDDD'),
  challenged('EEEEEE', { by: BEN }),
  begun('EEEEEE'),
  { kind: 'ended', code: 'EEEEEE', plies: 0, ending: RESIGNED },
  challenged('BBBBBB', { by: BEN, side: 'black' }),
  challenged('CCCCCC', { by: BEN, to: TO_AKI }),
  challenged('AAAAAA', { isRated: false, side: 'white' }),
];

function houseWith(bodies: readonly HallEvent[] = STANDING) {
  return new FakeHouse(...BOTH_REGISTERED, ...bodies);
}

/** @param person 'new' for a key without a name */
function inLines(house = houseWith(), person: typeof AKI | 'new' = AKI, code?: string) {
  const settings = new SessionSettings(openSettings(join(temporaryFolder(), 'config.json')), {});
  const engines = stubEngineRoom();
  const visit = house.visit(person === 'new' ? undefined : person);
  const { mode } = lobbyLines({
    tongue: { texts: ENGLISH },
    visit,
    settings,
    engines,
    charset: 'box',
    code,
  });
  const copied: string[] = [];
  mode.meet({ copy: (text) => copied.push(text) > 0 });
  return { house, visit, mode, say: sayLines(mode), copied };
}

async function onScreen(house = houseWith(), person = AKI) {
  const visit = house.visit(person);
  const desk = new Desk({ visit });
  const size = { columns: 80, rows: 24 };
  const player = desk.sit(lobbyScreen(desk.services), size, manualTimers().schedule);
  await settled();
  return { house, visit, desk, player };
}

/** Goes to the line with a text. */
function goTo(player: Player, text: string): Player {
  player.press('home');
  const lines = player.on('list').state.items.map((item) => {
    return typeof item.text === 'string' ? item.text : item.text(76);
  });
  const index = lines.findIndex((line) => line.includes(text));
  if (index < 0) throw new Error(`no line ${text}:\n${lines.join('\n')}`);
  for (let step = 0; step < index; step++) player.press('down');
  return player;
}

/** What the screen says now. */
function saidOn({ app, screen }: Player): string | undefined {
  if (screen.kind === 'form' && screen.warning) return screen.warning(app.texts);
  return app.news ?? (screen.kind === 'list' ? screen.state.warning?.(app.texts) : undefined);
}

test('each word stands once, has a help, and something on the screen that does it', () => {
  const names = LOBBY_ROWS.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
  expect(names.filter((name) => !wordHelp(ENGLISH, 'lobby', name))).toEqual([]);
  expect(Object.keys(ON_SCREEN).sort()).toEqual([...names].sort());
});

test.each(['lobby', 'me', 'ratings'] as const)('each key has a word: %s', (name) => {
  const done = Object.values(ON_SCREEN).flatMap((where) =>
    typeof where === 'string' || where[0] !== name ? [] : [where[1]],
  );
  const keys = SERVER_KEYS[name].rows.map((row) => row.keys[0] ?? '');
  expect(keys).toEqual(expect.arrayContaining(done));
  // A rating is that of a player, whom challenge names; each help is that of its screen.
  const others = name === 'lobby' ? [] : ['enter', '?'];
  const left = keys.filter((one) => ![...done, ...LOOKING, ...others].includes(one));
  expect(left).toEqual([]);
});

/** The same, as it is typed and as it is done on the screen. */
const SAME: readonly (readonly [string, readonly string[], (player: Player) => unknown])[] = [
  ['accept', ['accept BBBBBB'], (player) => goTo(player, 'offer       Ben').press('enter')],
  ['a number', ['list', '2'], (player) => goTo(player, 'offer       Ben').press('enter')],
  ['decline', ['decline ben'], (player) => goTo(player, 'for you').press('d')],
  ['withdraw', ['withdraw'], (player) => goTo(player, 'your offer').press('d', 'y')],
  ['take back', ['list', '3', '3'], (player) => goTo(player, 'your offer').press('enter', 'y')],
  ['challenge', ['challenge unrated'], (player) => player.press('c', 'end', 'enter')],
  ['quick', ['quick'], (player) => player.press('q')],
  ['key', ['key'], (player) => player.press('m', 'k')],
];

describe.each(SAME)('%s', (_, lines, act) => {
  const asked = ({ asked: commands }: FakeHouse) =>
    commands.filter(({ kind }) => kind !== 'look-up').map(({ kind }) => kind);

  test('asks the same of the house in both faces', async () => {
    const typed = inLines();
    await typed.say(...lines);
    const { house, player } = await onScreen();
    act(player);
    await settled();
    expect(asked(house)).toEqual(asked(typed.house));
    expect(asked(house).length).toBeGreaterThan(0);
  });

  test('is refused with the reason in both faces', async () => {
    const refusal = { code: 'not-saved', detail: 'ENOSPC' } as const;
    const typed = inLines();
    await typed.say(...lines.slice(0, -1));
    const isLookedUp = lines[0] === 'accept BBBBBB';
    if (!isLookedUp) typed.house.refusal = refusal;
    else typed.house.command = async () => ({ ok: false, fault: refusal });
    const [told] = await typed.say(lines.at(-1) ?? '');
    const { house, player } = await onScreen();
    if (player.app.news !== undefined) player.press('up');
    house.refusal = refusal;
    act(player);
    await settled();
    expect(told).toBe(`? ${saidOn(player)}`);
    expect(told).toMatch(/^\? NOT SAVED: the disk is full\./);
  });
});

test.each(['me', 'played', 'key', 'remove 1'])('a guest has none of it: %s', async (line) => {
  const [told] = await inLines(houseWith([]), GUEST).say(line);
  const { player } = await onScreen(houseWith([]), GUEST);
  player.press('m');
  expect(told).toBe(`? ${saidOn(player)}`);
});

describe('a number alone', () => {
  test.each([
    ['a challenge to oneself', '1', /^You play (Black|White) against Ben\.$/],
    [
      'an own challenge, which it asks about',
      '3',
      /^Take your challenge to .* back\? Press y or n\.$/,
    ],
    ['an own game', '4', 'You play Black against Ben.'],
    ['oneself', '5', 'You are Aki.'],
    ['a player', '6', '"challenge to Ben" challenges this player. A game and a clock may follow.'],
    ['nothing', '7', '? 7: the last list has no such number.'],
  ])('chooses from the whole list: %s', async (_, number, answer) => {
    const { house, say } = inLines();
    house.visit(BEN);
    expect(await say('list')).toHaveLength(7);
    const [told] = await say(number);
    expect(told).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer));
  });

  test('means nothing before a list', async () => {
    expect(await inLines().say('1')).toEqual(['? 1: the last list has no such number.']);
  });

  test('removes a key after a question, and not otherwise', async () => {
    const { house, say } = inLines();
    await say('me');
    expect(await say('1')).toEqual([
      'Remove the key SHA256:aki? You came in with this key. Press y or n.',
    ]);
    await say('who', 'me', '1');
    expect(house.asked).toEqual([]);
    expect(await say('y')).toEqual(['? This is your only key: add another one first.']);
  });
});

describe('a game that is over', () => {
  test.each([
    ['from the list', ['played', '2']],
    ['by its number', ['played', 'replay 2']],
    ['by its code', ['replay EEEEEE']],
  ])('is replayed, and lobby leads back: %s', async (_, lines) => {
    const { mode, say } = inLines();
    const told = await say(...lines);
    expect(told[0]).toMatch(/^Yari shogi, even game\. \d pl/);
    expect(await say('next')).toEqual([expect.stringMatching(/^\? /)]);
    expect(await say('lobby')).toEqual(['You are in the lobby. "help" lists the words.']);
    expect(mode.hasQuit).toBe(false);
  });

  test.each([
    ['that goes on', 'replay DDDDDD', /^\? This game is not over: "join/],
    ['that there is not', 'replay ZZZZZZ', /^\? There is no such game\./],
  ])('is not one %s', async (_, line, answer) => {
    expect((await inLines().say(line))[0]).toMatch(answer);
  });

  test('of others that nobody may watch is none', async () => {
    const hidden = challenged('EEEEEE', { by: BEN, hasWatchers: false });
    const { say } = inLines(houseWith([hidden, begun('EEEEEE')]), GUEST);
    expect(await say('replay EEEEEE')).toEqual([
      '? There is no such game. "games" and "mine" list them.',
    ]);
  });

  test('was played here, and is replayed at once', async () => {
    const { say } = inLines();
    await say('join DDDDDD', 'P-1f', 'resign');
    expect((await say('replay'))[0]).toMatch(/^Yari shogi, even game\. \d pl/);
    await say('first');
    expect((await say('next'))[0]).toMatch(/P-1f/);
  });
});

test('copy puts the position of a game on the clipboard', async () => {
  const { say, copied } = inLines();
  const [told] = await say('join DDDDDD', 'P-1f', 'copy');
  expect(copied).toEqual([expect.stringMatching(/ w - 2$/)]);
  expect(told).not.toMatch(/^\?/);
});

test('who comes with a code plays, watches, or is told that there is nothing', async () => {
  const invitation = challenged('JJJJJJ', { by: BEN, to: { kind: 'invitation' } });
  const comes = async (code: string, person: typeof AKI) => {
    const { mode } = inLines(houseWith([...STANDING, invitation]), person, code);
    return (await mode.heading())[person === GUEST ? 1 : 2];
  };
  expect(await comes('JJJJJJ', GUEST)).toMatch(/^You play .* against Ben\.$/);
  expect(await comes('DDDDDD', GUEST)).toBe('Aki - Ben. You are watching.');
  expect(await comes('DDDDDD', AKI)).toBe('You play Black against Ben.');
  expect(await comes('ZZZZZZ', GUEST)).toBe(
    '? There is no challenge and no game with this code any more.',
  );
});

describe('a transcript', () => {
  const ARGUMENTS: Readonly<Partial<Record<LobbyWord, string>>> = {
    quick: 'shogi 300',
    challenge: '600+30 to Nobody',
    withdraw: 'AAAAAA',
    ratings: 'shogi',
    accept: 'Nobody',
    decline: 'Nobody',
    join: 'ZZZZZZ',
    watch: 'ZZZZZZ',
    played: '2',
    replay: 'ZZZZZZ',
    name: 'Cem',
    code: 'K7M2QX',
    remove: '1',
    labels: 'romaji',
    theme: 'slate',
    speech: 'words',
    language: 'en',
  };

  test.each([
    ['with a name', AKI],
    ['a guest', GUEST],
    ['without a name', 'new'],
  ] as const)('tells each word once, and draws nothing: %s', async (_, person) => {
    const { mode, say } = inLines(houseWith(), person);
    const answers = [await mode.heading()];
    for (const { name } of LOBBY_ROWS) {
      const argument = ARGUMENTS[name];
      for (const line of [name, ...(argument === undefined ? [] : [`${name} ${argument}`])]) {
        const answer = await say(line);
        // What is taken back is told as news.
        const isTold = answer.length > 0 || mode.hasQuit || name === 'withdraw';
        expect([line, isTold]).toEqual([line, true]);
        answers.push(answer);
      }
    }
    for (const answer of answers) {
      expect(answer.filter((text) => /[\u2500-\u259f\n]/.test(text))).toEqual([]);
      expect(answer).toEqual([...new Set(answer)]);
    }
  });
});

test('a visit tells in lines what the screen shows: a list, a game, its replay, and the lobby', async () => {
  const { mode, say } = inLines();
  const told: string[] = [];
  mode.meet({ tell: (lines) => told.push(...lines) });
  const { player, desk } = await onScreen();
  const seen = () => {
    const { lines } = renderScreen(player.screen, desk.services, { columns: 200, rows: 50 });
    return lines.join(' ').replace(/\s+/g, ' ');
  };
  const both = async (line: string, act: () => unknown) => {
    told.length = 0;
    const answer = await say(line);
    act();
    await settled();
    return [...answer, ...told];
  };
  for (const row of (await say('challenges')).slice(1)) {
    // The screen names what a row is; both name player, game and clock.
    const parts = row.split(/\s{2,}/).filter((part) => /Ben|yari|600/.test(part));
    for (const part of parts) expect(seen()).toContain(part);
  }
  await say('list');
  const entered = await both('4', () => goTo(player, 'your turn').press('enter'));
  expect(entered[0]).toBe('You play Black against Ben.');
  expect(seen()).toContain('Ben');
  expect(await both('P-1f', () => player.enter('P-1f'))).toEqual(['1. Black P-1f']);
  expect(seen()).toContain('1. P-1f');
  const [end] = await both('resign', () => player.resign());
  expect(end).toBe('= White wins by resignation');
  expect(seen()).toContain('White wins by resignation');
  const [replay] = await both('replay', () => player.enter('replay'));
  expect(replay).toMatch(/^Yari shogi, even game\. 1 ply\. .*White wins by resignation/);
  expect(player.screen.kind).toBe('replay');
  expect(seen()).toContain('Yari shogi, even game');
  await both('quit', () => player.enter('quit'));
  expect(player.screen.kind).toBe('play');
  expect(await both('lobby', () => player.press('escape'))).toEqual([
    'You are in the lobby. "help" lists the words.',
  ]);
  expect(player.on('list').title).toBe('Lobby');
});
