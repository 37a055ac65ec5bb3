import { defineConfig } from 'vitest/config';

const LONG = 'test/**/*.long.test.{ts,tsx}';
const NO_TESTS = '**/node_modules/**';

/**
 * `--mode long` runs the storms and random games that `npm test` leaves out. Files share the modules
 * of their worker, which takes half of the time: no test changes what a module holds.
 */
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    ...(mode === 'long'
      ? { include: [LONG], exclude: [NO_TESTS] }
      : { include: ['test/**/*.test.{ts,tsx}'], exclude: [LONG, NO_TESTS] }),
  },
}));
