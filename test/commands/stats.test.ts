import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileDesk } from './records.ts';

function saved(date: string, result: string, more = '', variant = 'shogi'): string {
  return `[Variant "${variant}"]
[Date "${date}"]
[Black "aoi"]
[White "Computer, level 4"]
[WhiteLevel "4"]
${more}[Result "${result}"]

1. P-7f ${result}
`;
}

function deskWith(games: Readonly<Record<string, string>>): FileDesk {
  const desk = new FileDesk();
  for (const [name, text] of Object.entries(games)) {
    writeFileSync(join(desk.home, 'games', `${name}.psn`), text);
  }
  return desk;
}

const GAMES = {
  c: saved('2026.11.02', '1-0'),
  a: saved('2026.10.30', '0-1'),
  b: saved('2026.11.01', '1/2-1/2', '', 'yari'),
  d: saved('2026.11.03', '1-0'),
  open: saved('2026.11.04', '*'),
  broken: '[Result "1-0"]\n\n1. P-1a 1-0\n',
};

test('results by game, level, side and month, and what came in a row', async () => {
  const run = await deskWith(GAMES).run(['stats', '--ascii']);
  expect([run.status, run.stderr]).toEqual([0, '']);
  expect(run.stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    'Game | games | won | lost | drawn | points',
    'Shogi | 3 | 2 | 1 | 0 | 67 %',
    'Yari shogi | 1 | 0 | 0 | 1 | 50 %',
    '',
    'Level | games | won | lost | drawn | points',
    'Shogi level 4 | 3 | 2 | 1 | 0 | 67 %',
    'Yari shogi level 4 | 1 | 0 | 0 | 1 | 50 %',
    '',
    'Side | games | won | lost | drawn | points',
    'Black | 4 | 2 | 1 | 1 | 63 %',
    '',
    'Month | games | won | lost | drawn | points',
    '2026.10 | 1 | 0 | 1 | 0 | 0 % | .',
    '2026.11 | 3 | 2 | 0 | 1 | 83 % | ##.',
    '',
    'You won the last 2 games.',
    'Most in a row: 2 won, 1 lost.',
    '',
  ]);
});

test('one variant alone; without games that is said', async () => {
  const one = await deskWith(GAMES).run(['stats', '--variant', 'yari']);
  expect(one.stdout).toContain('You drew the last game.');
  expect(one.stdout).not.toContain('Shogi level');
  const none = await deskWith({}).run(['stats']);
  expect([none.status, none.stdout]).toEqual([0, 'No finished game of yours is saved yet.\n']);
});

test('problems and mistakes that were solved, without a game as well', async () => {
  const desk = deskWith({});
  const [one, other] = ['shogi 8k/9/8P/9/9/9/9/9/9 b G 1', 'yari 8k/9/8P/9/9/9/9/9/9 b G 1'];
  const at = '2026-11-22T15:04:00.000Z';
  const files = {
    'problem-attempts.txt': `${at} failed 1430 ${one}\n${at} helped 1430 ${one}\n`,
    'solved-problems.txt': `${other}\n`,
    'mistakes.txt': `${at} again G*1b ${one}\n${at} right ${one}\n${at} wrong ${one}\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(desk.home, name), text);
  const all = await desk.run(['stats']);
  expect(all.stdout.split('\n')).toEqual([
    'No finished game of yours is saved yet.',
    'Problems: 2 tried, 2 solved, 0 of them at the first go.',
    'Your mistakes: 1 tried, 1 solved, 1 of them at the first go.',
    '',
  ]);
  const yari = await desk.run(['stats', '--variant', 'yari']);
  expect(yari.stdout.split('\n')[1]).toMatch(/^Problems: 1 tried, 1 solved/);
  expect(yari.stdout).not.toContain('mistakes');
});

test('games under an earlier name are counted', async () => {
  const between = (black: string) =>
    saved('2026.11.02', '1-0')
      .replace('"aoi"', `"${black}"`)
      .replace('"Computer, level 4"', '"Ren"')
      .replace('[WhiteLevel "4"]\n', '');
  const desk = deskWith({ a: between('Aki'), b: between('Beni'), c: between('Chie') });
  const games = async () => /^Shogi +(\d+)/m.exec((await desk.run(['stats'])).stdout)?.[1];
  for (const [name, count] of [
    ['Aki', '1'],
    ['Beni', '2'],
    ['Aki', '2'],
    ['', '2'],
  ] as const) {
    expect((await desk.run(['settings', 'name', name])).status).toBe(0);
    expect(await games(), name).toBe(count);
  }
});
