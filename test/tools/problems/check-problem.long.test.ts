import { expect, test } from 'vitest';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { checkProblem } from '../../../tools/problems/check-problem.ts';
import { draftOf, placementOf } from '../../../tools/problems/draft.ts';
import { variantOf } from '../../helpers/variant-of.ts';

/** Checks a problem whose defender gets all pieces that are not there. */
function verdict(id: string, sfen: string, plies: number, most?: number): string {
  const variant = variantOf(id);
  const placement = placementOf(draftOf(variant, readSfen(variant, sfen).placement));
  if (placement === undefined) throw new RangeError(sfen);
  const found = checkProblem(variant, placement, plies, most);
  if (found.kind === 'unsound') return found.why;
  return found.line.map((move) => formatUsi(variant, move)).join(' ');
}

test.each([
  ['a guarded drop', 'shogi', '4k4/9/4P4/9/9/9/9/9/9 b G 1', 1, 'G*5b'],
  ['a pawn drop in yari', 'yari', '6k/7/6+P/7/7/7/7/7/5R1 b P 1', 1, 'P*1b'],
  ['useless drops', 'shogi', '8k/p5G2/9/7N1/R8/9/9/9/9 b - 1', 1, '9e1e'],
])('sound: %s', (_, id, sfen, plies, line) => {
  expect(verdict(id, sfen, plies)).toBe(line);
});

test.each([
  ['no mate', 'shogi', '4k4/9/9/9/9/9/9/9/9 b G 1', 1, 'no-mate'],
  ['a shorter one', 'shogi', '4k4/9/4P4/9/9/9/9/9/9 b G 1', 3, 'shorter'],
  ['two first moves', 'shogi', '4k4/9/4PG3/9/9/9/9/9/9 b G 1', 1, 'first-moves'],
  ['one that promotes or not', 'shogi', '7lk/9/7GP/9/9/9/9/9/9 b - 1', 1, 'first-moves'],
  ['another move of a gold', 'ogi', '7k/8/7+S/8/8/8/8/6R1 b P 1', 1, 'first-moves'],
  ['a needless piece', 'shogi', '4k4/9/4P4/9/9/9/9/9/P8 b G 1', 1, 'needless'],
  ['a needless piece of the defender', 'shogi', '4k4/9/4P4/9/9/9/9/p8/9 b G 1', 1, 'needless'],
  ['a needless piece in hand', 'shogi', '4k4/9/4P4/9/9/9/9/9/9 b GN 1', 1, 'needless'],
  ['mate with a pawn drop', 'shogi', '7lk/9/8G/9/9/9/9/9/9 b P 1', 1, 'no-mate'],
  ['two pawns on a file', 'yari', '6k/7/6+P/7/7/7/7/6P/5R1 b P 1', 1, 'no-mate'],
  ['a drop that holds', 'shogi', '8k/6G2/9/9/R8/9/9/9/9 b - 1', 1, 'no-mate'],
  [
    'a second way later on',
    'shogi',
    '1nk6/1sp1gS3/2r2N+B2/9/4G4/9/9/9/9 b 2G 1',
    11,
    'later-moves',
  ],
  ['a king of the attacker', 'shogi', '4k4/9/4P4/9/9/9/9/9/4K4 b G 1', 1, 'setting'],
])('unsound: %s', (_, id, sfen, plies, why) => {
  expect(verdict(id, sfen, plies)).toBe(why);
});

test('unsound: the defender lacks a piece in hand', () => {
  const variant = variantOf('shogi');
  const { placement } = readSfen(variant, '4k4/9/4P4/9/9/9/9/9/9 b G 1');
  expect(checkProblem(variant, placement, 1)).toEqual({ kind: 'unsound', why: 'setting' });
});

test('gives up where its positions end', () => {
  expect(verdict('shogi', '4k4/9/4P4/9/9/9/9/9/9 b GN 1', 3, 1)).toBe('too-wide');
});
