import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TsumeJudge } from '../../source/match/problems/tsume-judge.ts';
import { TsumeSet } from '../../source/match/problems/tsume-set.ts';
import { PlainTsume } from '../../source/plain/tsume.ts';
import type { Problem } from '../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../source/records/formats/problems/problem-lines.ts';
import { SolvedFile } from '../../source/records/store/solved-problems.ts';
import { SessionSettings } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { ThinkingEngine } from '../match/thinking-engine.ts';

const LINES = [
  '{"sfen":"4k4/9/4P4/9/9/9/9/9/9 b G 1","plies":1}',
  '{"sfen":"1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1"}',
  '{"sfen":"9/9/9/9/9/9/4p4/9/4K4 w g 1"}',
].join('\n');

function sit() {
  const folder = temporaryFolder();
  const settings = new SessionSettings(openSettings(join(folder, 'config.json')), {});
  const { problems } = parseProblemLines(LINES);
  const set = new TsumeSet({
    problems: problems as readonly Problem[] as readonly [Problem, ...Problem[]],
    judge: new TsumeJudge(new ThinkingEngine()),
    solved: new SolvedFile(join(folder, 'solved.txt')),
  });
  const mode = new PlainTsume({ set, settings, charset: 'ascii' });
  const say = async (...lines: string[]) => {
    const answers: string[] = [];
    for (const line of lines) answers.push((await mode.answer(line)).join(' | '));
    return answers;
  };
  return { mode, say };
}

test('says which problem it is, and draws it', async () => {
  const lines = await sit().mode.heading();
  expect([lines[0], lines[1], lines.at(-1)]).toEqual([
    'Shogi problem 1 of 3, mate in 1. ply 0 - Black to play',
    'W: in hand -',
    'B: in hand G',
  ]);
});

test('answers tries, says why they fail, and goes on to the next problem', async () => {
  const { mode, say } = sit();
  await mode.heading();
  expect(await say('G*5e', 'P*5b', 'G*4b', 'G*5b', 'G*4b', '')).toEqual([
    '? G*5e gives no check: every move of a mating problem must.',
    '? P*5b: you have no pawn in hand.',
    '? G*4b fails: Kx4b captures the gold: no mate any more.',
    '1. Black G*5b | = Solved: mate in 1. 1 of 3 solved.',
    '? The problem is solved: next, or undo.',
    '',
  ]);
  const [next = '', ...others] = await say(
    'next',
    'L*1d',
    'last',
    'hint',
    'solution',
    'undo',
    'undo',
  );
  expect(next).toContain('Shogi problem 2 of 3, mate in 5. ply 0 - Black to play');
  expect(others).toEqual([
    '1. Black L*1d | 2. White K-2a',
    '2. White K-2a',
    'Hint: B*4c',
    'Solution: L*1d K-2a B*4c K-3a G-3b',
    'Taken back.',
    '? There is no move to take back.',
  ]);
});

test('goes where it is told, and says where it cannot', async () => {
  const { say } = sit();
  const answers = await say('back', 'go 3', 'next', 'go 4', 'go x', 'previous', 'skip', 'status');
  expect(answers.map((answer) => answer.split(' | ')[0])).toEqual([
    '? This is the first problem.',
    'Shogi problem 3 of 3, mate in 1. ply 0 - White to play',
    '? This is the last problem.',
    '? go: "4" is not a number from 1 to 3.',
    '? go: "x" is not a number from 1 to 3.',
    'Shogi problem 2 of 3, mate in 5. ply 0 - Black to play',
    'Shogi problem 3 of 3, mate in 1. ply 0 - White to play',
    'Shogi problem 3 of 3, mate in 1. ply 0 - White to play',
  ]);
});

test('tells what is where; who mates sits at the bottom', async () => {
  const { mode, say } = sit();
  const [hand, moves, speech, flip] = await say('hand', 'moves', 'speech hodges', 'flip');
  expect(hand).toMatch(/Black.*gold/);
  expect(moves).toContain('G*5b');
  expect([speech, flip]).toEqual([
    'speech hodges, from now on in every game.',
    'White is at the bottom.',
  ]);
  const [, , board] = await say('flip', 'go 3', 'board');
  expect(board?.split(' | ')[0]).toBe('B: in hand -');
  const [help, quit] = await say('help', 'quit');
  expect([help?.split(' | ').length, quit, mode.hasQuit]).toEqual([28, '', true]);
});

test('moves are spoken here as well', async () => {
  const { mode, say } = sit();
  await mode.heading();
  await say('speech words');
  expect(await say('G*5e', 'P*5b', 'G*4b', 'hint', 'solution', 'moves', 'G*5b', 'last')).toEqual([
    '? gold drop five e gives no check: every move of a mating problem must.',
    '? P*5b: you have no pawn in hand.',
    '? gold drop four b fails: king takes four b captures the gold: no mate any more.',
    'Hint: gold drop five b',
    'Solution: gold drop five b',
    expect.stringMatching(/^(?:(?:gold|pawn) [a-z ,]+; )+(?:gold|pawn) [a-z ,]+$/),
    '1. Black gold drop five b, check | = Solved: mate in 1. 1 of 3 solved.',
    '1. Black gold drop five b, check',
  ]);
});
