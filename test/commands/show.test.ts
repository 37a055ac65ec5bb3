import { describe, expect } from 'vitest';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { ja as JAPANESE } from '../../source/text/ja/index.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { FileDesk, WHOLE_GAME } from './records.ts';

const desk = () => new FileDesk({ 'a.psn': WHOLE_GAME, 'b.txt': '1.P2f\n1.P7f P3d\n' });

describe('show', () => {
  test('the last position as text, with the players, the move and the result', async () => {
    const run = await desk().run(['show', 'HOME/a.psn']);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    const lines = run.stdout.split('\n');
    expect(lines[0]).toBe('Shogi, even game  ☗ a  ☖ b');
    expect(lines).toHaveLength(19);
    expect(lines.slice(1, 3)).toEqual(['☖ in hand -', '   9  8  7  6  5  4  3  2  1']);
    expect(lines.slice(-5)).toEqual([
      '☗ in hand 角',
      '3. Black Bx2b+!',
      '0:00:09 spent.',
      'Black wins by resignation',
      '',
    ]);
  });

  test('the position after a ply, with what is written about it', async () => {
    const run = await desk().run(['show', 'HOME/a.psn', '--ply', '2', '--ascii']);
    expect(run.stdout).toMatch(/^[\n -~]*$/);
    expect(run.stdout.split('\n').slice(-5)).toEqual([
      '2. White P-3d',
      '0:00:07 spent.',
      'good',
      'ply 2 - Black to play',
      '',
    ]);
  });

  test('in Japanese in the notation of players', async () => {
    const run = await desk().run(['show', 'HOME/a.psn', '--ply', '3'], { texts: JAPANESE });
    const lines = run.stdout.split('\n');
    expect(lines[4]).toMatch(/一$/);
    expect(lines.some((line) => line.startsWith('3手目 先手 ２二角成'))).toBe(true);
  });

  test.each([
    ['sfen', ['--ply', '1'], 'lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2\n'],
    ['sfen', [], 'lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4\n'],
    ['bod', ['--ply', '2'], /^後手の持駒：なし\n[\s\S]*\n先手番\n手数＝2 {2}３四歩 {2}まで\n$/],
  ])('--format %s %j', async (format, more, expected) => {
    const { stdout } = await desk().run(['show', 'HOME/a.psn', '--format', format, ...more]);
    expect(stdout).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });

  test('svg: the whole game moves, a position does not', async () => {
    const whole = await desk().run(['show', 'HOME/a.psn', '--format', 'svg']);
    expect(whole.stdout).toMatch(
      /^<svg[^>]*>\s*<title>Shogi, even game<\/title>[\s\S]*@keyframes[\s\S]*<\/svg>\n$/,
    );
    const still = await desk().run(['show', 'HOME/a.psn', '--format', 'svg', '--ply', '2']);
    expect(still.stdout).toMatch(/^<svg[\s\S]*<\/svg>\n$/);
    expect(still.stdout).not.toContain('@keyframes');
  });

  sharedTest.each(shareOf(VARIANTS, 4))(
    '$id: an SFEN comes back from its diagram',
    async (variant) => {
      const bod = await desk().run(['show', '--sfen', variant.start, '--format', 'bod']);
      const back = await desk().run(['show', '-', '--format', 'sfen'], { stdin: bod.bytes });
      expect(back.stdout).toBe(`${variant.start}\n`);
    },
  );

  test('the second game of a file', async () => {
    const run = await desk().run(['show', 'HOME/b.txt', '--game', '2', '--format', 'sfen']);
    expect(run.stdout).toMatch(/ b - 3\n$/);
  });

  test('what comes before a fault is shown; the fault is told, and is status 1', async () => {
    const run = await desk().run(['show', '-', '--format', 'sfen'], { stdin: '1.P7f P7f' });
    expect(run).toMatchObject({ status: 1, stdout: expect.stringMatching(/ w - 2\n$/) });
    expect(run.stderr).toMatch(/^komadai show: -:1:7: ply 2: P7f: /);
  });

  test.each<[name: string, argv: string[], line: RegExp]>([
    [
      'nothing',
      [],
      /^FILE is missing: the name of a saved game, a file of games, or - for the standard input\. Usage: /,
    ],
    [
      'both',
      ['HOME/a.psn', '--sfen', VARIANTS[0].start],
      /^FILE and --sfen cannot be given together$/,
    ],
    ['a ply of an SFEN', ['--sfen', VARIANTS[0].start, '--ply', '1'], /^--sfen and --ply cannot/],
    ['a bad SFEN', ['--sfen', '9/9 b - 1'], /^not a position of shogi: /],
    [
      'an SFEN of another game',
      ['--sfen', VARIANTS[0].start, '--variant', 'ogi'],
      /^not a position of ogi: /,
    ],
    ['an unknown format', ['HOME/a.psn', '--format', 'png'], /^invalid value "png" for --format/],
  ])('refused: %s', async (_, argv, line) => {
    const run = await desk().run(['show', ...argv]);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(run.stderr.replace('komadai show: ', '').trimEnd()).toMatch(line);
  });

  test.each([
    ['a ply', ['--ply', '4'], /^the game in \S+ has 3 moves$/],
    ['a game', ['--game', '2'], /^\S+ holds 1 game$/],
  ])('%s that is not there', async (_, argv, line) => {
    const run = await desk().run(['show', 'HOME/a.psn', ...argv]);
    expect([run.status, run.stdout]).toEqual([1, '']);
    expect(run.stderr.replace('komadai show: ', '').trimEnd()).toMatch(line);
  });
});
