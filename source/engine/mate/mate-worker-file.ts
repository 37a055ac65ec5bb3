/**
 * The file of the built thread that looks for mates. It lies beside the program; the sources use
 * that of the last build.
 */
export function mateWorkerFile(here: string = import.meta.url): URL {
  return new URL(here.endsWith('.ts') ? '../../../dist/mate-worker.js' : 'mate-worker.js', here);
}
