import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseBetza } from '../../../source/rules/core/betza.ts';
import { whyIllegal } from '../../../source/rules/core/illegal.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { perft } from '../../../source/rules/core/perft.ts';
import { makeSquare } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { agreesWithFfish, agreesWithSlowMoves, partsAgree } from '../../helpers/check-moves.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { type Ffish, openFfish } from '../../helpers/ffish.ts';
import { HARDER, MADE_UP, madeUpVariant } from '../../helpers/made-up.ts';
import { legalUsi, positionOf } from '../../helpers/play.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { randomBetza } from '../../helpers/random-betza.ts';

/*
 * Games made up of the pieces that the three games do not have: limited slides, leaps of two
 * squares along a line, riders of leaps, intersections, dead ends. Random games
 * of them are played with another seed by `KOMADAI_SEED=7 npm run test:long`.
 */

const SEED = Number(process.env.KOMADAI_SEED ?? 20240517);
const seeds = (count: number) => Array.from({ length: count }, (_, at) => SEED + at);
const PLIES = 200;

let ffish: Ffish;
beforeAll(async () => {
  console.info(`random games with seed ${SEED}`);
  ffish = await openFfish();
  for (const variant of MADE_UP) await ffish.describe(variant);
});
afterAll(() => ffish?.close());

describe.each(partOfDay(MADE_UP, 8))('$id', { timeout: 300_000 }, (variant) => {
  test('has as many lines of 4 moves as Fairy-Stockfish counts', async () => {
    const ours = perft(positionOf(variant, variant.start), 4);
    expect(ours).toBe(await ffish.perft(variant, variant.start, 4));
  });

  test('has the legal moves of Fairy-Stockfish in random games', async () => {
    await agreesWithFfish(ffish, variant, seeds(7), PLIES);
  });
});

describe.each(partOfDay([...MADE_UP, ...HARDER], 12))('$id', { timeout: 300_000 }, (variant) => {
  test('has the legal moves that are found in the plainest way', () => {
    agreesWithSlowMoves(variant, seeds(1), PLIES);
  });

  test('has stages, checks, moves to a square and reasons that agree with them', () => {
    partsAgree(variant, seeds(2), PLIES);
  });
});

test('a piece may not move where it could never move again', () => {
  const deadends = MADE_UP.find(({ id }) => id === 'deadends') as Variant;
  const position = positionOf(deadends, '3k3/A6/7/C6/7/7/7/3K3 b - 1');
  expect(legalUsi(position).filter((usi) => usi.startsWith('7'))).toEqual([]);
  const piece = { kind: 1, promoted: false };
  const [file, rank] = [7, 2];
  const to = makeSquare(7, 1);
  const attempt = { drop: false, piece, from: { file, rank }, to, capture: false } as const;
  expect(whyIllegal(position, attempt)).toEqual({ code: 'dead-move', piece, square: to });
});

test('pieces by random texts move as those of Fairy-Stockfish', async () => {
  const random = randomNumbers(11);
  const letters = [...'ACEFIJMOQT'];
  for (let number = 0; number < 30; number++) {
    const texts: string[] = [];
    while (texts.length < letters.length) {
      const text = randomBetza(random);
      if (parseBetza(text).ok) texts.push(text);
    }
    const variant = madeUpVariant({
      id: `random${number}`,
      ranks: 9,
      zone: 1,
      pieces: letters.map((letter, at) => [letter, itemAt(texts, at)]),
      first: 'AAAAKAAAA',
    });
    await ffish.describe(variant);
    // The kings stand where no stride leads.
    const sfens = letters.map((letter) => `1k7/9/9/9/4${letter}4/9/9/9/7K1 b - 1`);
    const theirs = await ffish.legalMoves(variant, sfens);
    for (const [at, sfen] of sfens.entries()) {
      expect(legalUsi(positionOf(variant, sfen)), texts[at]).toEqual(itemAt(theirs, at).sort());
    }
  }
});
