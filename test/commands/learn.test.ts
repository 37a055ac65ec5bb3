import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../helpers/command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { VARIANT_IDS } from '../helpers/variant-of.ts';

/** Takes a course line by line. */
function learn(argv: readonly string[], stdin: string, home = temporaryFolder()) {
  return runCommand(['learn', ...argv, '--plain', '--ascii', '--home', home], { stdin });
}

const withoutBoards = (text: string) =>
  text.split('\n').filter((line) => !/^( |[BW]: in hand)/.test(line));

test('tasks are done line by line, remembered, and gone on with', async () => {
  const home = temporaryFolder();
  const { status, stdout, stderr } = await learn(['ogi'], '4g\n4h\n\n', home);
  expect([status, stderr, withoutBoards(stdout)]).toEqual([
    1,
    '',
    [
      'Ogi 1 of 37: Squares. 0 of 37 done.',
      'Each square has a name: the file, a digit counted from the right, then the rank, a letter counted from the top. The upper right corner is 1a.',
      'Task: Type the square on which your king stands. Type it like 4d.',
      '? 4g is another square: it is empty.',
      'A line was refused, so the lines after it may not do what you meant.',
      '= Done. 1 of 37 done. Enter goes on.',
      'Ogi 2 of 37: The pieces. 1 of 37 done.',
      'You are Black, at the bottom, and your pieces point up. The other side stands still for now. A piece that moves to the square of an enemy piece captures it.',
      "Task: Capture White's pawn on 1e. Type it like Px4d.",
      'P pawn (fuhyo) steps straight forward.',
      '',
    ],
  ]);
  expect(readFileSync(join(home, 'learned.txt'), 'utf8')).toBe('ogi/squares/own-king\n');
  const again = await learn(['ogi'], '', home);
  expect(again.stdout).toMatch(/^Ogi 2 of 37: The pieces\. 1 of 37 done\.\n/);
});

test('without a game it is that of the settings', async () => {
  const home = temporaryFolder();
  expect((await learn([], '', home)).stdout).toMatch(/^Yari shogi 1 of /);
  await runCommand(['settings', 'variant', 'shogi', '--home', home]);
  expect((await learn([], '', home)).stdout).toMatch(/^Shogi 1 of /);
});

test('a game that there is not is refused with those that there are', async () => {
  const { status, stderr } = await learn(['chess'], '');
  expect(status).toBe(2);
  expect(stderr).toContain(VARIANT_IDS);
});

test('a file that cannot be written is told, and the course goes on', async () => {
  const home = temporaryFolder();
  mkdirSync(join(home, 'learned.txt'));
  const { status, stdout } = await learn(['yari'], '4i\n\nPx7d\n', home);
  const told = withoutBoards(stdout).filter((line) => line.startsWith('='));
  expect([status, told.length]).toEqual([0, 2]);
  expect(told[0]).toMatch(/^= Done\. NOT SAVED that it is done: .*\. Enter goes on\.$/);
});
