import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EditActivity } from '../../source/activity/edit.ts';
import type { MateFinder } from '../../source/match/participants/engine-room.ts';
import { editLines } from '../../source/plain/replay.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { mateHere } from '../helpers/mate-here.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { Desk } from '../ui/desk.ts';

const SHOGI = variantOf('shogi');
const MATE_IN_1 = '4k4/9/4P4/9/9/9/9/9/9 b G 1';
const NO_MATE = '4k4/9/9/9/9/9/9/9/9 b G 1';

/** A position that is set up line by line. */
function setUp(sfen: string, findMate: MateFinder = mateHere) {
  const { settings, store, engines } = new Desk().services;
  const { placement } = readSfen(SHOGI, sfen);
  const activity = new EditActivity({
    settings,
    variant: SHOGI,
    placement,
    store,
    engines: { ...engines, findMate },
  });
  const replay = () => {
    throw new Error('no replay');
  };
  const mode = editLines(activity, { tongue: { texts: ENGLISH }, charset: 'ascii', replay });
  mode.meet({ answers: true });
  const path = join(store.folder, 'mine.jsonl');
  return {
    activity,
    say: async (line: string) => (await mode.answer(line)).join(' | '),
    saved: () => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
  };
}

test('a problem is saved with its mate', async () => {
  const { activity, say, saved } = setUp(MATE_IN_1);
  await say('turn');
  await say('turn');
  expect(activity.isUnsaved).toBe(true);
  expect(await say('save mine')).toMatch(/^Mate in 1\. Added to .*mine\.jsonl: komadai tsume/);
  expect(JSON.parse(saved() ?? '')).toEqual({
    variant: 'shogi',
    sfen: MATE_IN_1,
    plies: 1,
    line: 'G*5b',
  });
  expect(activity.isUnsaved).toBe(false);
});

test('a position without a mate is no problem', async () => {
  const { say, saved } = setUp(NO_MATE);
  expect(await say('save mine')).toMatch(
    /^\? Not saved: it is proved that no check leads to mate here\.$/,
  );
  expect(saved()).toBeUndefined();
});

test('one in which nothing is proved is saved after a question', async () => {
  let searches = 0;
  const { say, saved } = setUp(NO_MATE, async () => {
    searches++;
    return { kind: 'unknown', nodes: 7 };
  });
  expect(await say('save mine')).toMatch(
    /^The search found no mate.* all the same\? Press y or n\.$/,
  );
  expect(saved()).toBeUndefined();
  expect(await say('y')).toMatch(/^Added to /);
  expect(JSON.parse(saved() ?? '')).toEqual({ variant: 'shogi', sfen: NO_MATE });
  expect(searches).toBe(1);
});

test('a mate that was proved before is not looked for again', async () => {
  let searches = 0;
  const { say, saved } = setUp(MATE_IN_1, (...asked) => {
    searches++;
    return mateHere(...asked);
  });
  await say('mate 60');
  expect(await say('save mine')).toMatch(/^Mate in 1\. Added/);
  await say('remove 5c');
  expect(await say('save mine')).toMatch(/^\? Not saved: it is proved/);
  expect([searches, saved()?.split('\n').length]).toEqual([2, 2]);
});
