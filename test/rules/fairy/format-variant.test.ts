import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { parseBetza } from '../../../source/rules/core/betza.ts';
import { rulesFingerprint } from '../../../source/rules/core/fingerprint.ts';
import type { PieceData, Variant } from '../../../source/rules/core/variant.ts';
import { formatVariantIni } from '../../../source/rules/fairy/format-variant.ts';
import { readVariants } from '../../../source/rules/fairy/read-variants.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { proseOf } from '../../../source/text/rules.ts';
import { MADE_UP, madeUpVariant } from '../../helpers/made-up.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { randomBetza } from '../../helpers/random-betza.ts';
import { partOf, sharedTest, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const expressible = VARIANTS.filter((variant) => formatVariantIni(variant) !== undefined);

function again(variant: Variant) {
  const { games, faults } = readVariants(
    formatVariantIni(variant, 'again', proseOf(ENGLISH, variant)) ?? '',
  );
  expect(faults).toEqual([]);
  return games[0]?.game;
}

const byLetter = (pieces: readonly PieceData[]) =>
  [...pieces].sort((a, b) => (a.sfen < b.sfen ? -1 : 1));

describe.each(expressible)('$id written and read', (variant) => {
  test('is the same game', () => {
    expect(rulesFingerprint(again(variant)?.rules as Variant)).toBe(rulesFingerprint(variant));
  });

  test('has its names, prose and handicaps', () => {
    const game = again(variant);
    expect(game?.prose).toEqual(proseOf(ENGLISH, variant));
    expect(game?.rules).toMatchObject({
      name: variant.name,
      kanji: variant.kanji,
      sources: variant.sources,
      handicaps: variant.handicaps.map(({ name, sfen }) => ({ name, sfen })),
    });
    const labels = (pieces: readonly PieceData[]) =>
      byLetter(pieces).map(({ hodges, front, back }) => [
        hodges,
        ...[front, back].map((face) => [face?.kanji, face?.kanji2, face?.romaji, face?.label]),
      ]);
    expect(labels(game?.rules.pieces ?? [])).toEqual(labels(variant.pieces));
  });
});

test('a game that Fairy-Stockfish cannot play has no description', () => {
  expect(formatVariantIni(variantOf('whale'))).toBeUndefined();
  expect(expressible.length).toBe(VARIANTS.length - 1);
});

test.each(MADE_UP)('$id written and read is the same game', (variant) => {
  expect(rulesFingerprint(again(variant)?.rules as Variant)).toBe(rulesFingerprint(variant));
});

sharedTest('games of any rules written and read are the same', () => {
  const rules = fc.record({
    zone: fc.integer({ min: 0, max: 8 }),
    promotion: fc.constantFrom('optional', 'mandatory'),
    drops: fc.constantFrom('legal', 'illegal'),
    pawnDropMate: fc.constantFrom('legal', 'illegal'),
    deadSquares: fc.constantFrom('legal', 'illegal'),
    noMoves: fc.constantFrom('loses', 'draws'),
    goalRanks: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    pawnsPerFile: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    repetition: fc.record({
      times: fc.integer({ min: 2, max: 9 }),
      result: fc.constantFrom(
        'draw',
        'black-loses',
        'white-loses',
        'repeater-loses',
        'repeater-wins',
      ),
      perpetualCheckLoses: fc.boolean(),
    }),
  });
  fc.assert(
    fc.property(rules, fc.integer(), ({ goalRanks, pawnsPerFile, ...other }, seed) => {
      const random = randomNumbers(seed);
      const betza = (): string => {
        const text = randomBetza(random);
        return parseBetza(text).ok ? text : betza();
      };
      const { pawnsPerFile: _, ...made } = madeUpVariant({
        id: 'any',
        ranks: 8,
        zone: 3,
        pieces: [
          ['A', betza(), betza()],
          ['C', betza()],
          ['E', betza(), betza()],
        ],
        first: '1ACKEA1',
      });
      const variant = {
        ...made,
        ...other,
        ...(goalRanks !== undefined && { goalRanks }),
        ...(pawnsPerFile !== undefined && { pawnsPerFile }),
      } as Variant;
      const { games, faults } = readVariants(formatVariantIni(variant, 'again') ?? '');
      const [fault] = faults;
      // Pieces by chance may give check, or stand dead, at the start.
      fc.pre(fault?.code !== 'start');
      expect(faults).toEqual([]);
      expect(rulesFingerprint(games[0]?.game.rules as Variant)).toBe(rulesFingerprint(variant));
    }),
    { numRuns: partOf(200) },
  );
});
