import { join } from 'node:path';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { lobbyLines } from '../../source/plain/lobby.ts';
import { tellVisitNews } from '../../source/plain/run-lines.ts';
import { SessionSettings } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { FakeHouse } from '../helpers/fake-house.ts';
import {
  AKI,
  BEN,
  BOTH_REGISTERED,
  begun,
  challenged,
  GUEST,
  type HallEvent,
} from '../helpers/hall-events.ts';
import { TERMS } from '../helpers/hall-terms.ts';
import { settled } from '../helpers/hall-town.ts';
import { sayLines } from '../helpers/say-lines.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const TO_AKI = { kind: 'person', person: AKI.id, name: AKI.name } as const;
const BY_BEN = challenged('BBBBBB', { by: BEN });

/** Somebody in the line mode of a house in which something has happened. */
function seated(
  bodies: readonly HallEvent[] = [],
  person: typeof AKI | undefined = AKI,
  isNew = false,
) {
  const house = new FakeHouse(...BOTH_REGISTERED, ...bodies);
  const visit = house.visit(isNew ? undefined : person);
  const settings = new SessionSettings(openSettings(join(temporaryFolder(), 'config.json')), {});
  const { mode } = lobbyLines({
    tongue: { texts: ENGLISH },
    visit,
    settings,
    engines: stubEngineRoom([]),
    charset: 'frame',
    publicAddress: 'example.org:2222',
  });
  const told: string[] = [];
  mode.meet({ tell: (lines) => told.push(...lines) });
  tellVisitNews(ENGLISH, visit, settings, (lines) => told.push(...lines));
  return { house, visit, mode, told, say: sayLines(mode) };
}

