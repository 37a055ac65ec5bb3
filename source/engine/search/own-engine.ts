import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Variant } from '../../rules/core/variant.ts';
import { variantFileOf } from '../../rules/variants/index.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  evenGame,
  type SearchLimits,
  type SearchReport,
} from '../engine.ts';
import { levelOf } from '../levels.ts';
import { SharedState } from './shared-state.ts';
import { sharedTableMemory } from './transposition-table.ts';
import { workerFile } from './worker-file.ts';
import type { Lack, WorkerData, WorkerReply, WorkerRequest } from './worker-messages.ts';

/** How a search plays. */
export interface SearchStyle {
  /** 1 to 10. Default: full strength within the limits of a search. */
  readonly level?: number;
  /** Decides among moves that are about equal: the same seed plays the same game. Default: 0. */
  readonly seed?: number;
  /** Whether it claims an impasse that gives it the game. Default: no. */
  readonly declares?: boolean;
  /** Whether it plays from the book of openings, as far as its level does. Default: no. */
  readonly usesBook?: boolean;
}

export interface OwnEngineOptions extends SearchStyle {
  /** Size of the table of positions in megabytes. Default: 64. */
  readonly hashMb?: number;
  /** Whether its thread gives way to all others. Default: no. */
  readonly givesWay?: boolean;
  /**
   * 2 for a second thread that helps where no level or limit counts nodes, and no mate is asked for.
   * Default: 1.
   */
  readonly threads?: 1 | 2;
  /** Hears once which file that comes with the program the thread cannot use. */
  readonly onLack?: (lack: Lack) => void;
}

/** Threads of a search that may take all of the machine. @param cores those of the machine */
export function searchThreads(cores = availableParallelism()): 1 | 2 {
  return cores >= 2 ? 2 : 1;
}

/** A search for practice: the first ten thousands of nodes take several times as long as others. */
const PRACTICE: SearchLimits = { nodes: 60_000, timeMs: 2000 };
/** The moves of the next game of an engine are drawn anew. */
const GAME_STEP = 10_007;

interface Running {
  readonly id: number;
  /** Whether it ponders or is for practice, so that another search ends it. */
  readonly ponders: boolean;
  readonly resolve: (answer: EngineAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly onReport: ((report: SearchReport) => void) | undefined;
}

/**
 * Our search in a thread of its own, or in two. They start with `prepare` or the first search, and
 * keep the program alive only while they search.
 */
export class OwnEngine implements Engine {
  readonly name: string;
  #options: OwnEngineOptions;
  readonly #state = new SharedState();
  #worker: Worker | undefined;
  #helper: Worker | undefined;
  #variant: Variant | undefined;
  #running: Running | undefined;
  #searches = 0;
  /** The lacks that were told. */
  readonly #lacks = new Set<string>();
  #closed = false;

  constructor(options: OwnEngineOptions = {}) {
    this.#options = options;
    this.name = options.level === undefined ? 'Computer' : `Computer, level ${options.level}`;
  }

  /** Searches for practice, and so opens all that the game needs. */
  prepare(variant: Variant): Promise<void> {
    if (this.#closed || this.#running || variant === this.#variant) return Promise.resolve();
    const style = { ...this.#options, usesBook: false, declares: false };
    return new Promise((resolve) => {
      const done = () => resolve();
      const running = { ponders: true, resolve: done, reject: done, onReport: undefined };
      this.#send(evenGame(variant), PRACTICE, style, running, true).ref();
    });
  }

  newGame(): void {
    this.#options = { ...this.#options, seed: (this.#options.seed ?? 0) + GAME_STEP };
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
    this.#send(game, limits, { ...this.#options, usesBook: false }, running);
  }

  stop(): void {
    if (this.#running?.ponders) this.#endPondering();
    else if (this.#running) this.#state.stop(this.#running.id);
  }

  close(): void {
    this.#closed = true;
    this.#running = undefined;
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#endHelper();
  }

  #endHelper(): void {
    void this.#helper?.terminate();
    this.#helper = undefined;
  }

  /** Ignores what the thread still answers. */
  #endPondering(): void {
    if (!this.#running) return;
    this.#state.stop(this.#running.id);
    this.#running.resolve({ kind: 'none' });
    this.#running = undefined;
    this.#worker?.unref();
  }

  /** Gives the thread a search, which begins when the one before has ended. */
  #send(
    game: EngineGame,
    limits: SearchLimits,
    { level, seed = 0, declares = false, usesBook = false }: SearchStyle,
    running: Omit<Running, 'id'>,
    isPractice = false,
  ): Worker {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = ++this.#searches;
    const { variant, start, moves } = game;
    const request: WorkerRequest = {
      id,
      ...(variant !== this.#variant && { variant, variantFile: variantFileOf(variant) }),
      game: { start, moves },
      limits,
      ...(level !== undefined && { level }),
      seed,
      declares,
      usesBook,
      isPractice,
      askedMs: performance.timeOrigin + performance.now(),
    };
    this.#variant = variant;
    this.#running = { id, ...running };
    worker.postMessage(request);
    this.#helper?.postMessage(request);
    return worker;
  }

  #start(): Worker {
    const { hashMb = 64, threads = 1, level } = this.#options;
    const isHelped = threads === 2 && (level === undefined || levelOf(level).nodes === undefined);
    const memory = isHelped ? sharedTableMemory(hashMb) : hashMb;
    const worker = this.#startThread({ memory, role: isHelped ? 'helped' : 'alone' });
    worker.on('message', (reply: WorkerReply) => this.#take(reply));
    const fail = (detail: string) => this.#fail(worker, detail);
    const helper = isHelped ? this.#startThread({ memory, role: 'helper' }) : undefined;
    for (const thread of helper ? [worker, helper] : [worker]) {
      thread.on('error', (error: Error) => fail(error.message));
      thread.on('exit', () => fail('the thread ended'));
    }
    this.#helper = helper;
    return worker;
  }

  #startThread(data: Omit<WorkerData, 'shared' | 'givesWay'>): Worker {
    const { givesWay = false } = this.#options;
    const workerData: WorkerData = { ...data, shared: this.#state.buffer, givesWay };
    // Few starts of the program need a thread, and this part of Node takes long to load.
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    const thread = new Worker(workerFile(), { workerData });
    thread.unref();
    return thread;
  }

  #take(reply: WorkerReply): void {
    if (reply.kind === 'no-net' || reply.kind === 'no-book') {
      // The thread says it again when it comes back to a game.
      const name = `${reply.kind} ${reply.variant.id}`;
      if (!this.#lacks.has(name)) this.#options.onLack?.(reply);
      this.#lacks.add(name);
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

  /** Drops the threads, one of which has failed; the next search starts new ones. */
  #fail(worker: Worker, detail: string): void {
    if (worker !== this.#worker) return;
    void worker.terminate();
    this.#worker = undefined;
    this.#endHelper();
    this.#variant = undefined;
    const running = this.#running;
    this.#running = undefined;
    running?.reject(new EngineError('ended', detail));
  }
}
