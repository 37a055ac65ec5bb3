/**
 * The file of the built worker, since a thread cannot run the sources. It lies beside the program;
 * the sources use that of the last build.
 */
export function workerFile(here: string = import.meta.url): URL {
  return new URL(
    here.endsWith('.ts') ? '../../../dist/engine-worker.js' : 'engine-worker.js',
    here,
  );
}
