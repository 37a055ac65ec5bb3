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

/** The most moves of a search that takes but a moment. The lower levels have fewer. */
const SHORT_NODES = 5000;

/** Who asks for searches: people of one network share what it gets, sessions what a person gets. */
export interface Asker {
  readonly network: string;
  readonly person: string;
}

/** A search of somebody, which waits for a thread, or has one. */
interface PooledSearch extends Asker {
  /** Whether it takes but a moment. */
  readonly isShort: boolean;
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
 * take turns, however many people come from each, and so do the people of one. A short search passes
 * long ones, but no two do so one after the other: long ones must not wait for ever.
 */
export class EnginePool {
  readonly #free: OwnEngine[];
  readonly #threads: readonly OwnEngine[];
  /** What waits. The network that was served goes to the end, and its person behind that. */
  #queue: readonly PooledSearch[] = [];
  readonly #running = new Set<RunningSearch>();
  /** Whether the last search that began was a short one. */
  #wasShort = false;

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
      if (this.#threadsOf(search) % 100 === 0) this.#hurry();
      return;
    }
    this.#queue = this.#queue.filter((one) => one !== search);
    const running: RunningSearch = { ...search, thread, startedMs: performance.now() };
    this.#running.add(running);
    this.#wasShort = search.isShort;
    void search.run(thread).finally(() => {
      clearTimeout(running.timer);
      this.#running.delete(running);
      this.#free.push(thread);
      this.#queue = this.#queue.toSorted((a, b) => likeness(a, search) - likeness(b, search));
      this.#next();
    });
    this.#next();
  }

  /**
   * The first of those in the queue whose network, and of it who, has the fewest threads; or the
   * first short one of them.
   */
  #foremost(): PooledSearch | undefined {
    const fewest = Math.min(...this.#queue.map((one) => this.#threadsOf(one)));
    const next = this.#queue.filter((one) => this.#threadsOf(one) === fewest);
    const short = this.#wasShort ? undefined : next.find(({ isShort }) => isShort);
    return short ?? next[0];
  }

  #threadsOf(search: Asker): number {
    return [...this.#running].reduce((sum, one) => sum + likeness(one, search), 0);
  }

  /** Stops the oldest search, if not now then soon. */
  #hurry(): void {
    const [oldest] = this.#running;
    if (!oldest || oldest.timer) return;
    const restMs = oldest.startedMs + SHARED_MS - performance.now();
    oldest.timer = setTimeout(() => oldest.thread.stop(), Math.max(0, restMs));
  }
}

/** A hundred for the same network, and one for the same person: threads are counted so. */
function likeness(one: Asker, other: Asker): number {
  return 100 * Number(one.network === other.network) + Number(one.person === other.person);
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
    const { nodes } = level === undefined ? limits : levelOf(level, game.variant);
    const isShort = nodes !== undefined && nodes <= SHORT_NODES;
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
      this.#leaveQueue = this.#pool.enqueue({ ...this.#asker(), isShort, run });
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
