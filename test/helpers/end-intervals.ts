const started = new Set<NodeJS.Timeout>();
const { setInterval: startInterval } = globalThis;

globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
  const timer = startInterval(...args);
  started.add(timer);
  return timer;
}) as typeof setInterval;

/**
 * Ends what a test file leaves to be done again and again. Files share a worker, which would look
 * after the games of all former ones.
 */
export function endIntervals(): void {
  for (const timer of started) clearInterval(timer);
  started.clear();
}
