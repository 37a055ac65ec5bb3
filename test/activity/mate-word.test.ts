import { expect, test } from 'vitest';
import { SolvingStopped } from '../../source/engine/mate/solve-mates.ts';
import type { MateFinder } from '../../source/match/participants/engine-room.ts';
import { formatPsn } from '../../source/records/formats/psn/psn-write.ts';
import { eventually } from '../helpers/eventually.ts';
import { mateHere } from '../helpers/mate-here.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { replayed } from '../plain/replayed.ts';
import { Desk } from '../ui/desk.ts';
import { ACTIVITIES, deskOf } from './seats.ts';

const MATE_IN_3 = '[SFEN "4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1"]\n\n1. G*5b *\n';
const NO_MATE = '[SFEN "4k4/9/9/9/9/9/9/9/4K4 b G 1"]\n\n*\n';

const never: MateFinder = (_, __, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new SolvingStopped()));
  });

test('a mate is told, and becomes a variation that undo takes back', async () => {
  const { activity, say } = replayed(MATE_IN_3.replace('G*5b', 'K-5h'));
  expect(await say('mate')).toMatchInlineSnapshot(`
    [
      "Mate in 1: G*5b | NOT SAVED: this game has no file. "export" writes the game to another file.",
    ]
  `);
  expect(formatPsn(activity.record)).toContain('(1. G*5b');
  expect(await say('back', 'undo')).toMatchInlineSnapshot(`
    [
      "The start.",
      "? Taken back: A new variation: 1. Black G*5b. NOT SAVED: this game has no file. "export" writes the game to another file.",
    ]
  `);
  expect(formatPsn(activity.record)).not.toContain('G*5b');
});

test('a mate that is there already is told alone', async () => {
  const { activity, say } = replayed(MATE_IN_3);
  const before = formatPsn(activity.record);
  expect((await say('mate'))[0]).toMatch(/^Mate in 1: G\*5b$/);
  expect(formatPsn(activity.record)).toBe(before);
});

test('that there is none is proved', async () => {
  expect(await replayed(NO_MATE).say('mate')).toEqual([
    'No check leads to mate here: that is proved.',
  ]);
});

test('that the time was up is said', async () => {
  const findMate: MateFinder = async () => ({ kind: 'unknown', nodes: 7 });
  expect(await replayed(MATE_IN_3, { findMate }).say('mate 5')).toEqual([
    'No mate was found or ruled out within 5 seconds: "mate 30" looks longer.',
  ]);
});

test.each([
  ['no king to mate', '[SFEN "9/9/9/9/9/9/9/9/4K4 b G 1"]\n\n*\n', 'mate', /needs a king/],
  [
    'more pieces than the game has',
    '[SFEN "4k4/9/9/9/9/9/9/9/4K4 b 5G 1"]\n\n*\n',
    'mate',
    /no more/,
  ],
  ['no number', NO_MATE, 'mate x', /3600/],
  ['no time', NO_MATE, 'mate 0', /3600/],
  ['too long a time', NO_MATE, 'mate 3601', /3600/],
])('%s is refused', async (_, psn, line, refusal) => {
  expect(await replayed(psn).say(line)).toEqual([expect.stringMatching(refusal)]);
});

test('visitors of a server are told what to do instead', async () => {
  const [told] = await replayed(NO_MATE, { findMate: undefined }).say('mate');
  expect(told).toContain('Visitors of a server');
});

test('leaving the replay ends the search', async () => {
  const { activity, say } = replayed(MATE_IN_3, { findMate: never });
  let told: string[] | undefined;
  void say('mate').then((lines) => {
    told = lines;
  });
  activity.close();
  await eventually(() => expect(told).toEqual(['']));
});

test('mate off ends the search, and says where there is none', async () => {
  const player = new Desk({ engines: { ...stubEngineRoom(), findMate: never } }).play('shogi');
  player.enter('mate');
  expect(player.message).toContain('"mate off" ends it');
  player.enter('mate off');
  expect(player.message).toBe('The search for a mate has ended.');
  player.enter('mate off');
  expect(player.message).toBe('No mate is being looked for.');
});

test('while the game goes on the screen stays alive, and what is found later is told', async () => {
  let find = () => {};
  const findMate: MateFinder = async (game) => {
    await new Promise<void>((resolve) => {
      find = resolve;
    });
    return mateHere(game, 0, new AbortController().signal);
  };
  const desk = new Desk({ engines: { ...stubEngineRoom(), findMate } });
  const player = desk.play('shogi', { sfen: '4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1' });
  player.enter('mate', 'flip');
  expect(player.on('play').activity.isTurned).toBe(true);
  find();
  await eventually(() => expect(player.message).toBe('Mate in 1: G*5b'));
  expect(player.on('play').activity.hinted).toHaveLength(1);
});

test('in a game against the computer it waits for the own turn, as a hint does', async () => {
  const player = new Desk().play('shogi', { white: 'Computer, level 3' });
  player.enter('P-7f', 'mate');
  const [why] = [player.message, player.enter('hint')];
  expect(why).toBe(player.message);
});

test('in a problem it works when the solution is known', async () => {
  const desk = deskOf();
  const seat = ACTIVITIES.find(({ name }) => name === 'problems');
  const mode = await seat?.lines(desk);
  await mode?.heading();
  expect(await mode?.answer('mate')).toEqual([expect.stringContaining('That is your task')]);
  await mode?.answer('solution');
  expect(await mode?.answer('mate')).toEqual(['Mate in 1: G*5b']);
});