describe('the lobby', () => {
  test('begins with who one is, and the challenges to oneself', async () => {
    const { mode } = seated([challenged('CCCCCC', { by: BEN, to: TO_AKI })]);
    expect(await mode.heading()).toEqual([
      'Lobby. You are Aki, unrated in yari. "help" lists the words.',
      'Ben challenges you. Yari shogi, even game. Clock: 10:00, then 0:30 a move. Rated. ' +
        'Others may watch. Type "accept CCCCCC" or "decline CCCCCC".',
    ]);
  });

  test('says who is here, what is offered and what is played', async () => {
    const { house, say } = seated([challenged('DDDDDD', { by: BEN }), begun('DDDDDD'), BY_BEN]);
    house.visit(BEN);
    expect(await say('who')).toEqual([
      '   name  rating in yari  where',
      '1  Aki   unrated         lobby',
      '2  Ben   unrated         lobby',
    ]);
    expect(await say('challenges')).toEqual([
      '   code    from  rating   game  clock   rated  for',
      '1  BBBBBB  Ben   unrated  yari  600+30  yes    anyone',
    ]);
    expect(await say('games')).toEqual([
      '   code    players    game  clock   rated',
      '1  DDDDDD  Aki - Ben  yari  600+30  yes',
    ]);
    expect(await say('mine')).toEqual([
      '   code    against  game  clock   state',
      '1  DDDDDD  Ben      yari  600+30  your turn, here',
    ]);
  });

  test('games come by page, and a number means what is on it', async () => {
    const codes = Array.from({ length: 52 }, (_, at) => `AA${String(at + 22)}AA`);
    const games = codes.flatMap((code) => [challenged(code, { by: BEN }), begun(code)]);
    const { say } = seated(games);
    const [first, second] = [await say('games'), await say('games 2')];
    expect(first).toHaveLength(52);
    expect(first.at(-1)).toBe('Page 1 of 2.');
    expect(second.map((line) => line.slice(0, 9))).toEqual([
      '   code  ',
      '1  AA23AA',
      '2  AA22AA',
      'Page 2 of',
    ]);
    expect((await say('join 2'))[0]).toMatch(/^You play Black against Ben/);
  });

  test.each([
    ['games 3', 'There is no game to watch now.'],
    ['games x', '? x is no page. Say a number from 1.'],
    ['games 0', '? 0 is no page. Say a number from 1.'],
  ])('%s says what is wrong', async (line, answer) => {
    expect(await seated().say(line)).toEqual([answer]);
  });

  test('a number means what the last list has there', async () => {
    const forAki = challenged('CCCCCC', { by: BEN, to: TO_AKI });
    const { say } = seated([forAki, challenged('DDDDDD', { by: BEN }), begun('DDDDDD')]);
    expect(await say('decline 1')).toEqual([
      '? There is no such challenge. "challenges" lists them.',
    ]);
    await say('games', 'challenges');
    expect(await say('watch 1')).toEqual([
      '? There is no such game. "games" and "mine" list them.',
    ]);
    expect(await say('decline 2')).toEqual([
      '? There is no such challenge. "challenges" lists them.',
    ]);
    expect(await say('decline 1')).toEqual(['Declined.']);
    expect((await say('mine', 'join 1'))[0]).toBe('You play Black against Ben.');
  });

  test('where nothing is, says so', async () => {
    const { say } = seated();
    expect(await say('challenges')).toEqual(['No challenge stands.']);
    expect(await say('games')).toEqual(['There is no game to watch now.']);
    expect(await say('mine')).toEqual([
      'You have no challenge and no game. "challenge" makes a challenge.',
    ]);
    expect(await say('ratings')).toEqual(['Nobody has a rating in this game yet.']);
  });

  test('columns stand below each other beside kanji too', async () => {
    const { house, say } = seated();
    house.visit({ id: 'guest:1', name: '将棋太郎' });
    house.visit({ id: 'guest:2', name: 'Jo' });
    const starts = (await say('who')).map((line) => {
      return stringWidth(line.slice(0, line.search(/lobby|where/)));
    });
    expect(new Set(starts).size).toBe(1);
  });

  test.each([
    ['a misspelt word', 'chalenges', '? chalenges: did you mean challenges?'],
    ['another word for quit', 'exit', '? exit: did you mean quit?'],
    [
      'a variant that is none',
      'ratings shogy',
      /^\? ratings: "shogy" is no game\. Did you mean sh/,
    ],
    [
      'a code that is none',
      'watch ZZZZZZ',
      '? There is no such game. "games" and "mine" list them.',
    ],
    ['nobody', 'accept Nobody', '? There is no such challenge. "challenges" lists them.'],
    [
      'a part of a challenge',
      'challenge blak',
      /^\? challenge: "blak" is not understood\. Did you/,
    ],
    ['no name', 'challenge to', '? challenge: say a name after "to".'],
    ['a name nobody has', 'challenge to Nobody', '? Nobody has this name here.'],
    ['a second name', 'name Other', '? You have a name already: Aki.'],
  ])('refuses with what would be right: %s', async (_, line, text) => {
    const [answer] = await seated().say(line);
    expect(answer).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });

  test('quit leaves', async () => {
    const { mode, say } = seated();
    await say('quit');
    expect(mode.hasQuit).toBe(true);
  });

  test('me tells ratings and keys; not to a guest', async () => {
    expect(await seated().say('me')).toEqual([
      'You are Aki.',
      'No rating yet: rated games make one.',
      'Key 1: SHA256:aki.',
      'All your games as a file: ssh -p 2222 example.org export all > komadai-games.psn',
    ]);
    expect(await seated([], GUEST).say('me')).toEqual([
      '? As a guest you have no rating; come with a key to keep a name.',
    ]);
  });
});

