import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { longTest, test } from '../helpers/run-size.ts';
import { FileDesk } from './records.ts';

const GAME = '[Variant "shogi"]\n\n1. P-7f P-3d 2. Bx2b+ P-1d *\n';
const PROBLEM = '4k4/9/4P4/9/9/9/9/9/9 b G 1';

const edit = (desk: FileDesk, words: readonly string[], ...lines: readonly string[]) =>
  desk.run(['edit', ...words, '--plain', '--ascii'], { stdin: `${lines.join('\n')}\n` });

test.each([
  [[], 'lnsgkgsnl'],
  [['--variant', 'dobutsu'], 'gle/1c1/1C1/ELG b - 1'],
  [['dobutsu'], 'gle/1c1/1C1/ELG b - 1'],
  [[PROBLEM], PROBLEM],
  [['HOME/a.psn'], 'lnsgkgsnl/1r5+B1/pppppp1p1/6p1p/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b B 1'],
  [
    ['HOME/a.psn', '--ply', '1'],
    'lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1',
  ],
])('edit %j begins there', async (words, sfen) => {
  const desk = new FileDesk({ 'a.psn': GAME });
  const set = words.length === 0 ? ['--variant', 'shogi'] : words;
  const { status, stdout } = await edit(desk, set, 'sfen');
  expect([status, stdout]).toEqual([0, expect.stringContaining(sfen)]);
});

test('a position that breaks rules opens, and one that is none is refused', async () => {
  const desk = new FileDesk();
  const { status, stdout } = await edit(desk, ['4k4/9/9/9/9/9/9/4K4/4K4 b - 1']);
  expect([status, stdout]).toEqual([0, expect.stringContaining('Black has a second king on 5i')]);
  const refused = await edit(desk, ['4k4/9 b - 1', '--variant', 'shogi']);
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('ranks')]);
});

longTest('problems that are saved are solved by tsume', async () => {
  const desk = new FileDesk();
  const saved = await edit(desk, [PROBLEM], 'save mine', 'G 5b', 'remove 5c', 'save mine');
  expect(saved.stdout).toMatch(/Added to .*mine\.jsonl: komadai tsume reads it\./);
  // A second one: the side that is not to move stands in check, and is no problem.
  expect(saved.stdout).toContain('? White has just moved and stands in check');
  const again = await edit(desk, ['k8/9/P8/9/9/9/9/9/8K w G 1'], 'turn', 'save mine');
  expect(again.stdout).toContain('Added to');
  const path = /Added to (.*\.jsonl)/.exec(saved.stdout)?.[1] ?? '';
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2);
  const solved = await desk.run(['tsume', path, '--plain', '--ascii'], { stdin: 'G*5b\n' });
  expect([solved.status, solved.stdout]).toEqual([0, expect.stringContaining('1 of 2')]);
  expect(solved.stdout).toContain('solved');
});

test('a replay opens it, and is there again', async () => {
  const desk = new FileDesk({ 'a.psn': GAME });
  const { stdout } = await desk.run(['replay', 'HOME/a.psn', '--plain', '--ascii'], {
    stdin: 'next\nedit\nclear\nsfen\nquit\nnext\nsfen\n',
  });
  const sfens = stdout.match(/^.* [bw] \S+ \d+$/gm);
  expect(sfens).toEqual([
    '9/9/9/9/9/9/9/9/9 w - 1',
    'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3',
  ]);
});

test('a game from the position is played, and leads back', async () => {
  const { stdout } = await edit(new FileDesk(), [PROBLEM], 'K 9i', 'play', 'G*5b', 'quit', 'sfen');
  expect(stdout).toContain('checkmate');
  expect(stdout).toContain('4k4/9/4P4/9/9/9/9/9/K8 b G 1');
});
