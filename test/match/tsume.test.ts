import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { type TryOutcome, Tsume } from '../../source/match/problems/tsume.ts';
import { TsumeJudge } from '../../source/match/problems/tsume-judge.ts';
import { TsumeSet } from '../../source/match/problems/tsume-set.ts';
import { type Problem, problemKey } from '../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../source/records/formats/problems/problem-lines.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { findingText, tryText } from '../../source/text/problems.ts';
import { PROJECT } from '../helpers/komadai.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { ThinkingEngine } from './thinking-engine.ts';

const PROBLEMS = join(PROJECT, '../shared/records/tsume/problems.jsonl');

/** A problem as a line of a file has it. */
function problemOf(line: object): Problem {
  const { problems, faults } = parseProblemLines(JSON.stringify(line));
  expect(faults).toEqual([]);
  return problems[0] as Problem;
}

function sit(line: object, engine = new ThinkingEngine()) {
  return { tsume: new Tsume(problemOf(line), new TsumeJudge(engine)), engine };
}

/** Reads and tries a move; what came of it, and in words. */
async function attempt(tsume: Tsume, text: string): Promise<TryOutcome> {
  tsume.retract();
  const typed = tsume.read(text);
  if (typed.kind !== 'move') throw new Error(`${text}: ${typed.kind}`);
  return tsume.try(typed.move);
}

async function said(tsume: Tsume, text: string): Promise<string> {
  const outcome = await attempt(tsume, text);
  return outcome.kind === 'forgotten' ? outcome.kind : tryText(ENGLISH, outcome, tsume);
}

const movesOf = (tsume: Tsume) => tsume.moves.map(({ text }) => text).join(' ');

const GOLD = { sfen: '4k4/9/4P4/9/9/9/9/9/9 b G 1' };
const THREE = { sfen: '8k/4L1B2/g8/9/9/9/9/9/9 b RG 1' };
const FIVE = { sfen: '1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1' };
const NONE = { sfen: '4k4/9/9/9/9/9/9/9/9 b G 1' };

sharedTest.each(
  shareOf([
    ['shogi', GOLD, 'G*5b', 1],
    ['shogi in three', THREE, undefined, 3],
    ['shogi in five', FIVE, 'L*1d B*4c G-3b', 5],
    ['yari', { sfen: '3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1' }, 'YR*4c YR*4b', 3],
    ['ogi', { sfen: '4k3/6L1/5B1L/8/8/8/8/8 b 2I 1' }, undefined, 3],
    ['ogi in five', { sfen: '7S/2I5/5kN1/8/8/8/8/8 b RN 1' }, undefined, 5],
    ['White mates', { sfen: '9/9/9/9/9/9/4p4/9/4K4 w g 1' }, 'G*5h', 1],
  ]),
)('%s: solved against the defence', async (_, line, moves, plies) => {
  const { tsume } = sit(line);
  await tsume.verify();
  expect(tsume.wanted).toBe(plies);
  const attacks = tsume.solution?.filter((_move, index) => index % 2 === 0) ?? [];
  const texts: string[] = [];
  for (const move of attacks) {
    const outcome = await tsume.try(move);
    if (outcome.kind !== 'answered' && outcome.kind !== 'solved') throw new Error(outcome.kind);
    texts.push(outcome.tried.text);
  }
  expect(tsume.state).toBe('solved');
  expect(tsume.moves).toHaveLength(plies);
  if (moves) expect(texts.join(' ')).toBe(moves);
});

test.each([
  ['a capture', GOLD, 'G*4b', 'G*4b fails: Kx4b captures the gold: no mate any more.'],
  ['an escape', FIVE, 'L*1d B*3b', 'B*3b fails: the king escapes by K-3a: no mate any more.'],
  ['a longer mate', FIVE, 'B*3d', 'B*3d fails: it mates, but in 7, not 5, after K-1a.'],
])('says why a try fails: %s', async (_, line, text, expected) => {
  const { tsume } = sit(line);
  await tsume.verify();
  const answers: string[] = [];
  for (const move of text.split(' ')) answers.push(await said(tsume, move));
  expect(answers.at(-1)).toBe(expected);
  expect([tsume.state, tsume.moves.length]).toEqual(['failed', 2 * answers.length]);
});

