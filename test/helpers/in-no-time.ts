import { vi } from 'vitest';

const STEP_MS = 25;
const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Does what waits for timers of the system: for those, time passes at once meanwhile. */
export async function inNoTime<Value>(work: () => Promise<Value>): Promise<Value> {
  vi.useFakeTimers({ toFake: [...FAKED] });
  try {
    let isOver = false;
    const value = work().finally(() => {
      isOver = true;
    });
    // Each step leaves time for what waits for something else, such as the disk.
    for (; !isOver; await new Promise(setImmediate)) vi.advanceTimersByTime(STEP_MS);
    return await value;
  } finally {
    vi.useRealTimers();
  }
}