describe('a challenge', () => {
  test('is read in any order', async () => {
    const { house, say } = seated();
    const answer = await say('challenge black 300+0+5 shogi to ben unrated no-watchers');
    expect(house.asked[0]).toMatchObject({
      to: { kind: 'name', name: 'ben' },
      variant: 'shogi',
      timeControl: '300+0+5',
      side: 'black',
      isRated: false,
      hasWatchers: false,
    });
    expect(answer).toEqual(['Your challenge stands: "withdraw CDE223" takes it back.']);
  });

  test.each([
    ['challenge', ['Not rated: there is no clock.']],
    ['challenge 600+30', []],
    ['challenge unrated', []],
  ])('says where it is not rated for want of a clock: %s', async (line, more) => {
    const stands = 'Your challenge stands: "withdraw CDE223" takes it back.';
    expect(await seated().say(line)).toEqual([stands, ...more]);
  });

  test('that crosses another begins the game, or tells of it on other terms', async () => {
    const toAki = { to: { kind: 'person', person: AKI.id, name: 'Aki' }, by: BEN } as const;
    const crossed = seated();
    crossed.house.happen(challenged('FFFFFF', toAki));
    expect(await crossed.say('challenge to Ben 300 unrated')).toEqual([
      'Your challenge stands: "withdraw CDE223" takes it back.',
      expect.stringMatching(/^Ben challenges you\. .* Type "accept FFFFFF" or "decline FFFFFF".$/),
    ]);
    const same = seated();
    same.house.happen(challenged('FFFFFF', toAki));
    const [begun] = await same.say('challenge to Ben yari 600+30');
    expect(begun).toMatch(/^You play (Black|White) against Ben\.$/);
  });

  test('by invitation names the line to send', async () => {
    expect(await seated().say('challenge invite')).toEqual([
      'Your challenge stands: "withdraw CDE223" takes it back.',
      'The other player types: ssh -p 2222 CDE223@example.org',
    ]);
  });

  test('is taken back without its code if it is the only one', async () => {
    const { say, told, house } = seated();
    await say('challenge', 'withdraw');
    expect(told).toEqual(['Your challenge is taken back.']);
    expect(house.hall.challenges).toEqual([]);
  });

  test('of several the codes are named', async () => {
    const { say } = seated();
    expect(await say('challenge', 'challenge shogi', 'withdraw')).toEqual([
      '? withdraw: which one? Say "withdraw CDE223" or "withdraw CDE224".',
    ]);
  });

  test.each(['accept BBBBBB', 'accept bbb-bbb', 'accept ben', 'join BBBBBB'])(
    '%s begins the game, once',
    async (line) => {
      const { house, say, visit, told } = seated([BY_BEN]);
      const answer = await say(line);
      expect(answer[0]).toMatch(/^You play (Black|White) against Ben\.$/);
      expect(answer[1]).toMatch(/^Yari shogi, even game\./);
      expect(house.gameOf(visit)).toBeDefined();
      expect(told).toEqual([]);
    },
  );

  test('by invitation is taken by its code', async () => {
    const invitation = challenged('JJJJJJ', { by: BEN, to: { kind: 'invitation' } });
    const { say } = seated([invitation], GUEST);
    expect((await say('accept ben'))[0]).toMatch(/no such challenge/);
    expect((await say('accept jjjjjj'))[0]).toMatch(/^You play/);
  });

  test.each(['accept', 'join', 'watch'])('is not found by trying codes with %s', async (word) => {
    const invitation = challenged('JJJJJJ', { by: BEN, to: { kind: 'invitation' } });
    const { house, say } = seated([invitation], GUEST);
    await say(`${word} K7M2QX`);
    expect(house.asked).toEqual([{ kind: 'look-up', code: 'K7M2QX' }]);
    house.refusal = { code: 'too-fast', waitMs: 60_000 };
    expect(await say(`${word} JJJJJJ`)).toEqual(['? Too fast: try again in 60 seconds.']);
    expect(house.asked).toHaveLength(2);
  });

  test('to oneself is told, and declined', async () => {
    const { house, told, say } = seated();
    house.happen(challenged('CCCCCC', { by: BEN, to: TO_AKI }));
    expect(told[0]).toMatch(
      /^Ben challenges you\..* Type "accept CCCCCC" or "decline CCCCCC".\x07$/,
    );
    expect(await say('decline ben')).toEqual(['Declined.']);
    expect(house.hall.challenges).toEqual([]);
  });

  test('that is accepted leads into the game', async () => {
    const { house, told, say, visit } = seated();
    await say('challenge');
    house.happen(begun('CDE223'));
    await settled();
    expect(told[0]).toBe('You play Black against Ben.');
    expect(house.gameOf(visit)).toBeDefined();
  });
});

