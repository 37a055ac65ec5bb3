/** Runs something that hears of Ctrl-C by its signal. A second Ctrl-C ends the program at once. */
export async function untilInterrupt<Done>(
  run: (signal: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const interruption = new AbortController();
  const onInterrupt = () => interruption.abort();
  process.once('SIGINT', onInterrupt);
  try {
    return await run(interruption.signal);
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}
