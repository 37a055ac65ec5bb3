import { describe, expect } from 'vitest';
import type { TryOutcome } from '../../../source/match/problems/tsume.ts';
import type { TsumeSet } from '../../../source/match/problems/tsume-set.ts';
import { AttemptFile } from '../../../source/records/store/attempt-file.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { ownProblems } from '../../helpers/own-problems.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { ThinkingEngine } from '../thinking-engine.ts';

const SHOGI = variantOf('shogi');
/** A mate in 3: the index of the problem. */
const THREE = 45;

function open(index = THREE, folder = temporaryFolder()) {
  const set = ownProblems(folder, { engine: new ThinkingEngine() }).open(SHOGI, { index });
  const kept = () =>
    new AttemptFile(`${folder}/problem-attempts.txt`).attempts.map(({ result }) => result);
  return { set, kept, folder };
}

async function attempt(set: TsumeSet, move: Move): Promise<TryOutcome> {
  set.tsume.retract();
  const outcome = await set.tsume.try(move);
  set.note(outcome);
  return outcome;
}

const right = (set: TsumeSet) => set.tsume.problem.line[set.tsume.game.ply] as Move;

/** Tries a check that is no solution. */
async function fail(set: TsumeSet): Promise<void> {
  set.tsume.retract();
  const typed = set.tsume.read('Gx8b');
  if (typed.kind !== 'move') throw new Error(typed.kind);
  expect((await attempt(set, typed.move)).kind).toBe('failed');
}

async function solve(set: TsumeSet): Promise<void> {
  set.tsume.retract();
  do {
    expect((await attempt(set, right(set))).kind).toMatch(/^(answered|solved)$/);
  } while (set.tsume.state !== 'solved');
}

const gained = (set: TsumeSet) => {
  const { change } = set.noted;
  return change && Math.sign(change.after.rating - change.before.rating);
};

describe('the first that decides a visit counts', () => {
  test('solved at the first go', async () => {
    const { set, kept } = open();
    expect([set.isRated, set.isSolved(), set.ratingOf()?.rating]).toEqual([true, false, 1178]);
    await solve(set);
    expect([gained(set), set.isSolved(), kept()]).toEqual([1, true, ['solved']]);
  });

  test('a failed try, and then whatever follows', async () => {
    const { set, kept } = open();
    await fail(set);
    expect([gained(set), kept()]).toEqual([-1, ['failed']]);
    await fail(set);
    set.noteHelp();
    expect([gained(set), kept()]).toEqual([undefined, ['failed']]);
    await solve(set);
    expect([gained(set), set.isSolved(), kept()]).toEqual([undefined, true, ['failed', 'helped']]);
  });

  test('help, after a right move too', async () => {
    const { set, kept } = open();
    await attempt(set, right(set));
    set.noteHelp();
    expect([gained(set), kept()]).toEqual([-1, ['failed']]);
    await solve(set);
    expect(kept()).toEqual(['failed', 'helped']);
  });

  test('going on after a right move, but not without one', async () => {
    const { set, kept } = open();
    expect([set.next(), set.noted, kept()]).toEqual(['gone', {}, []]);
    set.go(THREE);
    await attempt(set, right(set));
    expect([set.go(0), gained(set), kept()]).toEqual([true, -1, ['failed']]);
  });

  test('help and going on after it was solved change nothing', async () => {
    const { set, kept } = open();
    await solve(set);
    set.noteHelp();
    set.tsume.undo();
    set.tsume.undo();
    set.noteHelp();
    await fail(set);
    set.next();
    expect([set.noted, kept()]).toEqual([{}, ['solved']]);
  });

  test('what the engine cannot judge is not the fault of the player', async () => {
    const { set, kept } = open();
    const typed = set.tsume.read('Gx8b');
    if (typed.kind !== 'move') throw new Error(typed.kind);
    const outcome = await set.tsume.try(typed.move);
    if (outcome.kind !== 'failed') throw new Error(outcome.kind);
    set.note({ ...outcome, failure: { code: 'unjudged' } });
    expect([set.noted, kept()]).toEqual([{}, []]);
  });

  test('a move without check is no try', () => {
    const { set, kept } = open();
    const typed = set.tsume.read('P*5e');
    if (typed.kind !== 'no-check') throw new Error(typed.kind);
    set.note(typed);
    set.next();
    expect(kept()).toEqual([]);
  });
});

test('what is solved is solved the next time, and does not count again', async () => {
  const { set, folder } = open();
  await solve(set);
  const again = open(THREE, folder);
  expect([again.set.isSolved(), again.set.solver]).toEqual([true, set.solver]);
  await solve(again.set);
  expect([again.set.noted.change, again.kept()]).toEqual([undefined, ['solved', 'solved']]);
});

test('a length narrows down what is next; numbers stay', () => {
  const { set } = open(0);
  expect([set.lengths, set.among().length, set.findLength('ALL')]).toEqual([
    [1, 3, 5, 7, 9, 11, 13, 15],
    280,
    'all',
  ]);
  expect([set.findLength('2'), set.findLength('five'), set.findLength(' 5 ')]).toEqual([
    undefined,
    undefined,
    5,
  ]);
  set.plies = 5;
  expect([set.next(), set.index, set.tsume.problem.plies]).toEqual(['gone', 100, 5]);
  expect([set.previous(), set.index, set.go(249), set.previous(), set.index]).toEqual([
    false,
    100,
    true,
    true,
    159,
  ]);
});

longTest('if all of a length are solved, next says so and repeats', async () => {
  const folder = temporaryFolder();
  const { set } = open(0, folder);
  set.plies = 1;
  for (const index of set.among()) {
    set.go(index);
    await solve(set);
  }
  expect([set.solvedCount(), set.next(), set.index]).toEqual([40, 'repeat', 0]);
  expect(open(0, folder).set.solvedCount('all')).toBe(40);
});
