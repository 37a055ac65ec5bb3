import { expect, test } from 'vitest';
import { parseSfen } from '../../source/rules/notation/sfen.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { records } from '../../source/text/en/records.ts';
import { variantOf } from '../helpers/variant-of.ts';

const { sfenFaultText } = records;

const NINE = '/9/9/9/9/9/9/9/K8';

test.each([
  [
    'shogi',
    '',
    `the SFEN is empty; it has board, turn, hands and a move number, as in ${shogi.start}`,
  ],
  ['shogi', 'x', 'an SFEN has 3 or 4 parts (board, turn, hands, move number), not 1'],
  ['shogi', '9/9 b - 1', 'the board of shogi has 9 ranks, not 2'],
  ['ogi', '9/9 b - 1', 'the board of Ogi has 8 ranks, not 2'],
  ['shogi', `8${NINE} b - 1`, 'rank a has 8 squares instead of 9'],
  ['shogi', `4k5${NINE} b - 1`, 'rank a has 10 squares instead of 9'],
  ['shogi', `4q4${NINE} b - 1`, 'shogi has no piece "q"; its letters are K R B G S N L P'],
  ['yari', '3g3/7/7/7/7/7/7/7/7 b - 1', 'Yari shogi has no piece "g"; its letters are K R B N P'],
  ['shogi', `4k4/4+G4/9/9/9/9/9/9/K8 b - 1`, '"+G" does not promote; these do: +R +B +S +N +L +P'],
  ['shogi', `4k4${NINE} x - 1`, 'the side to move is b or w, not "x"'],
  ['shogi', `4k4${NINE} b 2 1`, '"2" is no hand; one reads like 2Pb, or - for none'],
  [
    'shogi',
    `4k4${NINE} b +P 1`,
    'a promoted piece (+P) cannot be in hand; captured pieces turn back',
  ],
  ['yari', '3k3/7/7/7/7/7/7/7/7 b K 1', 'the general (K) cannot be in hand'],
  ['shogi', `4k4${NINE} b - 0`, 'the move number is a whole number from 1 to 999999, not "0"'],
  ['shogi', '9/9/9/9/9/9/9/9/9 b - 1', 'neither side has a king; one side at least needs one'],
  ['shogi', '9/9/9/9/9/9/9/9/KK7 b - 1', 'Black has a second king on 9i; a side has one at most'],
  [
    'shogi',
    `N3k4${NINE} b - 1`,
    'the unpromoted knight on 9a could never move; there it must be promoted',
  ],
  [
    'shogi',
    '4k4/9/9/4P4/4P4/9/9/9/K8 b - 1',
    'Black has 2 unpromoted pawns on file 5; at most 1 may stand there',
  ],
  [
    'shogi',
    '4k4/4R4/9/9/9/9/9/9/K8 b - 1',
    "White has just moved and stands in check; it would have to be White's turn",
  ],
] as const)('%s %s', (id, sfen, text) => {
  const variant = variantOf(id);
  const result = parseSfen(variant, sfen);
  expect(!result.ok && sfenFaultText(result.fault, variant)).toBe(text);
});
