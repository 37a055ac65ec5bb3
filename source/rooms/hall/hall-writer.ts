import { createHash, randomBytes } from 'node:crypto';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { Queue } from '../queue.ts';
import { newCode } from '../room-code.ts';
import type { RoomTime } from '../room-time.ts';
import { systemCode } from '../system-code.ts';
import type { HallDeed, HallMeans } from './hall.ts';
import type { HallAnswer, HallRefusal } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';
import { takeSnapshot } from './hall-snapshot.ts';
import { HallState } from './hall-state.ts';
import type { HallLog } from './house-store.ts';

/** Decides what happens next. Is asked again where others have written before. */
type HallJudge = (hall: HallState, means: HallMeans) => Result<HallDeed, HallRefusal>;

/** Writes what a judge decides. */
type WriteHall = (judge: HallJudge) => Promise<Result<HallAnswer, HallRefusal>>;

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

/** The hall as its log tells. What changes it is judged and written one after the other. */
export class HallWriter {
  readonly hall: HallState;
  /** The last event; undefined before the first. */
  #last: HallEvent | undefined;
  readonly #log: HallLog;
  readonly #date: RoomTime['date'];
  readonly #onEvent: (event: HallEvent) => void;
  readonly #queue = new Queue();

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

  /** Does something during which nothing else changes the hall. */
  run<Value>(run: (write: WriteHall) => Promise<Value>): Promise<Value> {
    return this.#queue.run(() => run((judge) => this.#write(judge)));
  }

  write(judge: HallJudge): Promise<Result<HallAnswer, HallRefusal>> {
    return this.run((write) => write(judge));
  }

  /**
   * Takes in the next page of what others have written. Rejects with the error of the log.
   * @returns whether there was anything
   */
  catchUp(): Promise<boolean> {
    return this.run(async () => {
      const events = await this.#log.read(this.hall.seq);
      for (const event of events) this.#apply(event);
      return events.length > 0;
    });
  }

  /** Takes a snapshot of the hall. @returns undefined before the first event */
  snapshot(): Promise<HallSnapshot | undefined> {
    return this.run(async () => {
      const { seq } = this.hall;
      return this.#last && { seq, chunks: await takeSnapshot(this.hall, this.#last, nextTurn) };
    });
  }

  /** Resolves after all that was begun so far. */
  settled(): Promise<void> {
    return this.#queue.run(async () => {});
  }

  async #write(judge: HallJudge): Promise<Result<HallAnswer, HallRefusal>> {
    for (;;) {
      const atMs = Math.floor(this.#date().getTime());
      const means = { atMs, random: safeRandom, newCode: () => newCode(safeRandom), digest };
      const judgement = judge(this.hall, means);
      if (!judgement.ok) return judgement;
      const { body, answer } = judgement.value;
      if (!body) return success(answer);
      const event: HallEvent = { seq: this.hall.seq + 1, at: atMs, ...body };
      if (!this.hall.canFollow(event)) throw new RangeError(`nothing can be ${event.kind}`);
      let isAdded: boolean;
      let news: readonly HallEvent[] = [event];
      try {
        isAdded = await this.#log.append(news);
        if (!isAdded) news = await this.#log.read(this.hall.seq);
      } catch (error) {
        return failure({ code: 'not-saved', detail: systemCode(error) });
      }
      for (const one of news) this.#apply(one);
      if (isAdded) return success(answer);
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
