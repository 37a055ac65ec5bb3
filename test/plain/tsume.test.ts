import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MistakesActivity } from '../../source/activity/mistakes.ts';
import { TsumeJudge } from '../../source/match/problems/tsume-judge.ts';
import { TsumeSet } from '../../source/match/problems/tsume-set.ts';
import { mistakesLines } from '../../source/plain/replay.ts';
import { tsumeLines } from '../../source/plain/tsume.ts';
import type { Problem } from '../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../source/records/formats/problems/problem-lines.ts';
import { LineFile } from '../../source/records/store/line-file.ts';
import { SessionSettings } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import { MistakeJudge } from '../../source/study/mistakes/mistake-judge.ts';
import { MistakeSession } from '../../source/study/mistakes/mistake-session.ts';
import { MistakeShelf } from '../../source/study/mistakes/mistake-shelf.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { FOUND_MS } from '../helpers/own-mistakes.ts';
import { ownProblems } from '../helpers/own-problems.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';
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
    solved: new LineFile(join(folder, 'solved.txt')),
  });
  const mistakes = new MistakeShelf(join(folder, 'mistakes.txt'), () => FOUND_MS);
  const around = { tongue: { texts: ENGLISH }, charset: 'ascii' as const };
  const mode = tsumeLines({ ...around, set, settings, mistakes });
  const say = async (...lines: string[]) => {
    const answers: string[] = [];
    for (const line of lines) answers.push((await mode.answer(line)).join(' | '));
    return answers;
  };
  return { mode, say, mistakes, settings };
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
  expect(await say('G*5e', 'P*5b', 'G*4b', 'G*5b', 'G*4b')).toEqual([
    '? G*5e gives no check: every move of a mating problem must give check.',
    '? P*5b: you have no pawn in hand.',
    '? G*4b fails: Kx4b captures the gold: no mate any more.',
    '1. Black G*5b | = Solved: mate in 1. 1 of 3 solved.',
    '? The problem is solved. Type "next" or "undo".',
  ]);
  const [next = '', ...others] = await say('', 'L*1d', 'last', 'hint', 'solution', 'undo', 'undo');
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
    '? go: say a number from 1 to 3, not "4".',
    '? go: say a number from 1 to 3, not "x".',
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
    'The setting speech is now hodges, in every game.',
    'White is at the bottom.',
  ]);
  const [, , board] = await say('flip', 'go 3', 'board');
  expect(board?.split(' | ')[0]).toBe('B: in hand -');
  const [help, quit] = await say('help', 'quit');
  expect([help?.split(' | ').length, quit, mode.hasQuit]).toEqual([39, '', true]);
});

test('copies the position where there is a clipboard', async () => {
  const { mode, say } = sit();
  await mode.heading();
  const sfen = '4k4/9/4P4/9/9/9/9/9/9 b G 1';
  expect(await say('copy')).toEqual([
    `? copy: there is no clipboard here. The position is ${sfen}`,
  ]);
  const copied: string[] = [];
  mode.meet({ copy: (text) => copied.push(text) > 0 });
  expect(await say('copy')).toEqual([`Sent to the clipboard of the terminal: ${sfen}`]);
  expect(copied).toEqual([sfen]);
});

test('moves are spoken here as well', async () => {
  const { mode, say } = sit();
  await mode.heading();
  await say('speech words');
  expect(await say('G*5e', 'P*5b', 'G*4b', 'hint', 'solution', 'moves', 'G*5b', 'last')).toEqual([
    '? gold drop five e gives no check: every move of a mating problem must give check.',
    '? P*5b: you have no pawn in hand.',
    '? gold drop four b fails: king takes four b captures the gold: no mate any more.',
    'Hint: gold drop five b',
    'Solution: gold drop five b',
    expect.stringMatching(/^(?:(?:gold|pawn) [a-z ,]+; )+(?:gold|pawn) [a-z ,]+$/),
    '1. Black gold drop five b, check | = Solved: mate in 1. 1 of 3 solved.',
    '1. Black gold drop five b, check',
  ]);
});

