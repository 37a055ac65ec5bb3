import { Worker } from 'node:worker_threads';
import type { Variant } from '../core/variant.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  type SearchLimits,
  type SearchReport,
} from './engine.ts';
import { workerFile } from './worker-file.ts';
import type { WorkerData, WorkerReply, WorkerRequest } from './worker-messages.ts';

export interface OwnEngineOptions {
  /** 1 to 10; missing for the full strength within the limits of a search. */
  readonly level?: number;
  /** Size of the table of positions in megabytes. Default: 64. */
  readonly hashMb?: number;
  /** Decides among moves about as good: the same seed, the same game. Default: 0. */
  readonly seed?: number;
}

interface Running {
  readonly id: number;
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly onReport: ((report: SearchReport) => void) | undefined;
}

/**
 * Our own search in a thread of its own. The thread starts with the first search, or when it is prepared, and keeps the
 * program alive only while it searches.
 */
export class OwnEngine implements Engine {
  readonly name: string;
  readonly #options: OwnEngineOptions;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));
  #worker: Worker | undefined;
  #variant: Variant | undefined;
  #running: Running | undefined;
  #searches = 0;
  #closed = false;

  constructor(options: OwnEngineOptions = {}) {
    this.#options = options;
    this.name = options.level === undefined ? 'Computer' : `Computer, level ${options.level}`;
  }

  prepare(): void {
    if (!this.#closed) this.#worker ??= this.#start();
  }

  search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    if (this.#closed) return Promise.reject(new EngineError('ended'));
    if (this.#running) throw new RangeError('a search runs already');
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#searches;
    const { variant, start, moves } = game;
    const { level, seed = 0 } = this.#options;
    const request: WorkerRequest = {
      id,
      ...(variant !== this.#variant && { variant }),
      game: { start, moves },
      limits,
      ...(level !== undefined && { level }),
      seed,
      askedMs: performance.timeOrigin + performance.now(),
    };
    this.#variant = variant;
    return new Promise((resolve, reject) => {
      this.#running = { id, resolve, reject, onReport };
      worker.ref();
      worker.postMessage(request);
    });
  }

  stop(): void {
    if (this.#running) Atomics.store(this.#stop, 0, this.#running.id);
  }

  close(): void {
    this.#closed = true;
    this.#running = undefined;
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const { hashMb = 64 } = this.#options;
    const worker = new Worker(workerFile(), {
      workerData: { stop: this.#stop, hashMb } satisfies WorkerData,
    });
    worker.unref();
    worker.on('message', (reply: WorkerReply) => this.#take(reply));
    worker.on('error', (error: Error) => this.#fail(worker, error.message));
    worker.on('exit', () => this.#fail(worker, 'the thread ended'));
    return worker;
  }

  #take(reply: WorkerReply): void {
    const running = this.#running;
    if (running?.id !== reply.id) return;
    switch (reply.kind) {
      case 'report':
        running.onReport?.(reply.report);
        return;
      case 'answer':
        this.#running = undefined;
        this.#worker?.unref();
        running.resolve(reply.answer);
        return;
      default:
        reply satisfies never;
    }
  }

  /** The next search starts a new thread. */
  #fail(worker: Worker, detail: string): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    this.#variant = undefined;
    const running = this.#running;
    this.#running = undefined;
    running?.reject(new EngineError('ended', detail));
  }
}
