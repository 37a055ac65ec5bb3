import type { Schedule } from '../../source/terminal/keys.ts';

/** Timers whose clock a test moves by hand, and what that says. */
export function manualTimers(): {
  schedule: Schedule;
  advance(timeMs: number): void;
  nowMs(): number;
  /** How many are set. */
  count(): number;
  /** The time until the next timer is due; undefined if none is set. */
  nextInMs(): number | undefined;
} {
  let nowMs = 0;
  let timers: { atMs: number; callback: () => void }[] = [];
  return {
    nowMs: () => nowMs,
    count: () => timers.length,
    nextInMs() {
      if (timers.length === 0) return undefined;
      return Math.max(0, Math.min(...timers.map(({ atMs }) => atMs)) - nowMs);
    },
    schedule(callback, delayMs) {
      const timer = { atMs: nowMs + delayMs, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(timeMs) {
      const endMs = nowMs + timeMs;
      for (;;) {
        const next = timers.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        nowMs = next.atMs;
        next.callback();
      }
      nowMs = endMs;
    },
  };
}

/** Timers for which no time passes: what is scheduled happens at once. */
export function atOnce(callback: () => void): () => void {
  callback();
  return () => {};
}
