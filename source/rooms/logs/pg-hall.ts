import * as v from 'valibot';
import { isTaken } from '../../sql/sql.ts';
import { type HallEvent, hallEventSchema } from '../hall/hall-event.ts';
import type { HallAdded, HallProposal } from '../hall/house-store.ts';
import { LogDamage } from '../room-log.ts';
import type { Database } from './pg-database.ts';

/** The turn to add to the hall, among the locks of the database. */
const HALL_TURN = 1_801_546_095;

/**
 * What brings the tables to their fourth version. It was published, and is never changed.
 *
 * `touches` are numbers of what an event is about; where they are missing it is about everything.
 * `add_to_hall` adds the events that touch nothing that others have touched after the event `known`,
 * each with the next number. It is one statement, so that nobody holds a turn who has died, and one
 * answer, in which the events of others are, too: a page of them. After a whole page there may be
 * more, and nothing is added. It waits for its turn first, but for nobody who is stuck: the key of the
 * table is the fence. Each statement after that sees what was written until then. With `is_shared` the next turn does not wait for the disk: only the answer does. A
 * commit that has written anything waits until all before it is on the disk, and so nobody hears of
 * events that a crash could take back.
 */
export const HALL_MIGRATION = `ALTER TABLE event ADD touches integer[];
  CREATE PROCEDURE add_to_hall(
    known integer, page integer, bodies text[], touched text[], turn bigint, is_shared boolean,
    INOUT news text, INOUT added integer[]
  ) LANGUAGE plpgsql AS $$
  DECLARE
    latest integer;
    others integer[];
    is_everything boolean;
  BEGIN
    IF is_shared THEN
      PERFORM set_config('synchronous_commit', 'off', true);
    END IF;
    IF turn IS NOT NULL THEN
      BEGIN
        PERFORM set_config('lock_timeout', '500', true);
        PERFORM pg_advisory_xact_lock(turn);
      EXCEPTION WHEN lock_not_available THEN
        NULL;
      END;
    END IF;
    IF known > 0 AND NOT EXISTS (SELECT FROM event WHERE game = '' AND seq = known) THEN
      RAISE EXCEPTION 'the hall has no event %', known USING ERRCODE = 'data_corrupted';
    END IF;
    SELECT string_agg(body::text, ',' ORDER BY seq), max(seq), bool_or(touches IS NULL)
    INTO news, latest, is_everything
    FROM event WHERE game = '' AND seq > known AND seq <= known + page;
    IF latest IS NULL OR latest < known + page THEN
      IF latest IS NOT NULL AND NOT is_everything THEN
        others := ARRAY(
          SELECT unnest(touches) FROM event WHERE game = '' AND seq > known AND seq <= latest
        );
      END IF;
      WITH free AS (
        SELECT body, touches, nr, coalesce(latest, known) + row_number() OVER (ORDER BY nr) AS seq
        FROM (
          SELECT body, touches::integer[] AS touches, nr
          FROM unnest(bodies, touched) WITH ORDINALITY AS one (body, touches, nr)
        ) AS deed
        WHERE latest IS NULL OR NOT touches && others
      ), put AS (
        INSERT INTO event (game, seq, body, touches)
        SELECT '', seq, ('{"seq":' || seq || ',' || body)::json, touches FROM free ORDER BY seq
      )
      SELECT array_agg(nr ORDER BY nr) INTO added FROM free;
    END IF;
    IF is_shared THEN
      COMMIT;
    END IF;
    IF is_shared OR added IS NULL THEN
      PERFORM pg_logical_emit_message(true, 'komadai', '');
    END IF;
  END $$;`;

/** How many times one gives the turn away before it is on the disk after others have written. */
const SHARED_TURNS = 32;

/** The events of a hall that other houses write, too. */
export class PgHall {
  readonly #database: Pick<Database, 'ask' | 'inTurn'>;
  readonly #page: number;
  #sharedTurns = 0;

  /** @param page how many events of others are read at once */
  constructor(database: Pick<Database, 'ask' | 'inTurn'>, page: number) {
    this.#database = database;
    this.#page = page;
  }

  /** See `SharedHall`. Rejects with `LogDamage`, too. */
  async add(
    after: number,
    proposals: readonly HallProposal[],
    hasTurn: boolean,
  ): Promise<HallAdded> {
    const bodies = proposals.map(({ event: { seq, ...body } }) => JSON.stringify(body).slice(1));
    const touched = proposals.map(({ touches }) => touches && `{${touches.map(numberOf)}}`);
    const isShared = !hasTurn && this.#sharedTurns > 0;
    if (isShared) this.#sharedTurns--;
    try {
      const [row] = await this.#database.ask(
        `CALL add_to_hall($1::integer, $2::integer, $3::text[], $4::text[], $5::bigint, $6::boolean,
        NULL, NULL)`,
        [after, this.#page, bodies, touched, hasTurn ? null : HALL_TURN, isShared],
      );
      const news = readNews(row?.news, after);
      if (news.length > 0) this.#sharedTurns = SHARED_TURNS;
      const added = Array.isArray(row?.added) ? row.added : [];
      return { news, added: added.map((number) => Number(number) - 1) };
    } catch (error) {
      // Somebody has written who waits for no turn.
      if (isTaken(error)) return { news: [], added: [] };
      throw error;
    }
  }

  /** The next events after a number, a page of them, all durable. Rejects with `LogDamage`, too. */
  async read(after: number): Promise<readonly HallEvent[]> {
    // One text for all takes a fraction of what a row each does.
    const [row] = await this.#database.ask(
      `SELECT string_agg(body::text, ',' ORDER BY seq) AS news
      FROM event WHERE game = '' AND seq > $1 AND seq <= $2`,
      [after, after + this.#page],
    );
    const news = readNews(row?.news, after);
    if (news.length > 0 && news.length < this.#page) await this.#flush();
    return news;
  }

  /** Resolves after all that was added before is durable, whoever has added it. */
  async #flush(): Promise<void> {
    // A commit waits for the disk if it has written anything, and for all before it.
    await this.#database.ask(`SELECT pg_logical_emit_message(true, 'komadai', '')`);
  }

  /** See `SharedHall`. */
  inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    return this.#database.inTurn(HALL_TURN, run);
  }
}

/** @param news events as JSON, with commas between them */
function readNews(news: unknown, after: number): readonly HallEvent[] {
  if (typeof news !== 'string') return [];
  const events: readonly unknown[] = JSON.parse(`[${news}]`);
  return events.map((event, index) => {
    const parsed = v.safeParse(hallEventSchema, event);
    if (!parsed.success) {
      throw new LogDamage('the hall', after + index + 1, new v.ValiError(parsed.issues));
    }
    return parsed.output;
  });
}

/**
 * A number for a text, by FNV-1a over its units. Two texts with one number only make an event wait
 * for another.
 */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}
