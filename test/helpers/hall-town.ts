import { House } from '../../source/hall/house.ts';
import { Visit } from '../../source/hall/visit.ts';
import type { RoomSeat } from '../../source/rooms/seat.ts';
import { parseUsi } from '../../source/rules/notation/usi.ts';
import { MemorySql, type MemoryView } from './memory-sql.ts';
import { allTold, roomTime } from './room-table.ts';

/** A house of a town, with its view of the database. */
export interface TownHouse {
  readonly house: House;
  readonly sql: MemoryView;
}

/** Houses that share a database in memory, and the people in them. */
export class Town {
  readonly time = roomTime();
  readonly sql = new MemorySql(this.time);
  /** What should not have happened. */
  readonly faults: unknown[] = [];
  #ids = 0;

  async open(): Promise<TownHouse> {
    const sql = this.sql.house();
    const onFault = (error: unknown) => this.faults.push(error);
    return { house: await House.open({ sql, onFault }), sql };
  }

  /** Somebody comes into a house with a key. A key without a name gets that of `name`. */
  async come({ house }: Pick<TownHouse, 'house'>, name: string, from?: string): Promise<Visit> {
    const key = `SHA256:${name.toLowerCase()}`;
    const session = this.#session(from);
    const visit = new Visit({ house, ...session, as: { kind: 'key', key } });
    await visit.come();
    if (!visit.person) await visit.command({ kind: 'register', key, name });
    await settled();
    return visit;
  }

  /** Somebody comes into a house without a key. */
  comeAsGuest({ house }: TownHouse, name: string, from?: string): Visit {
    const person = { id: `guest:${name}`, name };
    return new Visit({ house, ...this.#session(from), as: { kind: 'guest', person } });
  }

  /** Lets some time pass, and all happen that it brings. */
  async pass(timeMs: number): Promise<void> {
    await settled();
    // What happens then may set timers for the same time.
    const stepMs = Math.min(timeMs, 500);
    for (let leftMs = timeMs; leftMs > 0; leftMs -= stepMs) {
      this.time.advance(Math.min(stepMs, leftMs));
      await settled();
    }
  }

  /** The events of a game by its name, as they are in the database. */
  eventsOf(game: string): readonly { readonly kind: string; readonly turnMs?: number }[] {
    const rows = this.sql.rows('select body from event where game = $1 order by seq', [game]);
    return rows.map(({ body }) => JSON.parse(String(body)));
  }

  #session(from?: string) {
    const session = `session ${++this.#ids}`;
    const newId = () => `${session} ${++this.#ids}`;
    return { session, newId, ...(from !== undefined && { from }) };
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await allTold();
}

/** Plays a move at one end of a game. */
export async function playAt(
  { seat }: { readonly seat: Pick<RoomSeat, 'match' | 'play'> },
  usi: string,
) {
  const move = parseUsi(seat.match.variant, usi);
  if (move === undefined) throw new Error(usi);
  seat.play(move, usi);
  await settled();
}