describe('a game', () => {
  const OWN = [challenged('DDDDDD', { by: BEN }), begun('DDDDDD')];

  test.each(['quit', 'lobby', 'menu', 'ロビー', '로비', 'ล็อบบี้', 'メニュー'])(
    '%s leads back to the lobby, and the game goes on',
    async (word) => {
      const { house, say, visit, mode, told } = seated(OWN);
      await say('join DDDDDD', 'P-1f');
      expect(told.at(-1)).toMatch(/^1\. Black/);
      expect(await say(word)).toEqual([
        'You are in the lobby. "help" lists the words.',
        'Your game goes on: "join DDDDDD" leads back to it.',
      ]);
      expect(mode.hasQuit).toBe(false);
      expect(house.gameOf(visit)).toBeUndefined();
      expect((await say('mine')).at(-1)).toMatch(/their turn, away$/);
    },
  );

  test('that is over or is watched is none to come back to', async () => {
    const one = seated(OWN);
    await one.say('join DDDDDD', 'P-1f', 'resign');
    expect(await one.say('lobby')).toEqual(['You are in the lobby. "help" lists the words.']);
    const other = seated(OWN, GUEST);
    await other.say('watch DDDDDD');
    expect(await other.say('lobby')).toEqual(['You are in the lobby. "help" lists the words.']);
  });

  test('that goes on is told with the position and the last move', async () => {
    const { say } = seated(OWN);
    await say('join DDDDDD', 'P-1f', 'lobby');
    const told = await say('join DDDDDD');
    expect(told[0]).toBe('You play Black against Ben.');
    expect(told.join('\n')).toMatch(
      /ply 1 - White to play[\s\S]* [^\n]*1\n[\s\S]*Last: 1\. Black P-1f/,
    );
  });

  test('that cannot be written is not kept by a host', async () => {
    const { house, say, told } = seated(OWN);
    await say('join DDDDDD');
    house.sql.setTrouble('ECONNREFUSED');
    await say('P-1f');
    expect(told.at(-1)).toBe('? NOT SAVED: the database is away. Type it again.');
  });

  test('of one’s own is not joined by others, who watch it', async () => {
    const { house, say, visit } = seated(OWN, GUEST);
    expect(await say('join DDDDDD')).toEqual(['? You do not play this game: "watch" shows it.']);
    expect((await say('watch DDDDDD'))[0]).toBe('Aki - Ben. You are watching.');
    expect(house.gameOf(visit)).toBeDefined();
  });

  test('another one that begins meanwhile is told', async () => {
    const { house, say, told } = seated(OWN);
    await say('challenge', 'join DDDDDD');
    house.happen(begun('CDE223'));
    expect(told).toEqual(['Your game with Ben has begun: you find it in the lobby.']);
  });

  test('closing leaves it, and nothing listens any more', async () => {
    const { house, say, visit, mode } = seated(OWN);
    await say('join DDDDDD');
    await mode.close();
    // The visit itself goes on.
    expect([house.listeners.size, house.gameOf(visit)]).toEqual([1, undefined]);
  });
});

describe('the first visit', () => {
  test('asks for a name, and goes on with it', async () => {
    const { mode, say } = seated([], undefined, true);
    const asked =
      'What is your name? With a one-time code, type "code CODE". "help" lists the words.';
    expect((await mode.heading()).at(-1)).toBe(asked);
    expect(await say('challenge')).toEqual([`? ${asked}`]);
    expect((await say('BEN'))[0]).toMatch(/^\? Somebody has this name/);
    expect((await say('Ann B'))[0]).toMatch(/^\? This cannot be a name\./);
    expect((await say(' Ann '))[0]).toMatch(/^Lobby\. You are Ann/);
    expect((await say('Ann'))[0]).toMatch(/^\? Ann: not understood/);
  });

  test.each([
    ['help', /^list: /],
    ['who', /^ +name /],
    ['games', /^There is no game/],
    ['exit', /^\? exit: did you mean quit\? "name exit" takes it as your name\.$/],
    ['hlep', /^\? hlep: did you mean help\?/],
    ['name exit', /^Lobby\. You are exit/],
  ])('a word is no name: %s', async (line, answer) => {
    const { house, say } = seated([], undefined, true);
    house.visit(AKI);
    expect((await say(line))[0]).toMatch(answer);
  });

  test('quit leaves', async () => {
    const { mode, say } = seated([], undefined, true);
    await say('quit');
    expect(mode.hasQuit).toBe(true);
  });

  test('a one-time code of another key does the same', async () => {
    const { say: ask } = seated();
    expect((await ask('key'))[0]).toMatch(/^One-time code: CDE223\. With the other key: ssh -p/);
    const made = { kind: 'key-code-made', person: BEN.id, code: 'K7M2QX' } as const;
    const { say } = seated([made], undefined, true);
    expect((await say('code K7M2QX'))[0]).toMatch(/^Lobby\. You are Ben/);
  });
});

