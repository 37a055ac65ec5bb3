import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { runCommand } from '../helpers/command.ts';
import { runPlain } from '../helpers/komadai.ts';
import { longTest, sharedTest, shareOf, test, VARIANTS_OF_RUN } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const ONE = '{"sfen":"4k4/9/4P4/9/9/9/9/9/9 b G 1","plies":1}\n';
const THREE = '{"sfen":"8k/4L1B2/g8/9/9/9/9/9/9 b RG 1"}\n';

/** Runs it with a file of the folder, whose name stands as FILE; what is kept is kept there, too. */
function tsume(file: string, argv: readonly string[], stdin = '', home = temporaryFolder()) {
  const path = join(home, 'mates.jsonl');
  writeFileSync(path, file);
  const full = argv.map((word) => word.replace('FILE', path));
  return runCommand(['tsume', ...full, '--plain', '--ascii', '--home', home], { stdin });
}

const withoutBoards = (text: string) =>
  text.split('\n').filter((line) => !/^( |[BW]: in hand)/.test(line));

longTest('a problem of a file is solved line by line, in a thread of its own', async () => {
  const { status, stdout, stderr } = await tsume(ONE + THREE, ['FILE'], 'G*5b\nnext\nG*2a\nR*1a\n');
  expect([status, stderr, withoutBoards(stdout)]).toEqual([
    0,
    '',
    [
      'Shogi problem 1 of 2, mate in 1. ply 0 - Black to play',
      '1. Black G*5b',
      '= Solved: mate in 1. 1 of 2 solved.',
      'Shogi problem 2 of 2, mate in 3. ply 0 - Black to play',
      '1. Black G*2a',
      '2. White K-1b',
      '3. Black R*1a',
      '= Solved: mate in 3. All 2 problems are solved.',
      '',
    ],
  ]);
});

longTest(
  'what is solved is remembered; the next time begins with the first that is not',
  async () => {
    const home = temporaryFolder();
    await tsume(ONE + THREE, ['FILE'], 'G*5b\n', home);
    expect(readFileSync(join(home, 'solved-problems.txt'), 'utf8')).toMatch(
      /^shogi 4k4\S* b G 1\n$/,
    );
    const again = await tsume(ONE + THREE, ['FILE'], 'previous\n', home);
    expect(withoutBoards(again.stdout)).toEqual([
      'Shogi problem 2 of 2, mate in 3. ply 0 - Black to play',
      'Shogi problem 1 of 2, mate in 1 (solved). ply 0 - Black to play',
      '',
    ]);
    const chosen = await tsume(ONE + THREE, ['FILE', '--problem', '1'], '', home);
    expect(chosen.stdout).toMatch(/^Shogi problem 1 of 2/);
  },
);

longTest('a problem by its SFEN, of the game that the board fits', async () => {
  const { status, stdout } = await tsume('', ['--sfen', '3k2n/5B1/2R4/7/7/7/7/7/7 b 2R 1']);
  expect([status, stdout.split('\n')[0]]).toEqual([
    0,
    'Yari shogi problem, mate in 3. ply 0 - Black to play',
  ]);
});

test('bad lines are told with their place; the good ones can be solved, and the status is 1', async () => {
  const { status, stdout, stderr } = await tsume(`${ONE}?\n`, ['FILE'], 'G*5b\n');
  expect([status, stdout.includes('= Solved')]).toEqual([1, true]);
  expect(stderr).toMatch(
    /^komadai tsume: \S*mates\.jsonl:2:1: this line is no object of JSON[^\n]*\n$/,
  );
});