describe('the problems that come with the program', () => {
  /** Somebody at a mate in 3 of shogi. */
  function sitAt(index: number, speech = 'hodges', greeting: string[] = []) {
    const folder = temporaryFolder();
    const settings = new SessionSettings(openSettings(join(folder, 'config.json')), {
      speech: speech as 'hodges',
    });
    const shelf = ownProblems(folder, { engine: new ThinkingEngine() });
    const set = shelf.open(variantOf('shogi'), { index });
    const mode = tsumeLines({
      tongue: { texts: ENGLISH },
      set,
      settings,
      charset: 'ascii',
      greeting,
    });
    const say = async (...lines: string[]) => {
      const answers: string[] = [];
      for (const line of lines) {
        const answer = await mode.answer(line);
        answers.push(answer.filter((text) => !/^( |[BW]: in hand)/.test(text)).join(' | '));
      }
      return answers;
    };
    return { mode, say, folder };
  }

  test('tell their rating, and what a try does to that of the player', async () => {
    const { mode, say } = sitAt(45, 'hodges', ['Choose.']);
    expect((await mode.heading()).slice(0, 2)).toEqual([
      'Choose.',
      'Shogi problem 46, mate in 3 (1178). ply 0 - Black to play',
    ]);
    expect(await say('rating', 'P*9b', 'Gx9b', 'rating')).toEqual([
      'Your rating at Shogi problems is 1000 +-250; this one has 1178 +-150.',
      '1. Black P*9b | 2. White Rx9b',
      '3. Black Gx9b | = Solved: mate in 3. Your rating: 1173 (+173).',
      'Your rating at Shogi problems is 1173 +-216; this one has 1114 +-143.',
    ]);
    expect((await say('go 46'))[0]).toBe(
      'Shogi problem 46, mate in 3 (1114, solved). ply 0 - Black to play',
    );
  });

  test('tell what a failed try, a hint and leaving cost, once', async () => {
    const { say } = sitAt(45);
    expect(await say('Gx8b', 'Gx8b', 'hint')).toEqual([
      '? Gx8b fails: it mates, but in 5, not 3, after Px8b. | Your rating: 931 (-69).',
      '? Gx8b fails: it mates, but in 5, not 3, after Px8b.',
      'Hint: P*9b',
    ]);
    expect((await say('P*9b', 'Gx9b')).at(-1)).toBe('3. Black Gx9b | = Solved: mate in 3.');
    expect(await sitAt(45).say('hint', 'y')).toEqual([
      'Show a hint? The problem will count as unsolved. Press y or n.',
      'Hint: P*9b | Your rating: 931 (-69).',
    ]);
    expect((await sitAt(45).say('hint', 'rating', 'hint'))[2]).toMatch(/Show a hint\?/);
    expect((await sitAt(45).say('solution'))[0]).toMatch(
      /^Solution: .* \| Your rating: 931 \(-69\)\.$/,
    );
    expect((await sitAt(45).say('P*9b', 'skip'))[1]).toMatch(
      /^Your rating: 931 \(-69\)\. \| Shogi problem/,
    );
    expect((await sitAt(45).say('skip'))[0]).toMatch(/^Shogi problem/);
  });

  test('are listed, and narrowed down to a length', async () => {
    const { say } = sitAt(45);
    await say('P*9b', 'Gx9b');
    const [list, three, ...others] = await say(
      'list',
      'list 3',
      'plies 3',
      'plies 5',
      'plies x',
      'list x',
    );
    expect(list?.split(' | ')).toEqual([
      'Shogi problems. Your rating: 1173 +-216.',
      'mate in 1: 0 of 40 solved',
      'mate in 3: 1 of 60 solved',
      'mate in 5: 0 of 60 solved',
      'mate in 7: 0 of 50 solved',
      'mate in 9: 0 of 40 solved',
      'mate in 11: 0 of 14 solved',
      'mate in 13: 0 of 11 solved',
      'mate in 15: 0 of 5 solved',
      '"list 3" lists the mates in 3, "plies 3" goes on with them, "go N" goes to problem N.',
    ]);
    expect(three?.split(' | ').slice(4, 7)).toEqual([
      'problem 45, mate in 3, 1173',
      'problem 46, mate in 3, 1114, solved',
      'problem 47, mate in 3, 1183',
    ]);
    expect(others).toEqual([
      'Mates in 3 from now on.',
      'Shogi problem 101, mate in 5 (1386). ply 0 - Black to play',
      '? plies: "x" is no length; there are problems of 1, 3, 5, 7, 9, 11, 13 and 15 plies.',
      '? list: "x" is no length; there are problems of 1, 3, 5, 7, 9, 11, 13 and 15 plies.',
    ]);
  });

  test('speak in words', async () => {
    const { say } = sitAt(45, 'words');
    expect(await say('pawn drop nine b', 'gold takes nine b', 'rating')).toEqual([
      '1. Black pawn drop nine b, check | 2. White rook takes nine b',
      '3. Black gold takes nine b, check | = Solved: mate in 3. Your rating: 1173, 173 more.',
      'Your rating at Shogi problems is 1173, give or take 216; this one has 1114, give or take 143.',
    ]);
    expect((await say('list'))[0]).toMatch(
      /^Shogi problems\. Your rating: 1173, give or take 216\./,
    );
  });

  test('tell that what came of them is not kept', async () => {
    const { say, folder } = sitAt(45);
    mkdirSync(join(folder, 'problem-attempts.txt'));
    expect((await say('Gx8b'))[0]).toMatch(/fails: .* \| NOT SAVED what came of it: /);
    expect((await say('P*9b', 'Gx9b'))[1]).toMatch(
      /Solved: mate in 3\. NOT SAVED what came of it: /,
    );
  });
});

