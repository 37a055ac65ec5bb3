import { Worker } from 'node:worker_threads';
import type { Variant } from '../../rules/core/variant.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  type SearchLimits,
  type SearchReport,
} from '../engine.ts';
import { levelOf } from '../levels.ts';
import { workerFile } from './worker-file.ts';
import type { NoNet, WorkerData, WorkerReply, WorkerRequest } from './worker-messages.ts';

/** How a search plays. */
export interface SearchStyle {
  /** 1 to 10. Default: full strength within the limits of a search. */
  readonly level?: number;
  /** Decides among moves that are about equal: the same seed plays the same game. Default: 0. */
  readonly seed?: number;
  /** Whether it claims an impasse that gives it the game. Default: no. */
  readonly declares?: boolean;
}

export interface OwnEngineOptions extends SearchStyle {
  /** Size of the table of positions in megabytes. Default: 64. */
  readonly hashMb?: number;
  /** Whether its thread gives way to all others. Default: no. */
  readonly givesWay?: boolean;
  /** Hears why the thread judges a game without the net that comes with it, once a game. */
  readonly onNoNet?: (missing: NoNet) => void;
}

interface Running {
  readonly id: number;
  /** Whether it ponders, so that nobody waits for the answer. */
  readonly ponders: boolean;
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly onReport: ((report: SearchReport) => void) | undefined;
}

/**
 * Our search in a thread of its own. The thread starts with `prepare` or the first search. It keeps
 * the program alive only while it searches.
 */
export class OwnEngine implements Engine {
  readonly name: string;
  readonly #options: OwnEngineOptions;
  readonly #stop = new Int32Array(new SharedArrayBuffer(8));
  #worker: Worker | undefined;
  #variant: Variant | undefined;
  #running: Running | undefined;
  #searches = 0;
  /** The games without their nets that were told. */
  readonly #withoutNet = new Set<string>();
  #closed = false;

  constructor(options: OwnEngineOptions = {}) {
    this.#options = options;
    this.name = options.level === undefined ? 'Computer' : `Computer, level ${options.level}`;
  }

  prepare(): void {
    if (!this.#closed) this.#worker ??= this.#start(true);
  }

  /** @param style Default: that of the engine */
  search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
    style: SearchStyle = this.#options,
  ): Promise<EngineAnswer> {
    if (this.#closed) return Promise.reject(new EngineError('ended'));
    if (this.#running?.ponders) this.#endPondering();
    if (this.#running) throw new RangeError('a search runs already');
    return new Promise((resolve, reject) => {
      const running = { ponders: false, resolve, reject, onReport };
      const worker = this.#send(game, limits, style, running);
      worker.ref();
    });
  }

  /**
   * Fills the table of positions. Levels that are bounded by nodes do not ponder, since they play
   * alike on every machine.
   */
  ponder(game: EngineGame, _limits: SearchLimits): void {
    const { level } = this.#options;
    const isBounded = level !== undefined && levelOf(level).nodes !== undefined;
    if (isBounded || this.#closed || this.#running) return;
    const limits = { timeMs: Number.POSITIVE_INFINITY };
    const ignore = () => {};
    const running = { ponders: true, resolve: ignore, reject: ignore, onReport: ignore };
    this.#send(game, limits, this.#options, running);
  }

  stop(): void {
    if (this.#running?.ponders) this.#endPondering();
    else if (this.#running) Atomics.store(this.#stop, 0, this.#running.id);
  }

  close(): void {
    this.#closed = true;
    this.#running = undefined;
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** Ignores what the thread still answers. */
  #endPondering(): void {
    if (this.#running) Atomics.store(this.#stop, 0, this.#running.id);
    this.#running = undefined;
  }

  /** Gives the thread a search, which begins when the one before has ended. */
  #send(
    game: EngineGame,
    limits: SearchLimits,
    { level, seed = 0, declares = false }: SearchStyle,
    running: Omit<Running, 'id'>,
  ): Worker {
    this.#worker ??= this.#start(false);
    const worker = this.#worker;
    const id = ++this.#searches;
    Atomics.store(this.#stop, 1, id);
    const { variant, start, moves } = game;
    const request: WorkerRequest = {
      id,
      ...(variant !== this.#variant && { variant }),
      game: { start, moves },
      limits,
      ...(level !== undefined && { level }),
      seed,
      declares,
      askedMs: performance.timeOrigin + performance.now(),
    };
    this.#variant = variant;
    this.#running = { id, ...running };
    worker.postMessage(request);
    return worker;
  }

  #start(warmsUp: boolean): Worker {
    const { hashMb = 64, givesWay = false } = this.#options;
    const worker = new Worker(workerFile(), {
      workerData: { stop: this.#stop, hashMb, givesWay, warmsUp } satisfies WorkerData,
    });
    worker.unref();
    worker.on('message', (reply: WorkerReply) => this.#take(reply));
    worker.on('error', (error: Error) => this.#fail(worker, error.message));
    worker.on('exit', () => this.#fail(worker, 'the thread ended'));
    return worker;
  }

  #take(reply: WorkerReply): void {
    if (reply.kind === 'no-net') {
      // The thread says it again when it comes back to a game.
      const { variant } = reply;
      if (!this.#withoutNet.has(variant.id)) this.#options.onNoNet?.(reply);
      this.#withoutNet.add(variant.id);
      return;
    }
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

  /** Drops the thread; the next search starts a new one. */
  #fail(worker: Worker, detail: string): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    this.#variant = undefined;
    const running = this.#running;
    this.#running = undefined;
    running?.reject(new EngineError('ended', detail));
  }
}