describe('refused with one line', () => {
  sharedTest.each(
    shareOf<[name: string, file: string, argv: string[], status: number, line: RegExp]>(
      [
        ['no such file', '', ['none'], 1, /^"none" is neither a file nor a saved game$/],
        ['an empty file', '', ['FILE'], 1, /mates\.jsonl: there is no problem in it$/],
        ['a game', '1. P-7f P-3d *', ['FILE'], 1, /:1:1: game 1 begins as games do/],
        ['a file and an SFEN', ONE, ['FILE', '--sfen', 'x'], 2, /FILE and --sfen cannot be given/],
        ['no SFEN', '', ['--sfen', '4k4'], 2, /^not a position of shogi: /],
        ['nobody to mate', '', ['--sfen', '9/9/9/9/9/9/9/9/4K4 b G 1'], 2, /^no mating problem: /],
        ['no such problem', ONE, ['FILE', '--problem', '2'], 1, /^there is 1 problem$/],
        ['no number', ONE, ['FILE', '--problem', '0'], 2, /^invalid value "0" for --problem/],
        ['no variant', ONE, ['FILE', '--variant', 'chu'], 2, /^invalid value "chu" for --variant/],
      ],
      4,
    ),
  )('%s', async (_, file, argv, status, line) => {
    const run = await tsume(file, argv);
    const [said = '', ...more] = run.stderr.split('\n');
    expect([run.status, run.stdout, more]).toEqual([status, '', ['']]);
    expect(said.replace(/^komadai tsume: /, '')).toMatch(line);
  });
});

describe('the problems that come with the program', () => {
  sharedTest.each(VARIANTS_OF_RUN)(
    '$id: one that suits, those of a length, and a number',
    async ({ id }) => {
      const run = async (...argv: string[]) =>
        (await tsume('', [id, ...argv])).stdout.split('\n')[0];
      expect(await run()).toMatch(/ problem \d+, mate in 1 \(\d+\)\. /);
      expect(await run('--plies', '5')).toMatch(/ problem \d+, mate in 5 \(\d+\)\. /);
      expect(await run('--problem', '7')).toMatch(/ problem 7, mate in 1 \(\d+\)\. /);
    },
  );

  longTest('of a game from a file: that there are none is said', async () => {
    const home = temporaryFolder();
    const folder = join(home, 'komadai', 'variants');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'little.ini'), '[little:minishogi]\n');
    const names = VARIANTS.map(({ id }) => id);
    const others = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    const text = `komadai tsume: there are no problems of little, only of ${others}; komadai tsume FILE takes those of a file\n`;
    for (const argv of [['little'], ['--variant', 'little'], ['little', '--plies', '3']]) {
      const run = await runPlain(['tsume', ...argv], { home });
      expect(run).toEqual({ status: 2, stdout: '', stderr: text });
    }
  });

  test('are those of the preferred game where none is named, and how to choose is said', async () => {
    const first = await tsume('', []);
    expect(first.stdout.split('\n').slice(0, 2)).toEqual([
      'komadai tsume GAME --plies N chooses others; here "list", "plies 3" and "go 12" do.',
      expect.stringMatching(/^Yari shogi problem \d+, mate in 1 /),
    ]);
    expect((await tsume('', ['--variant', 'ogi'])).stdout).toMatch(/^Ogi problem \d+, /);
  });

  longTest('remember ratings and what is solved, old files too', async () => {
    const home = temporaryFolder();
    const moves = 'P*9b\nGx9b\n';
    const first = await tsume('', ['shogi', '--problem', '46'], moves, home);
    expect(first.stdout).toMatch(/= Solved: mate in 3\. Your rating: 1173 \(\+173\)\.\n/);
    expect(readFileSync(join(home, 'problem-attempts.txt'), 'utf8')).toMatch(
      /^\d{4}-\S+Z solved 1178 shogi kp7\/1r7\/\+SG7\/9\/9\/9\/9\/9\/9 b Pr2b3g3s4n4l16p 1\n$/,
    );
    const old = 'shogi Rgk6/3n5/G8/9/9/9/9/9/9 b r2b2g4s3n4l18p 1\n';
    writeFileSync(join(home, 'solved-problems.txt'), old);
    const again = await tsume('', ['shogi', '--problem', '41'], 'list\n', home);
    expect(again.stdout).toContain('Shogi problem 41, mate in 3 (1153, solved). ');
    expect(again.stdout).toContain('Your rating: 1173 +-216.\n');
    expect(again.stdout).toContain('mate in 3: 2 of 60 solved\n');
  });

  test.each([
    ['a length', ['--plies', '2'], 'there are problems of 1, 3, 5, 7, 9, 11, 13 and 15 plies'],
    ['a number', ['--problem', '281'], 'there are 280 problems'],
  ])('%s that there is not is refused with those that there are', async (_, argv, text) => {
    const { status, stderr } = await tsume('', ['shogi', ...argv]);
    expect([status, stderr.trimEnd()]).toEqual([1, `komadai tsume: ${text}`]);
  });
});
