import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  type SearchLimits,
  type SearchReport,
} from '../../engine/engine.ts';
import { levelOf, moveTimeMs } from '../../engine/levels.ts';
import { OwnEngine, type SearchStyle } from '../../engine/search/own-engine.ts';
import type { Lack } from '../../engine/search/worker-messages.ts';
import type { EngineRoom, SeatedEngine } from './engine-room.ts';
import { HINT_MS, SEEDS } from './own-engines.ts';
import type { ComputerPlayer } from './side.ts';

/** Table of each thread, in megabytes. */
const HASH_MB = 32;

/** The longest search, for all wait for its end. */
const LONGEST_MS = 15_000;

/** A search that waits for a thread. */
interface Waiting {
  readonly run: (thread: OwnEngine) => Promise<void>;
}

/** Threads of our own search for many sessions; a search waits until one of them is free. */
export class EnginePool {
  readonly #free: OwnEngine[];
  readonly #threads: readonly OwnEngine[];
  readonly #queue: Waiting[] = [];

  /**
   * @param size the number of threads; each starts with its first search
   * @param onLack hears which file that comes with the program a thread cannot use
   */
  constructor(size: number, onLack: (lack: Lack) => void = () => {}) {
    const options = { hashMb: HASH_MB, givesWay: true, onLack };
    this.#threads = Array.from({ length: size }, () => new OwnEngine(options));
    this.#free = [...this.#threads];
  }

  /** Opens the engines of one session. No other program is ever started. */
  room(random: () => number): EngineRoom {
    const engine = (style: SearchStyle = {}) => new PooledEngine(this, style);
    const seat = (player: ComputerPlayer): SeatedEngine | undefined => {
      if (player.kind !== 'level') return undefined;
      const seed = Math.floor(random() * SEEDS);
      const style = { level: player.level, seed, usesBook: true };
      return { engine: engine(style), limits: {}, declares: true };
    };
    let adviser: PooledEngine | undefined;
    return {
      startsPrograms: false,
      open: seat,
      adviser: () => {
        adviser ??= engine();
        return { engine: adviser, limits: { timeMs: HINT_MS } };
      },
      analyst: () => engine(),
      close: () => {
        adviser?.close();
        adviser = undefined;
      },
    };
  }

  /** Ends all threads. */
  close(): void {
    this.#queue.length = 0;
    for (const thread of this.#threads) thread.close();
  }

  /** Runs a search when a thread is free. @returns what takes it out of the queue again */
  enqueue(waiting: Waiting): () => void {
    this.#queue.push(waiting);
    this.#next();
    return () => {
      const index = this.#queue.indexOf(waiting);
      if (index >= 0) this.#queue.splice(index, 1);
    };
  }

  #next(): void {
    const thread = this.#queue.length > 0 ? this.#free.pop() : undefined;
    const waiting = thread && this.#queue.shift();
    if (!waiting) return;
    void waiting.run(thread).finally(() => {
      this.#free.push(thread);
      this.#next();
    });
  }
}

/** An engine without a thread of its own. It does not ponder. */
class PooledEngine implements Engine {
  readonly name: string;
  readonly #pool: EnginePool;
  readonly #style: SearchStyle;
  #thread: OwnEngine | undefined;
  #leaveQueue = () => {};
  #isStopped = false;
  #isClosed = false;

  constructor(pool: EnginePool, style: SearchStyle) {
    this.name = style.level === undefined ? 'Computer' : `Computer, level ${style.level}`;
    this.#pool = pool;
    this.#style = style;
  }

  search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    if (this.#isClosed) return Promise.reject(new EngineError('ended'));
    this.#isStopped = false;
    const { level } = this.#style;
    const ownMs = moveTimeMs(limits, level === undefined ? undefined : levelOf(level));
    const timeMs = Math.min(ownMs, LONGEST_MS);
    return new Promise((resolve, reject) => {
      const run = async (thread: OwnEngine) => {
        this.#thread = thread;
        try {
          const search = thread.search(game, { ...limits, timeMs }, onReport, this.#style);
          if (this.#isStopped) thread.stop();
          const answer = await search;
          if (!this.#isClosed) resolve(answer);
        } catch (error) {
          if (!this.#isClosed) reject(error);
        } finally {
          this.#thread = undefined;
        }
      };
      this.#leaveQueue = this.#pool.enqueue({ run });
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#thread?.stop();
  }

  close(): void {
    this.#isClosed = true;
    this.#leaveQueue();
    // The next search of the thread begins when this one has ended.
    this.#thread?.stop();
  }
}