test('problems of a file are not rated, and listed without lengths all the same', async () => {
  const { say } = sit();
  await say('G*5b');
  expect(await say('rating', 'list 1', 'list')).toEqual([
    '? Only the problems that come with komadai are rated.',
    'problem 1, mate in 1, solved',
    'mate in 1: 1 of 1 solved | "list 1" lists the mates in 1, "plies 1" goes on with them, "go N" goes to problem N.',
  ]);
});

test('again puts a problem among the mistakes, where it is asked as they are', async () => {
  const { mode, say, mistakes, settings } = sit();
  await mode.heading();
  expect(await say('again', 'again', 'G*4b', 'solution')).toEqual([
    'It comes again: komadai mistakes asks for it.',
    'It is among your mistakes already.',
    expect.stringContaining('fails'),
    expect.stringContaining('G*5b'),
  ]);
  const heap = await mistakes.open();
  const session = MistakeSession.open({ heap, judge: new MistakeJudge(new ThinkingEngine()) });
  if (!session) throw new Error('nothing is due');
  const findGame = async () => undefined;
  const activity = new MistakesActivity({ settings, session, findGame });
  const asked = mistakesLines(activity, {
    tongue: { texts: ENGLISH },
    charset: 'ascii',
    replay: () => {
      throw new Error('there is no game');
    },
  });
  const heading = await asked.heading();
  expect(heading.slice(0, 2)).toEqual([
    'Shogi, a mating problem; 1 left today',
    'Which move mates?',
  ]);
  expect(await asked.answer('replay')).toEqual(['? This is a problem, and has no game.']);
  expect((await asked.answer('G*4b'))[0]).toMatch(/^\? G\*4b is not good enough: Kx4b/);
  expect((await asked.answer('undo'))[0]).toBe('Taken back.');
  expect((await asked.answer('G*5b'))[0]).toBe('Right, that is best: G*5b.');
});
