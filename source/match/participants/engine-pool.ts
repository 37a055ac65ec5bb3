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

/** A search is stopped after this time where somebody waits who has no thread. */
const SHARED_MS = 500;

/** Who asks for searches. People of one network share what it gets, sessions what a person gets. */
export interface Asker {
  readonly network: string;
  readonly person: string;
}

/** By what searches are shared out, the first one first. */
const SHARERS = ['network', 'person'] as const;

/** A search of somebody, which waits for a thread, or has one. */
interface PooledSearch extends Asker {
  /** What it takes of a thread at most while others wait. */
  readonly costMs: number;
  readonly run: (thread: OwnEngine) => Promise<void>;
}

interface RunningSearch extends PooledSearch {
  readonly thread: OwnEngine;
  readonly startedMs: number;
  /** Stops it in a moment. */
  timer?: NodeJS.Timeout;
}

/**
 * Threads of our own search for many sessions; a search waits until one of them is free. Networks
 * take turns, however many people come from each, and so do the people of one. A short search goes
 * before a long one of somebody who has had as much.
 */
export class EnginePool {
  readonly #free: OwnEngine[];
  readonly #threads: readonly OwnEngine[];
  /** What waits, in the order in which it came. */
  #queue: readonly PooledSearch[] = [];
  readonly #running = new Set<RunningSearch>();
  /** What those who wait or search have had, a network or a person, in milliseconds. */
  #had: ReadonlyMap<string, number> = new Map();

  /**
   * @param size the number of threads; each starts with its first search
   * @param onLack hears which file that comes with the program a thread cannot use
   */
  constructor(size: number, onLack: (lack: Lack) => void = () => {}) {
    const options = { hashMb: HASH_MB, givesWay: true, onLack };
    this.#threads = Array.from({ length: size }, () => new OwnEngine(options));
    this.#free = [...this.#threads];
  }

  /**
   * Opens the engines of one session. No other program is ever started.
   * @param asker tells whose session it is
   * @param staysOut whether that person plays with people now
   */
  room(random: () => number, asker: () => Asker, staysOut = () => false): EngineRoom {
    const engine = (style: SearchStyle = {}) => new PooledEngine(this, asker, style);
    const seat = (player: ComputerPlayer): SeatedEngine | undefined => {
      if (player.kind !== 'level') return undefined;
      const seed = Math.floor(random() * SEEDS);
      const style = { level: player.level, seed, usesBook: true };
      return { engine: engine(style), limits: {}, declares: true };
    };
    let adviser: PooledEngine | undefined;
    return {
      isShared: true,
      staysOut,
      open: seat,
      adviser: () => {
        adviser ??= engine();
        return { engine: adviser, limits: { timeMs: HINT_MS } };
      },
      analyst: () => engine(),
      judge: () => engine(),
      close: () => {
        adviser?.close();
        adviser = undefined;
      },
    };
  }

  /** Ends all threads. */
  close(): void {
    this.#queue = [];
    for (const { timer } of this.#running) clearTimeout(timer);
    for (const thread of this.#threads) thread.close();
  }

  /** Runs a search when a thread is free. @returns what takes it out of the queue again */
  enqueue(search: PooledSearch): () => void {
    this.#queue = [...this.#queue, search];
    this.#note(search, 0);
    this.#next();
    return () => {
      this.#queue = this.#queue.filter((one) => one !== search);
    };
  }

  #next(): void {
    const search = this.#foremost();
    if (!search) return;
    const thread = this.#free.pop();
    if (!thread) {
      if (this.#threadsOf('person', search) === 0) this.#hurry();
      return;
    }
    this.#queue = this.#queue.filter((one) => one !== search);
    const running: RunningSearch = { ...search, thread, startedMs: performance.now() };
    this.#running.add(running);
    void search.run(thread).finally(() => {
      clearTimeout(running.timer);
      this.#running.delete(running);
      this.#free.push(thread);
      this.#note(search, search.costMs);
      this.#next();
    });
    this.#next();
  }

  /** The search of those who have the fewest threads and have had the least. */
  #foremost(): PooledSearch | undefined {
    const claims = this.#queue.map((search) => ({
      search,
      claim: [
        ...SHARERS.map((by) => this.#threadsOf(by, search)),
        ...SHARERS.map((by) => (this.#had.get(keyOf(by, search)) ?? 0) + search.costMs),
      ],
    }));
    const order = claims.toSorted((one, other) => compare(one.claim, other.claim));
    return order[0]?.search;
  }

  #threadsOf(by: keyof Asker, search: Asker): number {
    return [...this.#running].filter((one) => one[by] === search[by]).length;
  }

  /** Notes what somebody has had. Whoever comes anew has had as much as who has had least. */
  #note(search: Asker, costMs: number): void {
    const active = [...this.#queue, ...this.#running, search];
    const had = new Map<string, number>();
    for (const by of SHARERS) {
      const keys = new Set(active.map((one) => keyOf(by, one)));
      const known = [...keys].flatMap((key) => this.#had.get(key) ?? []);
      const least = known.length > 0 ? Math.min(...known) : 0;
      for (const key of keys) had.set(key, this.#had.get(key) ?? least);
      const own = keyOf(by, search);
      had.set(own, (had.get(own) ?? 0) + costMs);
    }
    this.#had = had;
  }

  /** Stops the oldest search, if not now then soon. */
  #hurry(): void {
    const [oldest] = this.#running;
    if (!oldest || oldest.timer) return;
    const restMs = oldest.startedMs + SHARED_MS - performance.now();
    oldest.timer = setTimeout(() => oldest.thread.stop(), Math.max(0, restMs));
  }
}

/** An engine without a thread of its own. It does not ponder. */
class PooledEngine implements Engine {
  readonly name: string;
  readonly #pool: EnginePool;
  readonly #asker: () => Asker;
  readonly #style: SearchStyle;
  #thread: OwnEngine | undefined;
  #leaveQueue = () => {};
  #isStopped = false;
  #isClosed = false;

  constructor(pool: EnginePool, asker: () => Asker, style: SearchStyle) {
    this.name = style.level === undefined ? 'Computer' : `Computer, level ${style.level}`;
    this.#pool = pool;
    this.#asker = asker;
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
      const costMs = Math.min(timeMs, SHARED_MS);
      this.#leaveQueue = this.#pool.enqueue({ ...this.#asker(), costMs, run });
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

function keyOf(by: keyof Asker, asker: Asker): string {
  return `${by} ${asker[by]}`;
}

/** Compares lists number by number. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
