import { afterAll } from 'vitest';

// A setup file: what a test file leaves to be done again and again ends with it. Files share a
// worker, which would look after the games of all former ones.

const started = new Set<NodeJS.Timeout>();
const { setInterval: startInterval } = globalThis;

globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
  const timer = startInterval(...args);
  started.add(timer);
  return timer;
}) as typeof setInterval;

afterAll(() => {
  for (const timer of started) clearInterval(timer);
  globalThis.setInterval = startInterval;
});
