import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { formatHodges, formatHodgesList } from '../../../source/rules/notation/hodges.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { moveOf, positionOf } from '../../helpers/play.ts';
import { partOf, sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

const ROWS = [
  ['a plain move', shogi, shogi.start, '7g7f', 'P-7f'],
  ['an origin between two that can go', yari, yari.start, '6i5h', 'YB6i-5h'],
  ['the other of the two', yari, yari.start, '5i5h', 'YB5i-5h'],
  ['no origin where only one can go', shogi, shogi.start, '4i3h', 'G-3h'],
  ['an origin and a capture', shogi, '4k4/9/9/9/4p4/3S1S3/9/9/4K4 b - 1', '6f5e', 'S6fx5e'],
  ['a pinned piece is no rival', shogi, '4k4/4r4/9/9/9/9/4G4/9/4K1G2 b - 1', '3i4h', 'G-4h'],
  [
    'a promoted piece is no rival of an unpromoted',
    shogi,
    '4k4/9/9/9/9/3S1+S3/9/9/4K4 b - 1',
    '6f5e',
    'S-5e',
  ],
  ['the promoted piece itself', shogi, '4k4/9/9/9/9/3S1+S3/9/9/4K4 b - 1', '4f5e', '+S-5e'],
  ['a piece in hand is no rival', shogi, '4k4/9/9/9/9/3S5/9/9/4K4 b S 1', '6f5e', 'S-5e'],
  ['a drop', shogi, '4k4/9/9/9/9/3S5/9/9/4K4 b S 1', 'S*5e', 'S*5e'],
  [
    'a promotion with a capture',
    shogi,
    'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1',
    '8h2b+',
    'Bx2b+',
  ],
  [
    'a promotion declined',
    shogi,
    'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1',
    '8h2b',
    'Bx2b=',
  ],
  ['a move out of the zone', shogi, '4k4/9/2S6/9/9/9/9/9/4K4 b - 1', '7c8d+', 'S-8d+'],
  ['a forced promotion', yari, '6k/1N5/7/7/7/7/7/7/6K b - 1', '6b6a+', 'YN-6a+'],
  ['a mandatory promotion', ogi, '7k/8/2S5/8/8/8/8/K7 b - 1', '6c5b+', 'S-5b+'],
  ['a gold has no suffix in the zone', shogi, '4k4/9/2G6/9/9/9/9/9/4K4 b - 1', '7c7b', 'G-7b'],
  ['a king has no suffix in the zone', shogi, '4k4/9/2K6/9/9/9/9/9/9 b - 1', '7c7b', 'K-7b'],
  ['a promoted piece has no suffix', yari, '6k/7/+R6/7/7/7/7/7/6K b - 1', '7c6c', '+YR-6c'],
  ['a drop in the zone has no suffix', ogi, '7k/8/8/8/8/8/8/K7 b I 1', 'I*5b', 'I*5b'],
  ['White', shogi, '4k4/9/9/9/9/6p2/9/9/4K4 w - 1', '3f3g+', 'P-3g+'],
] as const;

describe('printing', () => {
  test.each(ROWS)('%s', (_, variant, sfen, usi, text) => {
    const position = positionOf(variant, sfen);
    const move = moveOf(variant, usi);
    expect(formatHodges(position, move)).toBe(text);
    const listed = formatHodgesList(position).find((printed) => printed.move === move);
    expect(listed?.text).toBe(text);
  });
});

describe.each(VARIANTS_OF_RUN)('in random games of $id', (variant) => {
  sharedTest(
    'no two legal moves are printed alike, and the list agrees with the single move',
    () => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          forEachRandomPosition(variant, seed, (position) => {
            const list = formatHodgesList(position);
            expect(new Set(list.map(({ text }) => text)).size).toBe(list.length);
            const first = itemAt(list, 0);
            expect([formatUsi(variant, first.move), formatHodges(position, first.move)]).toEqual([
              formatUsi(variant, first.move),
              first.text,
            ]);
          });
        }),
        { numRuns: partOf(10) },
      );
    },
  );
});
