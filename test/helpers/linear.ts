import { expect } from 'vitest';

export const SMALL = 4_000;
export const TIMES = 8;

/** What takes 8 times as long for 8 times as much is linear; what is quadratic takes 64 times. */
const MOST = 3 * TIMES;

/** Less than this is the noise of the machine. */
const NOISE_MS = 4;

/** CPU time of this process alone, in milliseconds; the least of several runs. */
async function costOf(runs: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const start = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/**
 * Work takes in proportion to its size.
 * @param workFor gives the work of a size
 * @param size the smaller of the two that are measured
 */
export async function expectLinear(
  workFor: (size: number) => () => unknown,
  size = SMALL,
): Promise<void> {
  const small = workFor(size);
  await small();
  const large = workFor(TIMES * size);
  let ratio = Number.POSITIVE_INFINITY;
  // A busy machine spoils a measurement now and then; what is quadratic fails in each.
  for (let tries = 0; tries < 3 && ratio >= MOST; tries++) {
    const least = Math.max(NOISE_MS, await costOf(2, small));
    ratio = (await costOf(1, large)) / least;
  }
  expect(ratio).toBeLessThan(MOST);
}
