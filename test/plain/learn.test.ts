import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { courseOf } from '../../source/match/lessons/course.ts';
import { CourseWalk } from '../../source/match/lessons/course-walk.ts';
import { MatchTable } from '../../source/match/match-table.ts';
import { courseLines } from '../../source/plain/learn.ts';
import { LineFile } from '../../source/records/store/line-file.ts';
import { GameStore } from '../../source/records/store/store.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { SessionSettings, type SettingOverrides } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';

interface SeatOptions {
  readonly folder?: string;
  readonly settings?: SettingOverrides;
  /** What the computer answers in a game, and what is hinted. */
  readonly answers?: readonly string[];
  readonly hints?: readonly string[];
}

/** Somebody who takes a course line by line. */
function sit(
  id: string,
  { folder = temporaryFolder(), settings = {}, answers, hints }: SeatOptions = {},
) {
  const session = new SessionSettings(openSettings(join(folder, 'config.json')), settings);
  const now = () => new Date(2026, 10, 20, 19, 30);
  const store = new GameStore({ folder: join(folder, 'games'), now });
  const table = new MatchTable({ store, now, illegal: () => 'refuse' });
  const walk = new CourseWalk(courseOf(variantOf(id)), new LineFile(join(folder, 'learned.txt')));
  const engines = stubEngineRoom(answers, hints);
  const options = { walk, table, engines, store, settings: session, charset: 'ascii' } as const;
  const mode = courseLines({ tongue: { texts: ENGLISH }, ...options, ownName: () => 'Guest' });
  onTestFinished(() => {
    mode.close();
    table.close();
  });
  /** What lines are answered, without boards. */
  const say = async (...lines: string[]) => {
    const answers: string[] = [];
    for (const line of lines) {
      const answer = await mode.answer(line);
      answers.push(answer.filter((text) => !/^( |[BW]: in hand)/.test(text)).join(' | '));
    }
    return answers;
  };
  return { folder, mode, say, walk };
}

test('tells where one is, what is asked, and draws it', async () => {
  const lines = await sit('shogi').mode.heading();
  expect(lines.slice(0, 4)).toEqual([
    'Shogi 1 of 37: Squares. 0 of 37 done.',
    'Each square has a name: the file, a digit counted from the right, then the rank, a letter counted from the top. The upper right corner is 1a.',
    'Task: Type the square on which your king stands. Type it like 5e.',
    'W: in hand -',
  ]);
});

test('copies where there is a clipboard, in the game of a task too', async () => {
  const { mode, say } = sit('shogi', { answers: ['5a5b'], hints: ['7g7f'] });
  const copied: string[] = [];
  mode.meet({ copy: (text) => copied.push(text) > 0 });
  await mode.heading();
  await say('copy', 'go 37', 'begin', 'copy');
  expect(copied).toHaveLength(2);
});

test('answers what is wrong, refused and right, and an empty line goes on', async () => {
  const { mode, say } = sit('shogi');
  await mode.heading();
  expect(await say('5h', 'P-7f', '5i', '5i', '', 'go 3', 'P-7e', 'K-4i', 'status')).toEqual([
    '? 5h is another square: it is empty.',
    '? A square is the digit of a file and the letter of a rank, as in 5e.',
    '= Done. 1 of 37 done. Enter goes on.',
    '? The task is done. Type "next" or "undo".',
    "Shogi 2 of 37: The pieces. 1 of 37 done. | You are Black, at the bottom, and your pieces point up. The other side stands still for now. A piece that moves to the square of an enemy piece captures it. | Task: Capture White's knight on 3f. Type it like Px5e. | P pawn (fuhyo) steps straight forward.",
    'Shogi 3 of 37: The pieces. 1 of 37 done. | Task: Bring the pawn to 7g in 2 moves. Type it like P-5e. | P pawn (fuhyo) steps straight forward.',
    '? P-7e: your pawn on 7i does not reach 7e.',
    '? K-4i: That was the king. Bring the pawn to 7g in 2 moves.',
    'Shogi 3 of 37: The pieces. Bring the pawn to 7g in 2 moves.',
  ]);
  const lines = ['hint', 'hint', 'P-7h', 'last', 'undo', 'undo', 'P-7h', 'hint', 'P-7g', 'hint'];
  expect(await say(...lines)).toEqual([
    'Hint: the pawn on 7i moves.',
    'Hint: P-7h',
    'Right so far. 1 move left.',
    '? last: no move has been played.',
    'Taken back.',
    '? There is no move to take back.',
    'Right so far. 1 move left.',
    'Hint: the pawn on 7h moves.',
    '= Done. 2 of 37 done. Enter goes on.',
    '? The task is done. Type "next" or "undo".',
  ]);
});

test('tasks are left open, gone back to, and begun again', async () => {
  const { mode, say } = sit('yari');
  await mode.heading();
  const [skipped = '', back = '', first] = await say('skip', 'previous', 'back');
  expect(skipped).toContain('Yari shogi 2 of 37: The pieces. 0 of 37 done.');
  expect(back).toContain('Yari shogi 1 of 37');
  expect(first).toBe('? This is the first task.');
  const [far, none, last] = await say('go 37', 'go 38', 'go x');
  expect(far).toContain('Yari shogi 37 of 37: A small game.');
  expect([none, last]).toEqual([
    '? go: say a number from 1 to 37, not "38".',
    '? go: say a number from 1 to 37, not "x".',
  ]);
  const [, , again = '', task] = await say('go 3', 'P-3g', 'retry', 'task');
  expect(again).toMatch(/^From the beginning\. \| Task: Bring the pawn/);
  expect(task).toMatch(/^(?:You are Black.* \| )?Task: Bring the pawn/);
  const chapters = (await say('chapters'))[0]?.split(' | ') ?? [];
  expect(chapters.slice(0, 2)).toEqual([
    'Squares: 0 of 1 done. "go 1" goes there.',
    'The pieces: 0 of 9 done. "go 2" goes there.',
  ]);
});

