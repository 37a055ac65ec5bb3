import { expect } from 'vitest';
import { readProblemSet } from '../../../../source/commands/problem-sets.ts';
import { parseProblemLines } from '../../../../source/records/formats/problems/problem-lines.ts';
import {
  backToGame,
  backToSet,
  problemsScreen,
} from '../../../../source/ui/screens/tsume/problems.ts';
import { tsumeScreen } from '../../../../source/ui/screens/tsume/tsume.ts';
import { eventually } from '../../../helpers/eventually.ts';
import {
  ambiguousCharacters,
  frameHeight,
  frameWidth,
  picture,
  renderScreen,
} from '../../../helpers/frames.tsx';
import { ownProblems } from '../../../helpers/own-problems.ts';
import { longTest, sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { temporaryFolder } from '../../../helpers/temporary-folder.ts';
import { variantOf } from '../../../helpers/variant-of.ts';
import { ThinkingEngine } from '../../../match/thinking-engine.ts';
import { Desk, type DeskOptions } from '../../desk.ts';

const SHOGI = variantOf('shogi');
const GAMES = {
  yari: 'Yari shogi',
  shogi: 'Shogi',
  ogi: 'Ōgi',
  minishogi: 'Minishogi',
  gorogoro: 'Gorogoro shogi',
  judkins: 'Judkins shogi',
  tori: 'Tori shogi',
  euro: 'EuroShogi',
  whale: 'Whale shogi',
  dobutsu: 'Dōbutsu shogi',
};

function countOf(id: string): number {
  return readProblemSet(variantOf(id)).trimEnd().split('\n').length;
}

/** Somebody before the list of the games. */
function sit(options: DeskOptions = {}) {
  const folder = temporaryFolder();
  const problems = ownProblems(folder, { engine: new ThinkingEngine() });
  const desk = new Desk({ settings: { variant: 'shogi' }, ...options, folder, problems });
  const player = desk.sit(problemsScreen(desk.services));
  const list = () => player.on('list');
  return {
    desk,
    player,
    list,
    lines: () => list().state.items.map(({ text }) => (typeof text === 'string' ? text : text(70))),
    chosen: () => list().state.index,
    /** Enters a move and waits for the answer. */
    async move(text: string) {
      player.enter(text);
      await eventually(() => expect(player.on('tsume').activity.tsume.state).not.toBe('thinking'));
      await new Promise(setImmediate);
      return player.on('tsume').prompt.message;
    },
    look(columns: number, rows: number) {
      return renderScreen(player.screen, desk.services, { columns, rows });
    },
  };
}

test('games, lengths, problems, a problem; and back, with the marks of what was solved', async () => {
  const { chosen, lines, list, move, player } = sit();
  expect([list().title, chosen(), lines()]).toEqual([
    'Mating problems',
    1,
    Object.entries(GAMES).map(
      ([id, name]) => `${name.padEnd(17)} 0 of ${countOf(id)} solved  1000 ±250`,
    ),
  ]);
  player.press('enter');
  expect([list().title, chosen(), lines()]).toEqual([
    'Shogi problems',
    0,
    [
      'Next for you: mate in 1, rated 851',
      'Mate in  1    0 of 40 solved',
      'Mate in  3    0 of 60 solved',
      'Mate in  5    0 of 60 solved',
      'Mate in  7    0 of 50 solved',
      'Mate in  9    0 of 40 solved',
      'Mate in 11    0 of 14 solved',
      'Mate in 13    0 of 11 solved',
      'Mate in 15     0 of 5 solved',
    ],
  ]);
  player.press('down', 'down', 'enter');
  expect([list().title, chosen(), lines()[5]]).toEqual([
    'Shogi problems, mate in 3',
    0,
    '   46  mate in 3  1178',
  ]);
  player.press('down', 'down', 'down', 'down', 'down', 'enter');
  await move('P*9b');
  expect((await move('Gx9b'))?.text).toBe('Solved: mate in 3. Your rating: 1173 (+173).');
  player.press('escape');
  expect([chosen(), lines()[5]]).toEqual([5, '✓  46  mate in 3  1114']);
  player.press('escape');
  expect([chosen(), lines()[2]]).toEqual([2, 'Mate in  3    1 of 60 solved']);
  expect(list().viewProps.note).toBe('Your rating: 1173 ±216.');
  player.press('escape');
  expect(lines()[1]).toBe(`Shogi             1 of ${countOf('shogi')} solved  1173 ±216`);
  player.press('escape');
  expect(player.app.hasQuit).toBe(true);
});

test('Esc at a problem clears first, takes a failed try back, then goes back', async () => {
  const { move, player } = sit();
  player.press('enter', 'enter').enter('go 46');
  await move('Gx8b');
  const problem = () => player.on('tsume');
  expect(problem().prompt.message).toMatchObject({
    tone: 'warning',
    more: 'Your rating: 931 (-69).',
  });
  player.press('escape');
  expect([problem().activity.tsume.state, problem().activity.tsume.moves.length]).toEqual([
    'open',
    0,
  ]);
  player.press('P').press('escape').press('up', 'escape');
  expect(problem().kind).toBe('tsume');
  player.press('escape');
  expect(player.on('list').title).toBe('Shogi problems');
});

test('words: the rating, a length, the list', () => {
  const { player } = sit();
  player.press('enter', 'enter');
  const problem = () => player.on('tsume');
  player.enter('rating');
  expect(problem().prompt.message?.text).toBe(
    'Your rating at Shogi problems is 1000 ±250; this one has 851 ±150.',
  );
  player.enter('plies 7');
  expect([problem().activity.set.index, problem().activity.tsume.problem.plies]).toEqual([160, 7]);
  player.enter('plies all');
  expect(problem().prompt.message?.text).toBe('Mates of all lengths from now on.');
  player.enter('plies 2');
  expect(problem().prompt.message?.text).toMatch(
    /^plies: "2" is no length; there are problems of 1, 3/,
  );
  player.press('ctrl-u').enter('list');
  expect(player.on('list').title).toBe('Shogi problems');
});

test('next goes to one that suits, and stays in the length that was chosen', async () => {
  const { move, player } = sit();
  player.press('enter', 'down', 'down', 'down', 'enter', 'enter');
  const problem = () => player.on('tsume');
  expect(problem().activity.set.index).toBe(100);
  player.enter('next');
  expect([problem().activity.set.index, problem().prompt.message]).toEqual([101, undefined]);
  player.enter('solution');
  expect(problem().prompt.question?.text).toBe(
    'Show the solution? The problem will count as unsolved.',
  );
  player.press('y').enter('q', 'skip');
  expect(problem().activity.set.index).toBe(102);
  // It was counted when the solution was shown.
  expect(problem().prompt.message).toBeUndefined();
  const [right] = problem().activity.tsume.problem.line;
  if (right === undefined) throw new Error('no line');
  player.enter('hint');
  expect(problem().prompt.question?.text).toBe('Show a hint? The problem will count as unsolved.');
  const { solver } = problem().activity.set;
  player.press('n');
  expect([
    problem().prompt.question,
    problem().prompt.message,
    problem().activity.set.solver,
  ]).toEqual([undefined, undefined, solver]);
  player.enter('hint').press('y');
  await eventually(() => expect(problem().prompt.message?.text).toMatch(/^Hint: /));
  expect(problem().prompt.message?.more).toMatch(/^Your rating: \d+ \(-\d+\)\.$/);
  await move('next');
  player.press('escape');
  expect([player.on('list').title, player.on('list').state.index]).toEqual([
    'Shogi problems, mate in 5',
    3,
  ]);
});

test('from the command line: back to the game; in a file, to its list; alone, nowhere', () => {
  const { desk } = sit();
  const { problems } = desk.services;
  const own = problems.open(SHOGI);
  const first = desk.sit(tsumeScreen(desk.services, own, { back: backToGame(desk.services, own) }));
  first.press('escape');
  expect([first.on('list').title, first.app.screens.length]).toEqual(['Shogi problems', 2]);
  const open = (...sfens: string[]) => {
    const text = sfens.map((sfen) => JSON.stringify({ sfen, plies: 1 })).join('\n');
    const [one, ...others] = parseProblemLines(text).problems;
    if (!one) throw new Error('no problem');
    const set = problems.openOthers({ problems: [one, ...others] });
    return desk.sit(tsumeScreen(desk.services, set, { back: backToSet(desk.services, set) }));
  };
  const gold = '4k4/9/4P4/9/9/9/9/9/9 b G 1';
  const file = open(gold, '9/9/9/9/9/9/4p4/9/4K4 w g 1');
  file.press('escape');
  expect([file.on('list').title, file.on('list').state.items.map(({ text }) => text)]).toEqual([
    'Problems',
    ['  1  mate in 1', '  2  mate in 1'],
  ]);
  file.press('down', 'enter');
  expect(file.on('tsume').activity.set.index).toBe(1);
  const alone = open(gold);
  alone.press('escape');
  expect(alone.on('tsume').kind).toBe('tsume');
  alone.enter('list');
  expect(alone.on('tsume').prompt.message?.text).toBe('There is only one problem.');
});

longTest('where the title has no row, it stands below the board', () => {
  const { look, player } = sit();
  player.press('enter', 'enter');
  expect(look(40, 16).lines.join('\n')).toContain('Shogi problem 14, mate in 1 (851).');
  expect(
    look(80, 24)
      .lines.join('\n')
      .match(/problem 14/g),
  ).toHaveLength(1);
});

test('the lengths in 80x24', () => {
  const { look, player } = sit();
  player.press('enter');
  expect(picture(look(80, 24)).trimEnd()).toBe(`
 Shogi problems
 Your rating: 1000 ±250.

 > Next for you: mate in 1, rated 851
   Mate in  1    0 of 40 solved
   Mate in  3    0 of 60 solved
   Mate in  5    0 of 60 solved
   Mate in  7    0 of 50 solved
   Mate in  9    0 of 40 solved
   Mate in 11    0 of 14 solved
   Mate in 13    0 of 11 solved
   Mate in 15     0 of 5 solved

 Enter choose  Esc back  ? keys`);
});

sharedTest.each(shareOf(['box', 'frame', 'ascii'] as const))(
  'every list fits into the window, in %s',
  (charset) => {
    const { look, player } = sit({ settings: { charset, variant: 'shogi' } });
    for (const keys of [[], ['enter'], ['end', 'enter']]) {
      player.press(...keys);
      for (const [columns, rows] of [
        [40, 16],
        [60, 20],
        [80, 24],
        [120, 40],
      ] as const) {
        const frame = look(columns, rows);
        const text = frame.lines.join('\n');
        expect(frameWidth(frame), text).toBeLessThanOrEqual(columns);
        expect(frameHeight(frame), text).toBeLessThanOrEqual(rows - 1);
        if (charset !== 'box') expect(ambiguousCharacters(text), text).toEqual([]);
        expect(text).not.toMatch(/\.\. *$/m);
      }
    }
  },
);
