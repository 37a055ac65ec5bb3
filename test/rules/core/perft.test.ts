import { describe, expect } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { perft, perftDivide } from '../../../source/rules/core/perft.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { readFixture } from '../../helpers/oracle.ts';
import { positionOf } from '../../helpers/play.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';

interface PerftRow {
  readonly name: string;
  readonly sfen: string;
  /** Leaf counts of depth 1 and on. */
  readonly nodes: readonly number[];
}

const ROWS: Readonly<Record<string, readonly PerftRow[]>> = JSON.parse(readFixture('perft.json'));

describe.each(VARIANTS.filter(({ id }) => id in ROWS))('leaf counts of $id', (variant) => {
  const rows = ROWS[variant.id] ?? [];

  sharedTest.each(shareOf(rows, 2))('$name', ({ sfen, nodes }) => {
    const position = positionOf(variant, sfen);
    const counts = nodes.map((_, index) => perft(position, index + 1));
    expect(counts).toEqual(nodes);
  });

  test('there is a row for the start and for every handicap', () => {
    const sfens = rows.map((row) => row.sfen);
    expect(sfens).toContain(variant.start);
    for (const handicap of variant.handicaps) expect(sfens).toContain(handicap.sfen);
  });

  test('counting without bulk gives the same', () => {
    for (const { sfen, nodes } of rows) {
      expect(perft(positionOf(variant, sfen), 2, false)).toBe(nodes[1]);
    }
  });

  test('the counts behind each move add up', () => {
    const { sfen, nodes } = itemAt(rows, 0);
    const position = positionOf(variant, sfen);
    const divided = perftDivide(position, 3);
    expect(divided.map(([move]) => move)).toEqual(legalMoves(position));
    expect(divided.reduce((sum, [, count]) => sum + count, 0)).toBe(nodes[2]);
  });
});

/** As the rules give them, apart from the fixture, which comes from Fairy-Stockfish. */
const FIRST_MOVES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  shogi: {
    lance: 30,
    bishop: 33,
    rook: 25,
    'rook-lance': 25,
    'two-piece': 26,
    'four-piece': 24,
    'six-piece': 24,
    'eight-piece': 20,
    'ten-piece': 14,
  },
  yari: {
    'left-yari-bishop': 18,
    'left-yari-rook': 19,
    'two-piece': 16,
    'four-piece': 13,
    'six-piece': 12,
  },
  ogi: {
    lance: 25,
    bishop: 28,
    rook: 22,
    'rook-lance': 22,
    'two-piece': 23,
    'four-piece': 21,
    'six-piece': 21,
    'eight-piece': 16,
  },
};

test.each(VARIANTS)('the handicaps of $id have the first moves of the rules', (variant) => {
  const counts = variant.handicaps.map(({ name, sfen }) => [
    name,
    legalMoves(positionOf(variant, sfen)).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual(FIRST_MOVES[variant.id] ?? {});
});