test('what is done is remembered', async () => {
  const { folder, mode, say } = sit('yari');
  await mode.heading();
  await say('4i', 'next', 'Px7d', 'quit');
  expect(mode.hasQuit).toBe(true);
  expect((await sit('yari', { folder }).mode.heading())[0]).toBe(
    'Yari shogi 3 of 37: The pieces. 2 of 37 done.',
  );
});

test('speaks where the settings say so, and understands it', async () => {
  const { mode, say } = sit('shogi', { settings: { speech: 'words' } });
  expect((await mode.heading())[2]).toBe(
    'Task: Type the square on which your king stands. Type it like five e.',
  );
  const answers = await say('five h', 'five i', 'go 3', 'pawn seven h', 'hint', 'pawn seven g');
  expect([answers[0], answers[1], ...answers.slice(3)]).toEqual([
    '? five h is another square: it is empty.',
    '= Done. 1 of 37 done. Enter goes on.',
    'Right so far. 1 move left.',
    'Hint: the pawn on seven h moves.',
    '= Done. 2 of 37 done. Enter goes on.',
  ]);
  expect(answers[2]).toContain(
    'Task: Bring the pawn to seven g in 2 moves. Type it like pawn five e.',
  );
});

longTest.each(VARIANTS)('$id: hints alone lead from the first task to the last', async ({ id }) => {
  const { mode, say, walk } = sit(id, { settings: { speech: 'words' } });
  await mode.heading();
  const { length } = walk.course.lessons;
  for (let number = 1; number < length; number++) {
    await say(`go ${number}`);
    for (let step = 0; walk.run.state !== 'done' && step < 3; step++) {
      const hint = (await say('hint', 'hint')).at(-1) ?? '';
      await say(hint.replace('Hint: ', ''));
    }
    expect([number, walk.run.state]).toEqual([number, 'done']);
  }
  expect(walk.doneCount).toBe(length - 1);
});

test('the small game is played with hints, and the task is done when it is won', async () => {
  const { mode, say, walk } = sit('yari', {
    answers: ['4a4b', 'resign'],
    hints: ['7g7f'],
  });
  await mode.heading();
  const [, no = '', begun = ''] = await say('go 37', 'P-4f', 'begin');
  expect(no).toBe('? This task is a game: "begin" starts it.');
  expect(begun).toContain('Yari shogi, six-piece handicap. ply 0 - White to play');
  expect((await say('P-4f'))[0]).toBe(
    '2. Black P-4f | = Black wins by resignation | = Done. 1 of 37 done. Enter goes on.',
  );
  expect(walk.run.state).toBe('done');
  const [next, chapters] = await say('', 'chapters');
  expect(next).toContain('Yari shogi 1 of 37: Squares. 1 of 37 done.');
  expect(chapters).toContain('A small game: 1 of 1 done.');
});

test('a game that is left leads back to its task', async () => {
  const { mode, say, walk } = sit('yari', { answers: ['4a4b', '4b4a'], hints: ['7g7f'] });
  await mode.heading();
  const [, begun = '', hand, moved = '', left = ''] = await say(
    'go 37',
    'begin',
    'hand',
    'P-4f',
    'quit',
  );
  expect(begun).toMatch(/1\. White G-4b.*Hint: P-7f/);
  expect(hand).toBe('Black in hand: nothing. White in hand: nothing.');
  expect(moved).toMatch(/^2\. Black P-4f \| 3\. White G-4a \| Hint: P-7f/);
  expect(left).toMatch(/^You have left the game.*Yari shogi 37 of 37/);
  expect([mode.hasQuit, walk.run.state]).toEqual([false, 'open']);
});

test('after a lost game the course goes on, with all of its words', async () => {
  const { mode, say, walk } = sit('yari', { answers: ['4a4b'], hints: ['7g7f'] });
  await mode.heading();
  await say('go 37', 'begin');
  for (const [line, told] of [
    ['', /^Yari shogi 37 of 37/],
    ['task', /^This is a real game\..*\| Task: Win a game\./],
    ['retry', /^From the beginning\. \| Task: Win a game\./],
    ['chapters', /^Squares: 0 of 1 done/],
    ['begin', /^Yari shogi, six-piece handicap\. ply 0/],
  ] as const) {
    const [lost, hand, answer] = await say('resign', 'hand', line);
    expect(lost).toBe('= White wins by resignation');
    expect(hand).toMatch(/^Black in hand: nothing\./);
    expect([line, answer]).toEqual([line, expect.stringMatching(told)]);
    if (line !== 'begin') await say('begin');
  }
  expect((await say('resign', 'previous'))[1]).toMatch(/^Yari shogi 36 of 37/);
  expect(walk.doneCount).toBe(0);
});
