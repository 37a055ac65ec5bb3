import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROGRAM, PROJECT, runPlain } from '../helpers/komadai.ts';
import { savedGames } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const SCRIPT = join(PROJECT, 'test/helpers/scripted-engine.mjs');

function sideOf(settings: Readonly<Record<string, string>>): string {
  const words = Object.entries(settings).map(([name, value]) => `'${name}=${value}'`);
  return `engine:"${process.execPath}" '${SCRIPT}' ${words.join(' ')}`;
}

function play(home: string, white: string, input: string, ...more: string[]) {
  return runPlain(['play', 'shogi', '--plain', '--white', white, ...more], { home, input });
}

test('we play against ourselves as another program', async () => {
  const home = temporaryFolder();
  const white = `engine:"${process.execPath}" "${PROGRAM}" usi`;
  const { status, stdout } = await play(home, white, 'P-7f\nP-2f\n');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/\n4\. White \S+\n$/)]);
  expect(stdout).toMatch(/\nWhite is komadai \d/);
  expect(savedGames(home)[0]?.tags.WhiteEngine).toMatch(/komadai\.js.* usi$/);
});

describe('a program that fails', () => {
  test.each([
    ['crash', 'has ended: status 7: out of cheese'],
    ['crash-at-usi', 'has ended: status 3'],
    ['flood', 'prints without end'],
  ])('%s: it is told, and the game is kept', async (act, told) => {
    const home = temporaryFolder();
    const { stdout } = await play(home, sideOf({ act }), 'P-7f\n');
    expect(stdout).toContain(told);
    const [game] = savedGames(home);
    expect(game?.tags).toMatchObject({ Result: '*' });
  });

  test('by an illegal move loses', async () => {
    const home = temporaryFolder();
    const { stdout } = await play(home, sideOf({ best: 'bestmove 9i9h' }), 'P-7f\n');
    expect(stdout).toMatch(
      /played "9i9h", which is not legal\.\n= Black wins: illegal move by White\n$/,
    );
    expect(savedGames(home)[0]?.tags).toMatchObject({ Result: '1-0' });
  });
});

test('options are told as the settings say, and what cannot be is said', async () => {
  const home = temporaryFolder();
  const log = join(home, 'log');
  await runPlain(['settings', 'engine-options', 'Threads=2, Depth=3'], { home });
  const { stdout } = await play(home, sideOf({ log, best: 'bestmove 3c3d' }), 'P-7f\n');
  expect(stdout).toContain('Option "Depth": it has none of that name.');
  expect(readFileSync(log, 'utf8')).toContain('setoption name Threads value 2\n');
  expect(readFileSync(log, 'utf8')).toContain('go movetime 1000\n');
});

test.each([
  ['on', ['go ponder movetime 1000', 'ponderhit']],
  ['off', ['go movetime 1000']],
])("with ponder %s it is told to think on the person's time: %j", async (ponder, told) => {
  const home = temporaryFolder();
  const log = join(home, 'log');
  await runPlain(['settings', 'ponder', ponder], { home });
  const side = sideOf({ log, ponders: 'yes', best: 'bestmove 3c3d ponder 2g2f' });
  await play(home, side, 'P-7f\nP-2f\n');
  const lines = readFileSync(log, 'utf8').split('\n');
  const second = lines.slice(lines.indexOf('position startpos moves 7g7f 3c3d 2g2f') + 1);
  expect(second.filter((line) => /^(?:go|ponderhit)/.test(line))).toEqual(told);
});

test('a game that is resumed starts only a program that the player has named', async () => {
  const home = temporaryFolder();
  const other = temporaryFolder();
  const log = join(home, 'log');
  const side = sideOf({ log, best: 'bestmove 3c3d' });
  await play(home, side, 'P-7f\nsave evening\n');
  const file = join(home, 'komadai/games/evening.psn');
  // Its answer to the second move is illegal, which is taken back with the move.
  const resume = (folder: string, ...more: string[]) =>
    runPlain(['resume', file, '--plain', ...more], { home: folder, input: 'P-2f\nundo\nundo\n' });
  const starts = () => readFileSync(log, 'utf8').match(/^usi$/gm)?.length;
  expect(starts()).toBe(1);
  const known = await resume(home);
  expect([known.stdout, starts()]).toEqual([expect.stringMatching(/White is Scripted/), 2]);
  const refused = await resume(other);
  expect(refused.stdout).toMatch(/White is the program ".*never started here/);
  expect([existsSync(log), starts()]).toEqual([true, 2]);
  const allowed = await resume(other, '--start-engine');
  expect([allowed.status, starts()]).toEqual([0, 3]);
  await resume(other);
  expect(starts()).toBe(4);
});
