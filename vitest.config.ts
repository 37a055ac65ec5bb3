import { defineConfig } from 'vitest/config';

const LONG = 'test/**/*.long.test.{ts,tsx}';

/** `--mode long` runs the storms and random games that `npm test` leaves out. */
export default defineConfig(({ mode }) => ({
  test: {
    ...(mode === 'long'
      ? { include: [LONG] }
      : { include: ['test/**/*.test.{ts,tsx}'], exclude: [LONG, '**/node_modules/**'] }),
    maxWorkers: 2,
    // No test changes what modules hold; to load them anew for each file takes a third of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
