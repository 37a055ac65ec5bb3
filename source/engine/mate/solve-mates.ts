import type { EngineGame } from '../engine.ts';
import type { MateResult } from './mate-search.ts';
import { mateWorkerFile } from './mate-worker-file.ts';
import type { MateReply, MateRequest, MateWorkerData } from './mate-worker-messages.ts';

/** How many threads solve at the same time. */
const MOST_THREADS = 2;
/** A path through a long mate is as deep as it is long. */
const STACK_MB = 16;

/** Why a problem has no result: the solver was stopped. */
export class SolvingStopped extends Error {}

/** The bounds of a solver of problems. */
export interface SolvingLimits {
  /** The time for each problem. */
  readonly timeMs: number;
  /** The size of all tables of positions together. */
  readonly memoryMb: number;
  /** Ends the threads; what is not solved then rejects with `SolvingStopped`. Default: nothing does */
  readonly signal?: AbortSignal;
}

/** The result for a problem. */
export interface SolvedProblem {
  readonly result: MateResult;
  readonly timeMs: number;
}

/** How far the solver is. */
export interface SolvingProgress {
  readonly done: number;
  /** Moves looked at for the problems that are in work. */
  readonly nodes: number;
}

/**
 * Solves problems, two at a time, and gives the results in the order of the problems. Rejects if a
 * thread fails. Leaving the loop early ends the threads.
 */
export async function* solveMates(
  games: readonly EngineGame[],
  { timeMs, memoryMb, signal }: SolvingLimits,
  onProgress: (progress: SolvingProgress) => void,
): AsyncGenerator<SolvedProblem, void, undefined> {
  const { Worker } = process.getBuiltinModule('node:worker_threads');
  const count = Math.min(MOST_THREADS, games.length);
  const results = games.map(() => deferred());
  // Somebody may wait for an earlier one when a later one fails.
  for (const { promise } of results) promise.catch(() => {});
  const nodes = new Array<number>(count).fill(0);
  let next = 0;
  let done = 0;
  const fail = (error: Error) => {
    for (const { reject } of results) reject(error);
  };
  const tell = () => onProgress({ done, nodes: nodes.reduce((sum, one) => sum + one, 0) });
  const threads = Array.from({ length: count }, (_, thread) => {
    const workerData: MateWorkerData = { memoryMb: memoryMb / count };
    const resourceLimits = { stackSizeMb: STACK_MB };
    const worker = new Worker(mateWorkerFile(), { workerData, resourceLimits });
    let current: Deferred | undefined;
    const goOn = () => {
      const game = games[next];
      current = results[next++];
      nodes[thread] = 0;
      if (game === undefined) {
        void worker.terminate();
        return;
      }
      const request: MateRequest = { game, timeMs };
      worker.postMessage(request);
    };
    worker.on('message', (reply: MateReply) => {
      if (reply.kind === 'progress') nodes[thread] = reply.nodes;
      else {
        done++;
        current?.resolve(reply);
        goOn();
      }
      tell();
    });
    worker.on('error', fail);
    goOn();
    return worker;
  });
  const stop = () => fail(new SolvingStopped('the search was stopped'));
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for (const { promise } of results) yield await promise;
  } finally {
    signal?.removeEventListener('abort', stop);
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
}

/** A result that is still to come. */
interface Deferred {
  readonly promise: Promise<SolvedProblem>;
  readonly resolve: (solved: SolvedProblem) => void;
  readonly reject: (error: Error) => void;
}

function deferred(): Deferred {
  let resolve: Deferred['resolve'] = () => {};
  let reject: Deferred['reject'] = () => {};
  const promise = new Promise<SolvedProblem>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
}
