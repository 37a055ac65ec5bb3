import * as v from 'valibot';
import { Pacer } from '../../pace/pace.ts';
import type { Ask } from '../../sql/sql.ts';
import type { RoomTime } from '../room-time.ts';

/** The channel on which houses tell each other what they have done. */
export const CHANNEL = 'komadai';

/** One notice in 20 ms: each takes a lock of the whole database. */
const NOTICES = { perSecond: 50, atOnce: 1 };

/** Whoever adds to the hall hears of the others by it: less often. */
const HALL_NOTICES = { perSecond: 10, atOnce: 1 };

/** The most bytes of a notice; the database takes fewer than 8000. */
const MOST_BYTES = 7900;

const noticeSchema = v.object({
  house: v.string(),
  /** The games to which something was added. */
  games: v.array(v.string()),
  /** The number of the last event of the hall that it has added, if it has added any. */
  hall: v.exactOptional(v.number()),
  /** Whether somebody has come or gone. */
  isHere: v.boolean(),
});

/** What a house tells the others to look at. */
export type Notice = v.InferOutput<typeof noticeSchema>;

/**
 * Tells other houses what to look at. It is told after it is durable, apart from it, and what is
 * lost on the way is found by looking.
 */
export class PgWake {
  readonly #ask: Ask;
  readonly #house: string;
  readonly #pacer: Pacer;
  readonly #hallPacer: Pacer;
  readonly #games = new Set<string>();
  #hall: number | undefined;
  #isHere = false;
  #telling: Promise<void> = Promise.resolve();

  constructor(ask: Ask, time: RoomTime, house: string) {
    this.#ask = ask;
    this.#house = house;
    this.#pacer = new Pacer(() => this.#tell(), NOTICES, time);
    this.#hallPacer = new Pacer(() => this.#tell(), HALL_NOTICES, time);
  }

  game(game: string): void {
    this.#games.add(game);
    this.#pacer.ask();
  }

  /** @param seq the number of the last event that was added to the hall */
  hall(seq: number): void {
    this.#hall = seq;
    this.#hallPacer.ask();
  }

  here(): void {
    this.#isHere = true;
    this.#pacer.ask();
  }

  /** Tells what was not told yet. */
  async end(): Promise<void> {
    this.#pacer.stop();
    this.#hallPacer.stop();
    this.#tell();
    await this.#telling;
  }

  #tell(): void {
    const games = [...this.#games];
    const hall = this.#hall;
    const isHere = this.#isHere;
    if (games.length === 0 && hall === undefined && !isHere) return;
    const news = { games, ...(hall !== undefined && { hall }), isHere };
    const notices = noticesOf({ house: this.#house, ...news });
    this.#games.clear();
    this.#hall = undefined;
    this.#isHere = false;
    // Nobody waits until it is on the disk.
    const told = this.#ask(
      `SELECT set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', notice)
      FROM unnest($1::text[]) AS notice`,
      [notices],
    );
    this.#telling = told.then(
      () => {},
      () => {},
    );
  }
}

/** Reads a notice; undefined for one of another version of the program. */
export function readNotice(text: string): Notice | undefined {
  try {
    const parsed = v.safeParse(noticeSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** A notice as text, in parts that the database takes. A game that fits into none is left out. */
export function noticesOf({ games, ...rest }: Notice): readonly string[] {
  const noticeOf = (part: readonly string[]) => JSON.stringify({ ...rest, games: part });
  const emptyBytes = Buffer.byteLength(noticeOf([]));
  const parts: string[][] = [[]];
  let bytes = emptyBytes;
  for (const game of games) {
    const gameBytes = Buffer.byteLength(JSON.stringify(game)) + 1;
    if (emptyBytes + gameBytes > MOST_BYTES) continue;
    if (bytes + gameBytes > MOST_BYTES) {
      parts.push([]);
      bytes = emptyBytes;
    }
    parts.at(-1)?.push(game);
    bytes += gameBytes;
  }
  return parts.map(noticeOf);
}
