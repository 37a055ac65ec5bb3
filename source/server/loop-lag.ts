import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the loop of events is looked at. */
const LOOK_MS = 50;

/** How long a measurement counts. */
const WINDOW_MS = 10_000;

/**
 * Measures by how much the loop of events of this process is late, from now on.
 * @returns gives what 99 of 100 looks of the last ten seconds stay below, in milliseconds
 */
export function measureLag(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: LOOK_MS });
  // The time from one look to the next is counted, with what lies between them in any case.
  const lateMs = () => Math.max(0, histogram.percentile(99) / 1e6 - LOOK_MS);
  let lastMs = 0;
  histogram.enable();
  setInterval(() => {
    lastMs = lateMs();
    histogram.reset();
  }, WINDOW_MS).unref();
  return () => Math.max(lastMs, lateMs());
}
