import { defineConfig } from 'vitest/config';
import { cachesForVite, USERS_OF_CACHES } from './scripts/bundle/with-caches.mjs';
import { kernelsForVite } from './scripts/bundle/with-kernels.mjs';
import { LongestFiles } from './test/helpers/longest-files.ts';

const LONG = 'test/**/*.long.test.{ts,tsx}';
const NO_TESTS = '**/node_modules/**';

/** They put another module in the place of one of ours, or load ours anew. */
const MOCKING = [
  'test/one-more-game.test.ts',
  'test/game-from-a-file.test.ts',
  'test/settings/variant-files.test.ts',
];

/**
 * `--mode long` runs the storms and random games that `npm test` leaves out. Files share the modules
 * of their worker, which takes half of the time: no test changes what a module holds.
 */
export default defineConfig(({ mode }) => ({
  plugins: [cachesForVite, kernelsForVite],
  // React of production, as in the build.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    server: { deps: { inline: [USERS_OF_CACHES] } },
    setupFiles: ['test/helpers/cpu-time.ts'],
    reporters: ['default', new LongestFiles()],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          ...(mode === 'long'
            ? { include: [LONG], exclude: [NO_TESTS] }
            : { include: ['test/**/*.test.{ts,tsx}'], exclude: [LONG, NO_TESTS, ...MOCKING] }),
        },
      },
      ...(mode === 'long'
        ? []
        : [{ extends: true as const, test: { name: 'mocking', include: MOCKING } }]),
    ],
  },
}));
