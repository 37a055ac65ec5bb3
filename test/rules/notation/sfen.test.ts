import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatSfen, parseSfen } from '../../../source/rules/notation/sfen.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { partOf, sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

describe.each(VARIANTS_OF_RUN)('$id', (variant) => {
  sharedTest('start positions are read and written back', () => {
    const starts = [variant.start, ...variant.handicaps.map(({ sfen }) => sfen)];
    expect(starts.map((sfen) => normalForm(variant, sfen))).toEqual(starts);
  });

  sharedTest('positions of random games are read back', () => {
    const property = fc.property(fc.integer(), (seed) => {
      forEachRandomPosition(variant, seed, (position) => {
        const found = { placement: position.snapshot(), moveNumber: position.depth + 1 };
        const read = parseSfen(variant, formatSfen(variant, found));
        expect(read).toEqual({ ok: true, value: found });
      });
    });
    fc.assert(property, { numRuns: partOf(3) });
  });
});

function normalForm(variant: Variant, sfen: string): string {
  const result = parseSfen(variant, sfen);
  return result.ok ? formatSfen(variant, result.value) : result.fault.code;
}

test.each([
  ['without a move number', shogi, '4k4/9/9/9/9/9/9/9/4K4 b -', '4k4/9/9/9/9/9/9/9/4K4 b - 1'],
  ['spaces', shogi, ' 4k4/9/9/9/9/9/9/9/4K4  w  -  7 ', '4k4/9/9/9/9/9/9/9/4K4 w - 7'],
  ['runs in pieces', shogi, '13k13/9/9/9/9/9/9/9/4K4 b - 1', '4k4/9/9/9/9/9/9/9/4K4 b - 1'],
  [
    'hands in any order',
    shogi,
    '4k4/9/9/9/9/9/9/9/4K4 b p2PbRgG 1',
    '4k4/9/9/9/9/9/9/9/4K4 b RG2Pbgp 1',
  ],
  [
    'hands in Yari shogi',
    yari,
    '3k3/7/7/7/7/7/7/7/3K3 b pnbrPNBR 1',
    '3k3/7/7/7/7/7/7/7/3K3 b RBNPrbnp 1',
  ],
  ['hands in Ogi', ogi, '3k4/8/8/8/8/8/8/3K4 b PLNSIBR 1', '3k4/8/8/8/8/8/8/3K4 b RBISNLP 1'],
  [
    'more pieces than a set',
    shogi,
    '4k4/9/9/9/9/9/9/9/4K4 b 18P9R 1',
    '4k4/9/9/9/9/9/9/9/4K4 b 9R18P 1',
  ],
  ['one royal piece', shogi, '4k4/9/9/9/9/9/9/9/9 b - 1', '4k4/9/9/9/9/9/9/9/9 b - 1'],
])('is read: %s', (_, variant, sfen, normal) => {
  expect(normalForm(variant, sfen)).toBe(normal);
});

test.each([
  ['nothing', shogi, '', 'sfen-fields'],
  ['a board alone', shogi, '4k4/9/9/9/9/9/9/9/4K4', 'sfen-fields'],
  ['a fifth field', shogi, '4k4/9/9/9/9/9/9/9/4K4 b - 1 1', 'sfen-fields'],
  ['too few ranks', shogi, '4k4/9/9/9/9/9/9/4K4 b - 1', 'rank-count'],
  ['too many ranks', ogi, '3k4/8/8/8/8/8/8/8/3K4 b - 1', 'rank-count'],
  ['a short rank', shogi, '4k3/9/9/9/9/9/9/9/4K4 b - 1', 'rank-length'],
  ['a long rank', yari, '3k4/7/7/7/7/7/7/7/3K3 b - 1', 'rank-length'],
  ['a long run', yari, '9/7/7/7/7/7/7/7/3K3 b - 1', 'rank-length'],
  ['an unknown letter', shogi, '4k4/9/9/4q4/9/9/9/9/4K4 b - 1', 'unknown-letter'],
  ['a letter of another game', ogi, '3k4/8/8/3g4/8/8/8/3K4 b - 1', 'unknown-letter'],
  ['a promoted gold', shogi, '4k4/9/9/4+g4/9/9/9/9/4K4 b - 1', 'not-promotable'],
  ['a lone plus', shogi, '4k3+/9/9/9/9/9/9/9/4K4 b - 1', 'unknown-letter'],
  ['a turn of neither side', shogi, '4k4/9/9/9/9/9/9/9/4K4 x - 1', 'turn'],
  ['a king in hand', shogi, '4k4/9/9/9/9/9/9/9/4K4 b K 1', 'royal-in-hand'],
  ['a promoted piece in hand', shogi, '4k4/9/9/9/9/9/9/9/4K4 b +P 1', 'promoted-in-hand'],
  ['a count of nothing', shogi, '4k4/9/9/9/9/9/9/9/4K4 b 2 1', 'hand'],
  ['a count of zero', shogi, '4k4/9/9/9/9/9/9/9/4K4 b 0P 1', 'hand'],
  ['an unknown letter in hand', yari, '3k3/7/7/7/7/7/7/7/3K3 b L 1', 'unknown-letter'],
  ['a move number of zero', shogi, '4k4/9/9/9/9/9/9/9/4K4 b - 0', 'move-number'],
  ['a move number in letters', shogi, '4k4/9/9/9/9/9/9/9/4K4 b - one', 'move-number'],
  ['no royal piece', shogi, '9/9/9/9/9/9/9/9/9 b - 1', 'no-royal'],
  ['a second royal piece', shogi, '4k4/9/9/9/9/9/9/9/3KK4 b - 1', 'second-royal'],
  ['a pawn that can never move', shogi, '4k3P/9/9/9/9/9/9/9/4K4 b - 1', 'dead-piece'],
  ['a knight that can never move', shogi, '4k4/9/9/9/9/9/9/n8/4K4 b - 1', 'dead-piece'],
  ['a yari bishop that can never move', yari, 'B2k3/7/7/7/7/7/7/7/3K3 b - 1', 'dead-piece'],
  ['two pawns on a file', shogi, '4k4/9/9/P8/9/P8/9/9/4K4 b - 1', 'many-pawns'],
  ['the side that has moved in check', shogi, '4k4/9/9/9/4R4/9/9/9/4K4 b - 1', 'left-in-check'],
])('is refused: %s', (_, variant, sfen, code) => {
  expect(normalForm(variant, sfen)).toBe(code);
});

test('a yari rook may stand on the farthest rank', () => {
  const sfen = 'R6/3k3/7/7/7/7/7/7/3K3 b - 1';
  expect(normalForm(yari, sfen)).toBe(sfen);
});

sharedTest.each(VARIANTS_OF_RUN)('any text is read without failing in $id', (variant) => {
  const hostile = fc.string({
    unit: fc.constantFrom(...'kKpPrRbB+123456789/ bw-0\u0000\ud800é'),
    maxLength: 80,
  });
  fc.assert(
    fc.property(hostile, (text) => {
      expect(typeof parseSfen(variant, text).ok).toBe('boolean');
    }),
  );
  expect(parseSfen(variant, '9/'.repeat(5_000)).ok).toBe(false);
  expect(parseSfen(variant, `${variant.start.replace(' -', ` ${'9'.repeat(10_000)}P`)}`).ok).toBe(
    false,
  );
});
