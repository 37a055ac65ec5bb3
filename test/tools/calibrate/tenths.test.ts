import { expect, test } from 'vitest';
import { type Tenth, tenthsOf, tenthsText } from '../../../tools/calibrate/tenths.ts';

const told = (game: number, chance: number, result: number) => ({ game, chance, result });
/** Half of four games in the tenth from 20 %, a won one in the last. */
const TOLD = [
  told(1, 0.2, 1),
  told(2, 0.2, 0),
  told(3, 0.29, 0.5),
  told(4, 0.29, 0.5),
  told(4, 1, 1),
];

const tenthOf = (positions: typeof TOLD, at: number): Tenth => {
  const tenth = tenthsOf(positions)[at];
  if (tenth === undefined) throw new RangeError(`nothing in tenth ${at}`);
  return tenth;
};

test('a tenth has the share won less the chance told', () => {
  expect(tenthsOf(TOLD).flatMap((tenth, at) => (tenth ? [at] : []))).toEqual([2, 9]);
  expect(tenthOf(TOLD, 2)).toMatchObject({ count: 4, miss: expect.closeTo(0.255, 9) });
  expect(tenthOf(TOLD, 9)).toEqual({ count: 1, miss: 0, error: 0 });
});

test('more games make the error less, more positions of the same games do not', () => {
  const { error } = tenthOf(TOLD, 2);
  const twice = [...TOLD, ...TOLD];
  const others = TOLD.map((one) => ({ ...one, game: one.game + 10 }));
  expect(error).toBeCloseTo(Math.sqrt(2 * 0.2 * 0.8 + 2 * 0.29 * 0.71) / 4, 9);
  expect(tenthOf(twice, 2).error).toBeCloseTo(error, 9);
  expect(tenthOf([...TOLD, ...others], 2).error).toBeCloseTo(error / Math.SQRT2, 9);
});

test('the text has the worst tenth and the mean of all positions', () => {
  expect(tenthsText(TOLD)).toBe(
    'worst 25.5, mean 20.4 of 5: -, -, 25.5 ± 21.4 (4), -, -, -, -, -, -, 0.0 ± 0.0 (1)',
  );
});
