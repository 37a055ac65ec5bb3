import { createHash, randomBytes } from 'node:crypto';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { Queue } from '../queue.ts';
import { newCode } from '../room-code.ts';
import type { RoomTime } from '../room-time.ts';
import { systemCode } from '../system-code.ts';
import type { HallAnswer, HallRefusal } from './hall-command.ts';
import type { HallDeed, HallMeans } from './hall-deed.ts';
import type { HallEvent } from './hall-event.ts';
import { HallState } from './hall-state.ts';
import { touchesOf } from './hall-touches.ts';
import type { HallLog } from './house-store.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** Decides what happens next. Is asked again where others have written before. */
type HallJudge = (hall: HallState, means: HallMeans) => Result<HallDeed, HallRefusal>;

/** A judge whose deed is not written yet. */
interface Waiting {
  readonly judge: HallJudge;
  readonly resolve: (result: Result<HallAnswer, HallRefusal>) => void;
  readonly reject: (error: unknown) => void;
}

/** A deed that goes into the log with others. */
interface Deed {
  readonly by: Waiting;
  readonly event: HallEvent;
  readonly answer: HallAnswer;
}

/** The hall after an event. */
export interface HallAfter {
  readonly hall: HallState;
  readonly last: HallEvent;
}

/** A snapshot of the hall after an event. */
export interface HallSnapshot {
  readonly seq: number;
  readonly chunks: Iterable<string>;
}

/** How many times one waits for the turn among houses after another has written. */
const TURNS = 32;

/** The hall as its log tells. What waits to change it is judged and written together. */
export class HallWriter {
  readonly hall: HallState;
  /** The last event; undefined before the first. */
  #last: HallEvent | undefined;
  readonly #log: HallLog;
  readonly #date: RoomTime['date'];
  readonly #onEvent: (event: HallEvent) => void;
  readonly #queue = new Queue();
  #waiting: readonly Waiting[] = [];
  #turns = 0;
  /** Whether others may have written what was not read. */
  #isBehind = false;

  /**
   * @param onEvent called after each event, whoever has written it
   * @param kept the hall after an event. Default: before the first
   */
  constructor(
    log: HallLog,
    date: RoomTime['date'],
    onEvent: (event: HallEvent) => void,
    kept?: HallAfter,
  ) {
    this.hall = kept?.hall ?? new HallState();
    this.#last = kept?.last;
    this.#log = log;
    this.#date = date;
    this.#onEvent = onEvent;
  }

  /** Writes what a judge decides. Resolves after that is durable. */
  write(judge: HallJudge): Promise<Result<HallAnswer, HallRefusal>> {
    const result = new Promise<Result<HallAnswer, HallRefusal>>((resolve, reject) => {
      this.#waiting = [...this.#waiting, { judge, resolve, reject }];
    });
    // The first of them takes all that wait by then.
    void this.#queue.run(() => this.#writeWaiting());
    return result;
  }

  /**
   * Takes in the next page of what others have written. Rejects with the error of the log.
   * @returns whether there may be more
   */
  catchUp(): Promise<boolean> {
    this.#isBehind = true;
    return this.#queue.run(async () => {
      // What was read meanwhile may have been all.
      if (!this.#isBehind) return false;
      const events = await this.#read();
      for (const event of events) this.#apply(event);
      return events.length > 0;
    });
  }

  /** Takes a snapshot of the hall. @returns undefined before the first event */
  snapshot(): Promise<HallSnapshot | undefined> {
    return this.#queue.run(async () => {
      const { seq } = this.hall;
      return this.#last && { seq, chunks: await takeSnapshot(this.hall, this.#last, nextTurn) };
    });
  }

  /** Resolves after all that was begun so far. */
  settled(): Promise<void> {
    return this.#queue.run(async () => {});
  }

  async #writeWaiting(): Promise<void> {
    let left = this.#waiting;
    this.#waiting = [];
    try {
      while (left.length > 0) left = await this.#writeSome(left);
    } catch (error) {
      for (const { reject } of left) reject(error);
    }
  }

  /** @returns those who are to be judged again */
  async #writeSome(waiting: readonly Waiting[]): Promise<readonly Waiting[]> {
    const { inTurn } = this.#log;
    if (!inTurn || this.#turns === 0) return this.#writeDeeds(waiting);
    this.#turns--;
    return inTurn(async () => {
      // Others had their turn. If that cannot be read, nothing can be written.
      const news = await this.#read().catch(() => []);
      for (const event of news) this.#apply(event);
      return this.#writeDeeds(waiting);
    });
  }

  /** Writes all deeds of which none depends on another. @returns those who are to be judged again */
  async #writeDeeds(waiting: readonly Waiting[]): Promise<readonly Waiting[]> {
    const { deeds, later } = this.#judge(waiting);
    if (deeds.length === 0) return later;
    let isAdded: boolean;
    let news: readonly HallEvent[] = deeds.map(({ event }) => event);
    try {
      isAdded = await this.#log.append(news);
      if (!isAdded) news = await this.#read();
    } catch (error) {
      const fault = { code: 'not-saved', detail: systemCode(error) } as const;
      for (const { by } of deeds) by.resolve(failure(fault));
      return later;
    }
    for (const event of news) this.#apply(event);
    if (isAdded) {
      for (const { by, answer } of deeds) by.resolve(success(answer));
      return later;
    }
    return [...deeds.map(({ by }) => by), ...later];
  }

  /** Judges by what is durable. Whoever does nothing is answered; the first of others go together. */
  #judge(waiting: readonly Waiting[]): { deeds: readonly Deed[]; later: readonly Waiting[] } {
    const at = Math.floor(this.#date().getTime());
    const means = { atMs: at, random: safeRandom, newCode: () => newCode(safeRandom), digest };
    const deeds: Deed[] = [];
    const later: Waiting[] = [];
    const touched = new Set<string>();
    let isFull = false;
    for (const by of waiting) {
      try {
        const judgement = by.judge(this.hall, means);
        const body = judgement.ok ? judgement.value.body : undefined;
        if (!judgement.ok || !body) {
          by.resolve(judgement.ok ? success(judgement.value.answer) : judgement);
          continue;
        }
        const first: HallEvent = { seq: this.hall.seq + 1, at, ...body };
        if (!this.hall.canFollow(first)) throw new RangeError(`nothing can be ${body.kind}`);
        const touches = touchesOf(this.hall, body);
        const isFree = !isFull && (touches?.every((one) => !touched.has(one)) ?? false);
        if (deeds.length > 0 && !isFree) {
          later.push(by);
          continue;
        }
        isFull = touches === undefined;
        for (const one of touches ?? []) touched.add(one);
        const event = { ...first, seq: first.seq + deeds.length };
        deeds.push({ by, event, answer: judgement.value.answer });
      } catch (error) {
        by.reject(error);
      }
    }
    return { deeds, later };
  }

  async #read(): Promise<readonly HallEvent[]> {
    this.#isBehind = false;
    try {
      const news = await this.#log.read(this.hall.seq);
      if (news.length > 0) this.#turns = TURNS;
      return news;
    } catch (error) {
      this.#isBehind = true;
      throw error;
    }
  }

  #apply(event: HallEvent): void {
    if (!this.hall.apply(event)) throw new RangeError(`event ${event.seq} cannot follow`);
    this.#last = event;
    this.#onEvent(event);
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Uniform from 0 to below 1, which nobody can foresee. */
function safeRandom(): number {
  return randomBytes(4).readUInt32BE() / 2 ** 32;
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
