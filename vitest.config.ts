import { defineConfig } from 'vitest/config';
import { cachesForVite, USERS_OF_CACHES } from './scripts/bundle/with-caches.mjs';
import { LongestFiles } from './test/helpers/longest-files.ts';

const LONG = 'test/**/*.long.test.{ts,tsx}';
const NO_TESTS = '**/node_modules/**';

/**
 * `--mode long` runs the storms and random games that `npm test` leaves out. Files share the modules
 * of their worker, which takes half of the time: no test changes what a module holds.
 */
export default defineConfig(({ mode }) => ({
  plugins: [cachesForVite],
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
    isolate: false,
    ...(mode === 'long'
      ? { include: [LONG], exclude: [NO_TESTS] }
      : { include: ['test/**/*.test.{ts,tsx}'], exclude: [LONG, NO_TESTS] }),
  },
}));
