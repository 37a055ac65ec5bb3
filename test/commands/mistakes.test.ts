import { appendFileSync, readFileSync, symlinkSync } from 'node:fs';
import { expect } from 'vitest';
import { ownMistakes } from '../helpers/own-mistakes.ts';
import { longTest, test } from '../helpers/run-size.ts';
import { FileDesk } from './records.ts';

/** White, who is Bob, leaves a bishop to Black. */
const GAME = `[Variant "shogi"]
[Black "Aoi"]
[White "Bob"]
[Result "*"]

1. P-7f P-3d 2. Bx2b+ P-1d
*
`;

const BOB = { env: { LANG: 'C.UTF-8', USER: 'Bob' } };

const asked = (text: string) =>
  text.split('\n').filter((line) => /^(Shogi,|You played)/.test(line));

test('without any it says where they come from', async () => {
  const run = await new FileDesk().run(['mistakes', '--plain']);
  expect([run.status, run.stderr]).toEqual([0, '']);
  expect(run.stdout).toMatch(
    /^You have no mistakes to practise yet\.\nNew ones come from your analysed games/,
  );
});

longTest('an analysis keeps them, and they come back after days', async () => {
  const desk = new FileDesk({ 'games/evening.psn': GAME });
  const analysed = await desk.run(['analyse', 'HOME/games/evening.psn', '--nodes', '500'], BOB);
  expect(analysed.stdout).toContain('  1 new mistake kept: komadai mistakes asks for it.\n');
  const study = (day: number, stdin: string) =>
    desk.run(['mistakes', '--plain', '--ascii'], {
      ...BOB,
      stdin,
      now: () => new Date(2026, 10, 20 + day, 12, 30),
    });
  const first = await study(0, 'Sx2b\nnext\n');
  expect(asked(first.stdout)[0]).toBe('Shogi, move 4 of evening; 1 left today');
  expect(asked(first.stdout)[1]).toMatch(/^You played P-1d and lost \d\d % of the chance to win\./);
  expect(first.stdout).toContain('Right, that is best: Sx2b');
  expect(first.stdout).toContain('That was all for now: 1 answered, 1 right at once.');
  expect((await study(0, '')).stdout).toMatch(
    /^No mistake is due\. The next one comes in \d+ minutes/,
  );
  expect(asked((await study(1, '')).stdout)[0]).toBe('Shogi, move 4 of evening; 1 left today');
});

longTest('a game whose analysis is kept is not asked twice', async () => {
  const desk = new FileDesk({ 'games/evening.psn': GAME });
  const analyse = () => desk.run(['analyse', 'HOME/games/evening.psn', '--nodes', '500'], BOB);
  await analyse();
  const kept = readFileSync(desk.path('mistakes.txt'), 'utf8');
  expect((await analyse()).stdout).not.toContain('new mistake');
  expect(readFileSync(desk.path('mistakes.txt'), 'utf8')).toBe(kept);
});

longTest('a file of others: not analysed, no own side, --side', async () => {
  const desk = new FileDesk({ 'a.psn': GAME });
  const collect = (...words: string[]) => desk.run(['mistakes', 'HOME/a.psn', '--plain', ...words]);
  expect((await collect('--side', 'white')).stderr).toContain('this game is not analysed');
  await desk.run(['analyse', 'HOME/a.psn', '--nodes', '500']);
  const nobody = await collect();
  expect([nobody.status, nobody.stdout]).toEqual([1, '']);
  expect(nobody.stderr).toContain('no side has your name; --side black or --side white');
  const kept = await collect('--side', 'white');
  expect(kept.stdout).toMatch(/^1 new mistake kept: .*\nShogi, move 4 of a; 1 left today\n/);
  expect((await desk.run(['mistakes', 'yari', '--plain'])).stdout).toMatch(/^No mistake is due/);
});

longTest('mistakes that cannot be written are told in words', async () => {
  const desk = new FileDesk({ 'a.psn': GAME });
  await desk.run(['analyse', 'HOME/a.psn', '--nodes', '500']);
  symlinkSync(desk.path('none/mistakes.txt'), desk.path('mistakes.txt'));
  const run = await desk.run(['mistakes', 'HOME/a.psn', '--plain', '--side', 'white']);
  expect([run.status, run.stdout]).toEqual([1, '']);
  expect(run.stderr).toBe('komadai mistakes: NOT SAVED your new mistakes: it does not exist.\n');
});

test('a damaged store is told, and nothing of it is lost', async () => {
  const desk = new FileDesk();
  const { path } = ownMistakes({ folder: desk.home });
  appendFileSync(path, 'rubbish\n\u0000\u0001');
  const before = readFileSync(path, 'utf8');
  const run = await desk.run(['mistakes', '--plain', '--ascii'], { stdin: 'P-2f\n' });
  expect(run.stderr).toContain('2 lines of it cannot be read; nothing of it is changed');
  expect(asked(run.stdout)).toHaveLength(2);
  const after = readFileSync(path, 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(after.slice(before.length)).toMatch(/^\n\S+ right shogi \S+ b - 1\n$/);
});
