import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { HALL_REFUSALS } from '../../source/hall/hall-command.ts';
import { sshLine } from '../../source/text/door-lines.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { lobby } from '../../source/text/en/lobby.ts';
import { shownName } from '../../source/text/foreign-text.ts';
import { houseAlarm, lobbyDetail, myGameDetail, offerTexts } from '../../source/text/lobby.ts';
import { tableLines } from '../../source/text/page.ts';
import { FakeHouse } from '../helpers/fake-house.ts';
import { AKI, BEN, BOTH_REGISTERED, begun, challenged } from '../helpers/hall-events.ts';
import { TERMS } from '../helpers/hall-terms.ts';

const { GAME_DOOR_TEXTS, hallRefusalText } = lobby;

test.each([
  ['a host', undefined, 'example.org', 'ssh example.org'],
  ['a user', 'new', 'example.org', 'ssh new@example.org'],
  ['a port', 'new', 'example.org:2222', 'ssh -p 2222 new@example.org'],
  ['the common port', 'new', 'example.org:22', 'ssh new@example.org'],
  ['a number', 'new', '[::1]:2222', 'ssh -p 2222 new@::1'],
  ['nothing', 'new', undefined, 'ssh new@HOST'],
  ['an account', undefined, 'play@example.org', 'ssh play@example.org'],
  ['an account and a new key', 'new', 'play@example.org', 'ssh play@example.org'],
  ['an account and a code', 'K7M2QX', 'play@example.org', 'ssh -t play@example.org join K7M2QX'],
  ['an account and a port', 'K7M2QX', 'a@b:24', 'ssh -p 24 -t a@b join K7M2QX'],
])('the line to the server, with %s', (_, user, address, line) => {
  expect(sshLine(user, address)).toBe(line);
});

test.each(HALL_REFUSALS.map((code) => [code]))('%s is told in a sentence', (code) => {
  const text = hallRefusalText({ code, waitMs: 1, detail: '\x1b[2J' });
  expect(text).toMatch(/^\p{Lu}.*\.$/u);
  expect(text).not.toContain('\x1b');
});

test.each(['full', 'no-watchers', 'not-saved', 'no-room'] as const)(
  '%s at a door is told in a sentence',
  (fault) => {
    expect(GAME_DOOR_TEXTS[fault]).toMatch(/^\p{Lu}.*\.$/u);
  },
);

test('the columns of a table stand below each other, whatever is in them', () => {
  const lines = tableLines(
    ['name', 'n'],
    [
      ['将棋', '1'],
      ['é', '2'],
      ['long name', '3'],
    ],
  );
  expect(lines).toEqual(['name       n', '将棋       1', 'é          2', 'long name  3']);
  expect(new Set(lines.map((line) => stringWidth(line))).size).toBe(1);
});

test('a name has nothing that acts on a terminal, and an end', () => {
  expect(shownName('a\x1b[2Jb\u202ec')).toBe('a [2Jb c');
  expect(Array.from(shownName('x'.repeat(1000)))).toHaveLength(40);
  expect(shownName('\u200b')).toBe('?');
});

test.each([
  ['the terms of the hall', TERMS, 'Yari shogi, even game. Clock: 10:00, then 0:30 a move.'],
  ['a variant that is none', { ...TERMS, variant: 'go\x1b' }, '?. Clock: 10:00, then 0:30 a move.'],
  ['a position that is none', { ...TERMS, sfen: '\x1b' }, '?. Clock: 10:00, then 0:30 a move.'],
  ['no clock', { ...TERMS, timeControl: '' }, 'Yari shogi, even game. Clock: none.'],
])('what is offered: %s', (_, terms, text) => {
  expect(offerTexts(ENGLISH, terms, 'box').slice(0, 2).join(' ')).toBe(text);
});

test('the one who is challenged reads the own side', () => {
  const house = new FakeHouse(...BOTH_REGISTERED, challenged('AAAAAA', { side: 'black' }));
  const [challenge] = house.hall.challenges;
  if (!challenge) throw new Error('no challenge');
  const view = { house, me: BEN, variant: 'yari', charset: 'box' } as const;
  const entry = { kind: 'challenge', challenge, isFor: false } as const;
  expect(lobbyDetail(ENGLISH, { ...entry, isOwn: false }, view)).toMatch(
    /Enter accepts: you play White\.$/,
  );
  const own = { ...view, me: AKI };
  expect(lobbyDetail(ENGLISH, { ...entry, isOwn: true }, own)).toMatch(
    /You play Black\. Enter takes it back/,
  );
});

test('a game is had as a file by the own ssh', () => {
  const { hall } = new FakeHouse(...BOTH_REGISTERED, challenged('K7M2QX'), begun('K7M2QX'));
  const [game] = hall.games;
  expect(game && myGameDetail(ENGLISH, game, 'example.org')).toBe(
    'The game goes on. As a file: ssh example.org export K7M2QX kif > K7M2QX.kif',
  );
});

test.each([
  ['nothing while all is well', undefined, false, undefined],
  ['that nothing is written', 'ENOSPC', false, /^The server cannot write now: .*clocks\.$/],
  ['that the server ends', undefined, true, /^The server ends in a moment\. .*come again\.$/],
  ['the trouble first', 'ENOSPC', true, /cannot write/],
])('a board tells %s', (_, trouble, isDraining, text) => {
  const told = houseAlarm(ENGLISH, { trouble, isDraining });
  if (text) expect(told).toMatch(text);
  else expect(told).toBeUndefined();
  expect(stringWidth(told ?? '')).toBeLessThan(78);
});