test('a failed try goes by the next one, or by undo, and only it', async () => {
  const { tsume } = sit(FIVE);
  await tsume.verify();
  await attempt(tsume, 'L*1d');
  await attempt(tsume, 'B*3b');
  expect([tsume.state, tsume.moves.length]).toEqual(['failed', 4]);
  expect([tsume.undo(), movesOf(tsume)]).toEqual([true, 'L*1d K-2a']);
  await attempt(tsume, 'B*3b');
  // What is typed next has taken it back already; the word comes afterwards.
  tsume.retract();
  expect([tsume.undo(), movesOf(tsume)]).toEqual([true, 'L*1d K-2a']);
  expect([tsume.undo(), movesOf(tsume), tsume.undo()]).toEqual([true, '', false]);
});

test('a move without check is none, nor is one that breaks a rule', () => {
  const { tsume } = sit(THREE);
  expect(tsume.read('G*1c')).toMatchObject({ kind: 'no-check', tried: { ply: 1, text: 'G*1c' } });
  expect(tsume.read('G-9i').kind).toBe('refused');
  const pawn = sit({ sfen: '7lk/9/8G/9/9/9/9/9/9 b P 1' }).tsume;
  expect(pawn.read('P*1b')).toMatchObject({ reading: { fault: { code: 'pawn-drop-mate' } } });
  expect(tsume.moves).toEqual([]);
});

test('another mate of the right length is a solution, and a mate shorter than the file says', async () => {
  const two = sit({ sfen: '8k/9/6G1S/9/9/9/9/9/9 b 2G 1', plies: 1, line: 'G*1b' }).tsume;
  await two.verify();
  expect(await said(two, 'G*2b')).toBe('Solved: mate in 1. The file has another line.');
  const long = sit({ ...GOLD, plies: 3 }).tsume;
  await long.verify();
  expect(findingText(ENGLISH, long)).toBe('There is a mate in 1; the file says 3.');
  expect(await said(long, 'G*5b')).toBe('Solved: mate in 1.');
});

test('a file that says too little is put right', async () => {
  const { tsume } = sit({ ...FIVE, plies: 3 });
  await tsume.verify();
  expect([tsume.wanted, findingText(ENGLISH, tsume)]).toEqual([
    5,
    'The file says mate in 3; against the best defence it is 5.',
  ]);
});

test('drops that are only taken do not make a mate longer', async () => {
  const { tsume } = sit({ sfen: '8k/6G2/9/7N1/9/9/9/9/9 b L2r2b3g4s3n3l18p 1' });
  await tsume.verify();
  expect(await said(tsume, 'L*1e')).toBe('Solved: mate in 1.');
});

test('the line of the file is followed where it resists as long as any', async () => {
  const start = '8k/6s2/8s/8R/9/9/9/9/9 b r2b4g2s4n3l18p 1';
  for (const answer of ['P*1b', '1a2a']) {
    const { tsume } = sit({ sfen: start, plies: 3, line: `1d1c+ ${answer} S*2b` });
    await tsume.verify();
    const outcome = await tsume.try(tsume.problem.line[0] as Move);
    expect(outcome).toMatchObject({ answer: { move: tsume.problem.line[1] } });
  }
});

describe('what is known of the problem', () => {
  test('that there is no mate', async () => {
    const { tsume } = sit(NONE);
    await tsume.verify();
    expect(findingText(ENGLISH, tsume)).toBe('There is no mate by checks within 15 plies.');
    expect(await tsume.hint()).toEqual({ kind: 'none' });
    expect(await said(tsume, 'G*5b')).toBe('G*5b fails: Kx5b captures the gold: no mate any more.');
  });

  test('that none was found, which is something else', async () => {
    const { tsume } = sit(FIVE, new ThinkingEngine(3));
    await tsume.verify();
    expect(findingText(ENGLISH, tsume)).toBe(
      'No mate was found in the time allowed; there may be one.',
    );
    expect([await said(tsume, 'L*1d'), tsume.state]).toEqual([
      'L*1d fails: the time was too short to find an answer or a mate.',
      'failed',
    ]);
  });

  test('nothing, as long as the engine looks; a try does not wait for that', async () => {
    const { tsume, engine } = sit({ ...THREE, plies: 3 });
    engine.holds = true;
    const verified = tsume.verify();
    expect(findingText(ENGLISH, tsume)).toBe('Looking for the mate ..');
    await Promise.resolve();
    engine.holds = false;
    const outcome = attempt(tsume, 'G*2a');
    await verified;
    expect(tsume.finding).toBeUndefined();
    expect((await outcome).kind).toBe('answered');
    await tsume.verify();
    expect(tsume.finding?.kind).toBe('mate');
  });

  test('that no game comes to it', async () => {
    const { tsume } = sit({ sfen: '4k4/9/4P4/4P4/9/9/9/9/9 b G 1' });
    await tsume.verify();
    expect(findingText(ENGLISH, tsume)).toBe(
      'No game can reach this position: Black has 2 unpromoted pawns on file 5.',
    );
  });
});

