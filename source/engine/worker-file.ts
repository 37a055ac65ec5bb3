/**
 * Where the built worker lies, which is the only form that a thread can run: beside the program,
 * whose parts stand one folder deeper. From the sources it is the one of the last build.
 */
export function workerFile(here: string = import.meta.url): URL {
  if (here.endsWith('.ts')) return new URL('../../dist/engine-worker.js', here);
  return new URL(/\/parts\/[^/]+$/.test(here) ? '../engine-worker.js' : './engine-worker.js', here);
}
