import { vi } from 'vitest';

/** Repeats an expectation until it holds; on a busy machine that may take a while. */
export function eventually<T>(expectation: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expectation, { timeout: 30_000, interval: 10 });
}