test('a hint goes on from where the tries stand', async () => {
  const { tsume } = sit(FIVE);
  await tsume.verify();
  await attempt(tsume, 'L*1d');
  await attempt(tsume, 'B*3b');
  const hint = await tsume.hint();
  expect([movesOf(tsume), hint.kind === 'mate' && hint.line.length]).toEqual(['L*1d K-2a', 3]);
});

test('an answer that comes too late is forgotten', async () => {
  const { tsume, engine } = sit(THREE);
  await tsume.verify();
  engine.holds = true;
  const outcome = attempt(tsume, 'G*2a');
  await Promise.resolve();
  expect([tsume.state, tsume.undo(), movesOf(tsume)]).toEqual(['thinking', true, '']);
  engine.release();
  await Promise.resolve();
  engine.release();
  expect([(await outcome).kind, movesOf(tsume), tsume.state]).toEqual(['forgotten', '', 'open']);
});

describe('a file of problems', () => {
  const problems = [GOLD, THREE, FIVE].map(problemOf) as [Problem, ...Problem[]];
  const memory = (...solved: Problem[]) => new Set(solved.map(problemKey));
  const judge = new TsumeJudge(new ThinkingEngine());
  const solve = async (set: TsumeSet) => set.note(await attempt(set.tsume, 'G*5b'));

  test('begins with the first that is not solved, or the one asked for', () => {
    const begin = (solved: Problem[], index?: number) =>
      new TsumeSet({ problems, judge, solved: memory(...solved), index }).index;
    expect([
      begin([]),
      begin([problems[0]]),
      begin([...problems]),
      begin([problems[0]], 2),
    ]).toEqual([0, 1, 0, 2]);
  });

  test('goes from one to another in order, and counts what is solved', async () => {
    const set = new TsumeSet({ problems, judge, solved: memory() });
    expect([set.go(-1), set.go(3), set.index, set.go(2), set.index]).toEqual([
      false,
      false,
      0,
      true,
      2,
    ]);
    expect([set.next(), set.previous(), set.index, set.next(), set.index]).toEqual([
      'none',
      true,
      1,
      'gone',
      2,
    ]);
    set.go(0);
    const before = [set.isSolved(), set.solvedCount()];
    await solve(set);
    expect([before, set.isSolved(), set.solvedCount(), set.noted]).toEqual([
      [false, 0],
      true,
      1,
      {},
    ]);
  });

  test('tells what the system refuses to remember', async () => {
    const error = new Error('full');
    const solved = {
      has: () => false,
      add: () => {
        throw error;
      },
    };
    const set = new TsumeSet({ problems, judge, solved });
    await solve(set);
    expect(set.noted).toEqual({ error });
  });
});

/** Problems of other people, which lie beside the project only where it is developed. */
describe.runIf(existsSync(PROBLEMS))('the problems of other people', () => {
  longTest('are read and solved, all of them, in as many plies as they say', async () => {
    const { problems, faults } = parseProblemLines(readFileSync(PROBLEMS, 'utf8'));
    expect([problems.length, faults]).toEqual([60, []]);
    for (const problem of problems) {
      const tsume = new Tsume(problem, new TsumeJudge(new ThinkingEngine()));
      await tsume.verify();
      expect([tsume.wanted, tsume.finding?.kind]).toEqual([problem.plies, 'mate']);
      while (tsume.state === 'open') {
        const hint = await tsume.hint();
        if (hint.kind !== 'mate') throw new Error(hint.kind);
        await tsume.try(hint.line[0] as Move);
      }
      expect([tsume.state, tsume.moves.length]).toEqual(['solved', problem.plies]);
    }
  });
});
