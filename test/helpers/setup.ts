import { afterAll, vi } from 'vitest';
import { cpuTime } from './cpu-time.ts';
import { endIntervals } from './end-intervals.ts';
import './no-fsync.ts';

// Runs before each test file, and what it imports once for all files of a worker.

const start = cpuTime();

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures in it
afterAll(async ({}, { file }) => {
  endIntervals();
  // What a file began to load, another of its worker would find failed.
  await vi.dynamicImportSettled();
  file.meta.cpuTime = cpuTime() - start;
});
