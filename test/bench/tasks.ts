/** What one library can be asked to measure: each task runs once and returns its leaf nodes. */
export type Tasks = Readonly<Record<string, () => number>>;

/** A measurement lasts at least this long; a task that is done earlier runs again. */
const LEAST_TIME_MS = 400;

/** Answers the runner: a message with the name of a task is answered by leaf nodes a second. */
export function serveTasks(tasks: Tasks): void {
  process.on('message', (name: string) => {
    const task = tasks[name];
    if (task === undefined) throw new RangeError(`no task ${name}`);
    process.send?.(measure(task));
  });
  process.send?.(Object.keys(tasks));
}

function measure(task: () => number): number {
  let nodes = 0;
  let timeMs = 0;
  const start = performance.now();
  do {
    nodes += task();
    timeMs = performance.now() - start;
  } while (timeMs < LEAST_TIME_MS);
  return (nodes / timeMs) * 1000;
}

/** Fails the run where a library, or our use of it, counts something else than is known. */
export function checkNodes(name: string, nodes: number, expected: number): void {
  if (nodes !== expected) throw new Error(`${name}: ${nodes} nodes instead of ${expected}`);
}
