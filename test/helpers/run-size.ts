import { test as anyTest, type TestAPI } from 'vitest';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { FEW_VARIANTS } from './variant-of.ts';

// What `npm test` leaves out and `npm run test:long` makes up for: that runs each file that imports
// this one as well.

/** Whether the long run runs. */
export const isLong = process.env.TEST_MODE === 'long';

/** It has each form of `test`, which its type does not say. */
const skipped = anyTest.skip as TestAPI;

/** A test of the long run alone. */
export const longTest: TestAPI = isLong ? anyTest : skipped;

/** A test of both runs, each of which tries cases of its own. */
export const sharedTest: TestAPI = anyTest;

/** A test that would try the same in both runs: of the short run alone. */
export const test: TestAPI = isLong ? skipped : anyTest;

const SHORT = FEW_VARIANTS.slice(0, 2);

/** The games that a table goes through: two, and the others in the long run. */
export const VARIANTS_OF_RUN = isLong
  ? VARIANTS.filter((variant) => !SHORT.includes(variant))
  : SHORT;

/** The seeds of so many random games. */
export function seedsOf(games: number): number[] {
  return Array.from({ length: partOf(games) }, (_, index) => index + 1);
}

/** The rows of a table: one of some, and the others in the long run. */
export function shareOf<Row>(rows: readonly Row[], some = 4): Row[] {
  return rows.filter((_, index) => (index % some === 0) !== isLong);
}

/** The step from case to case of a row: all are tried in the long run. */
export function stepOf(step: number): number {
  return isLong ? 1 : step;
}

/** How many of so many random cases are tried: a tenth, and all in the long run. */
export function partOf(runs: number): number {
  return isLong ? runs : Math.ceil(runs / 10);
}
