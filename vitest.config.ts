import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { cachesForVite, USERS_OF_CACHES } from './scripts/bundle/with-caches.mjs';
import { LongestFiles } from './test/helpers/longest-files.ts';
import { SlowFirst } from './test/helpers/slow-first.ts';

/** Run by `--mode long` alone: storms, random games, the tools of developers. */
const LONG = 'test/**/*.long.test.{ts,tsx}';
/** Whose tables of games and random cases are shared between the two runs. */
const SHARED = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `test/${name}`)
  .filter((path) => readFileSync(path, 'utf8').match(/(run-size|(many|random)-positions)\.ts/));
/** A file system in memory, where one has room: what tests write need not outlive the run. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 ** 31;
const NO_TESTS = '**/node_modules/**';
/**
 * A test runs most code a few times: V8 compiles it for speed later than usual, and collects young
 * objects less often, in the thread itself. A sixth of the CPU time. Not each V8 knows all flags.
 */
const FOR_SHORT_RUNS = [
  '--interrupt-budget=600000',
  '--single-threaded-gc',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
];

/**
 * `--mode long` runs what `npm test` leaves out. Files share the modules of their worker, which
 * takes half of the time: no test changes what a module holds.
 */
export default defineConfig(({ mode }) => ({
  plugins: [cachesForVite],
  // React of production, as in the build.
  oxc: { jsx: { development: false } },
  test: {
    server: { deps: { inline: [USERS_OF_CACHES] } },
    experimental: { fsModuleCache: true },
    setupFiles: ['test/helpers/setup.ts'],
    reporters: ['default', new LongestFiles()],
    sequence: { sequencer: SlowFirst },
    // Tests of the long run wait for programs that they start.
    maxWorkers: mode === 'long' ? 3 : 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
    execArgv: knownFlags(FOR_SHORT_RUNS),
    env: { NODE_ENV: 'production', TEST_MODE: mode, TMPDIR: temporaryFolder() },
    ...(mode === 'long'
      ? { include: [LONG, ...SHARED], exclude: [NO_TESTS] }
      : { include: ['test/**/*.test.{ts,tsx}'], exclude: [LONG, NO_TESTS] }),
  },
}));

function temporaryFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < NEEDED_BYTES ? tmpdir() : MEMORY;
}

function knownFlags(flags: readonly string[]): string[] {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return flags.filter((flag) => known.includes(`${flag.replace(/=.*/, '')} `));
}
