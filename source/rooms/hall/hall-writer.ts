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
import type { HallAdded, HallLog } from './house-store.ts';
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
  readonly touches: readonly string[] | undefined;
  readonly answer: HallAnswer;
}

/** Those who are to be judged again. */
interface Left {
  /** Others have written before them. */
  readonly late: readonly Waiting[];
  /** They depend on what was just written. */
  readonly next: readonly Waiting[];
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
  /** Others have written up to this event: 0 if all that is known of was read, infinite if that is not known. */
  #known = 0;

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
   * Takes in all that others have written. Rejects with the error of the log.
   * @param seq the last event that is known to be there. Default: any may be
   */
  catchUp(seq = Number.POSITIVE_INFINITY): Promise<void> {
    this.#known = Math.max(this.#known, seq);
    return this.#queue.run(async () => {
      // What was read meanwhile may have been all.
      while (this.#known > this.hall.seq) {
        for (const event of await this.#read()) this.#apply(event);
      }
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
    let left: Left = { late: [], next: this.#waiting };
    this.#waiting = [];
    try {
      while (left.late.length + left.next.length > 0) left = await this.#writeSome(left);
    } catch (error) {
      for (const { reject } of [...left.late, ...left.next]) reject(error);
    }
  }

  /** Those who came too late once wait for their turn, and then nobody is before them. */
  #writeSome({ late, next }: Left): Promise<Left> {
    const waiting = [...late, ...next];
    const { shared } = this.#log;
    if (!shared || late.length === 0) return this.#writeDeeds(waiting, false);
    return shared.inTurn(async () => {
      // If that cannot be read, nothing can be written.
      const news = await this.#read().catch(() => []);
      for (const event of news) this.#apply(event);
      return this.#writeDeeds(waiting, true);
    });
  }

  /** Writes all deeds of which none depends on another. */
  async #writeDeeds(waiting: readonly Waiting[], hasTurn: boolean): Promise<Left> {
    const { deeds, later } = this.#judge(waiting);
    if (deeds.length === 0) return { late: [], next: later };
    let written: HallAdded;
    try {
      written = await this.#add(deeds, hasTurn);
    } catch (error) {
      const fault = { code: 'not-saved', detail: systemCode(error) } as const;
      for (const { by } of deeds) by.resolve(failure(fault));
      return { late: [], next: later };
    }
    for (const event of written.news) this.#apply(event);
    const late = new Set(deeds);
    for (const index of written.added) {
      const deed = deeds[index];
      if (!deed) throw new RangeError(`no deed ${index}`);
      this.#apply({ ...deed.event, seq: this.hall.seq + 1 });
      late.delete(deed);
    }
    for (const { by, answer } of deeds.filter((deed) => !late.has(deed))) {
      by.resolve(success(answer));
    }
    return { late: [...late].map(({ by }) => by), next: later };
  }

  async #add(deeds: readonly Deed[], hasTurn: boolean): Promise<HallAdded> {
    const { shared } = this.#log;
    if (shared) {
      // Nothing is added if a page of others comes.
      return await this.#hearing(
        () => shared.add(this.hall.seq, deeds, hasTurn),
        ({ news, added }) => news.length === 0 || added.length > 0,
      );
    }
    const isAdded = await this.#log.append(deeds.map(({ event }) => event));
    if (!isAdded) return { news: await this.#read(), added: [] };
    return { news: [], added: [...deeds.keys()] };
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
        deeds.push({ by, event, touches, answer: judgement.value.answer });
      } catch (error) {
        by.reject(error);
      }
    }
    return { deeds, later };
  }

  async #read(): Promise<readonly HallEvent[]> {
    return this.#hearing(
      () => this.#log.read(this.hall.seq),
      (news) => news.length === 0,
    );
  }

  /**
   * Asks for what others have written.
   * @param isAll whether an answer brings all that they had written when it was asked for
   */
  async #hearing<Answer>(
    ask: () => Promise<Answer>,
    isAll: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const known = this.#known;
    this.#known = 0;
    let hasAll = false;
    try {
      const answer = await ask();
      hasAll = isAll(answer);
      return answer;
    } finally {
      if (!hasAll) this.#known = Math.max(this.#known, known);
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