test('trouble of the house is told as it comes', async () => {
  const { house, told, mode } = seated();
  house.sql.setTrouble('ENOSPC');
  expect(told[0]).toMatch(/^\? The server cannot write now: the disk is full\./);
  expect((await mode.heading())[1]).toBe(told[0]);
  house.sql.setTrouble(undefined);
  expect(told.slice(1)).toEqual(['The server can write again.']);
  house.tell({ kind: 'trouble' });
  expect(told).toHaveLength(2);
});

describe('quick', () => {
  const YARI = { variant: 'yari', timeControl: '600+30+0' };
  const SHOGI = { variant: 'shogi', timeControl: '300+0+0' };

  test('makes a challenge to anyone, which stands with the others', async () => {
    const { house, say } = seated();
    const told = await say('quick');
    const [challenge] = house.hall.challenges;
    expect(told).toEqual([
      'You offer a game of yari, 600+30: it begins as soon as somebody takes it.',
      `Your challenge stands: "withdraw ${challenge?.code}" takes it back.`,
    ]);
    expect(challenge).toMatchObject({ ...YARI, side: 'lot', isRated: true, hasWatchers: true });
    expect(await say('quick')).toEqual(told);
    expect(house.hall.challenges).toEqual([challenge]);
  });

  test.each<[string, readonly string[], object]>([
    ['as it is said', ['quick shogi 300'], SHOGI],
    ['as last time', ['quick shogi 5m', 'quick'], SHOGI],
    [
      'the last clock with another game',
      ['quick shogi 5m', 'quick tori'],
      { timeControl: '300+0+0', variant: 'tori' },
    ],
    ['without a clock', ['quick shogi none'], { ...SHOGI, timeControl: '' }],
    ['without a clock again', ['quick shogi none', 'quick'], { ...SHOGI, timeControl: '' }],
    [
      'as the last challenge to anyone',
      ['challenge shogi 5m white', 'quick'],
      { ...SHOGI, side: 'lot' },
    ],
    ['not as one to a name', ['challenge shogi 5m to Ben', 'quick'], YARI],
    ['unrated this once', ['quick unrated', 'quick shogi'], { variant: 'shogi', isRated: true }],
  ])('%s', async (_, lines, terms) => {
    const { house, say } = seated();
    await say(...lines);
    const to = { kind: 'anyone' };
    expect(house.asked.at(-1)).toMatchObject({ kind: 'quick', to, ...terms });
  });

  test.each([
    ['quick shogi unrate', '"unrate" is not understood. Did you mean unrated?'],
    ['quick to Ben', '"to" is not understood.'],
    ['quick to', '"to" is not understood.'],
    ['quick invite', '"invite" is not understood.'],
  ])('says what is not understood: %s', async (line, told) => {
    const { house, say } = seated();
    const form = 'Say quick [VARIANT] [CLOCK] [black or white] [unrated] [no-watchers].';
    expect((await say(line))[0]).toMatch(`? quick: ${told}`);
    expect((await say(line))[0]).toMatch(form);
    expect(house.asked).toEqual([]);
  });

  test.each([
    ['somebody else comes', false],
    ['somebody waits', true],
  ])('leads into the game when %s', async (_, waits) => {
    const { house, mode, told, say } = seated();
    house.visit(BEN);
    const byBen = () => {
      return house.command(BEN, { kind: 'quick', to: { kind: 'anyone' }, side: 'lot', ...TERMS });
    };
    if (waits) await byBen();
    const answers = await say('quick');
    if (!waits) await byBen();
    for (let turn = 0; turn < 4; turn++) await settled();
    expect((waits ? answers : told)[0]).toMatch(/^You play (Black|White) against Ben\.$/);
    expect(await mode.answer('status')).toContain('ply 0 - Black to play');
    expect(house.hall.challenges).toEqual([]);
  });
});
