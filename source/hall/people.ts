import { createHash } from 'node:crypto';
import { parseCode } from '../rooms/room-code.ts';
import { type Ask, isTaken, type Sql, type SqlRow } from '../sql/sql.ts';
import {
  type HallResult,
  hallDone,
  isGuest,
  type Person,
  hallRefusal as refuse,
} from './hall-command.ts';
import { nameKey, nameLooks, parseMemberName } from './member-name.ts';
import { count, inList, nowMs, type RowPage, rowPage } from './rows.ts';

/** A person who is registered. */
export interface Registered extends Person {
  /** Their keys, the first one first; none of somebody who was deleted. */
  readonly keys: readonly string[];
  /** When the name was registered, and when they were here last, in milliseconds since 1970. */
  readonly at: number;
  readonly seen: number;
  readonly isBanned: boolean;
}

/** Whom a server keeps out: a network, a key, or a person by their first key. */
export interface Ban {
  readonly whom: string;
  /** Missing for a network, and for a key of nobody. */
  readonly name?: string;
}

/** The most keys of a person. */
const MOST_KEYS = 10;

/** How long the code for another key works. */
const KEY_CODE_MS = 600_000;

/** How long nobody new registers from where somebody was who is banned. */
const HELD_MS = 86_400_000;

/** The columns of a person, and whether they are banned. */
const PERSON = `p.id, p.name, p.at, p.seen, p.gone,
  exists (select 1 from ban where whom = p.id) as banned`;

/** The names, keys and bans of a house. */
export class People {
  readonly #sql: Sql;
  readonly #newCode: () => string;

  /** @param newCode gives a code that nobody can guess */
  constructor(sql: Sql, newCode: () => string) {
    this.#sql = sql;
    this.#newCode = newCode;
  }

  /** The person whose key it is. */
  async ofKey(key: string): Promise<Registered | undefined> {
    const text = `select ${PERSON} from person_key k join person p on p.id = k.person where k.key = $1`;
    return this.#one(text, key);
  }

  /** @param name whatever its case */
  async ofName(name: string): Promise<Registered | undefined> {
    return this.#one(
      `select ${PERSON} from person p where name_key = $1 and gone = 0`,
      nameKey(name),
    );
  }

  /** Those of some ids who are registered, in any order. */
  async ofIds(ids: readonly string[]): Promise<readonly Registered[]> {
    const rows = await inList(this.#sql.ask, ids, (list) => {
      return `select ${PERSON} from person p where p.id in (${list})`;
    });
    return this.#withKeys(rows);
  }

  /** A page of those whose names hold a text, in the order of their names. */
  async search(text: string, page: number): Promise<RowPage<Registered>> {
    const pattern = `%${nameKey(text).replace(/[\\%_]/g, '\\$&')}%`;
    const from = `from person p where gone = 0 and name_key like $1 escape '\\'`;
    const found = await rowPage(this.#sql.ask, PERSON, `${from}`, 'name_key', [pattern], page);
    return { ...found, rows: await this.#withKeys(found.rows) };
  }

  /** Whether a key was banned, or the person whose key it is. */
  async isBanned(key: string): Promise<boolean> {
    const rows = await this.#sql.ask(
      'select 1 from ban where whom = $1 or whom = (select person from person_key where key = $1)',
      [key],
    );
    return rows.length > 0;
  }

  async bans(page: number): Promise<RowPage<Ban>> {
    const columns = 'b.whom, p.name';
    const from = 'from ban b left join person p on p.id = b.whom and p.gone = 0';
    const found = await rowPage(this.#sql.ask, columns, from, 'b.at, b.whom', [], page);
    const rows = found.rows.map(({ whom, name }) => {
      return { whom: String(whom), ...(name !== null && { name: String(name) }) };
    });
    return { ...found, rows };
  }

  /** @param network from which they have come */
  async register(key: string, typed: string, network: string): Promise<HallResult> {
    if (key === '' || isGuest({ id: key, name: '' })) return refuse('guest');
    const name = parseMemberName(typed);
    if (name === undefined) return refuse('bad-name');
    const known = await this.ofKey(key);
    // It may be said again, where the first answer was lost.
    if (known && nameKey(known.name) === nameKey(name)) {
      return hallDone({ person: { id: known.id, name: known.name } });
    }
    if (known) return refuse('key-taken');
    const [former] = await this.ofIds([key]);
    if (former) return refuse(former.keys.length > 0 ? 'key-taken' : 'key-deleted');
    const atMs = nowMs(this.#sql);
    return this.#giveName({ id: key, name }, async (ask) => {
      await ask('insert into person values ($1, $2, $3, $4, $5, $5, 0)', [
        ...[key, name, nameKey(name), network, atMs],
      ]);
      await ask('insert into person_key values ($1, $1, $2)', [key, atMs]);
    });
  }

  /** Makes a code with which another key becomes one of a person's. It works once, for a while. */
  async makeKeyCode(person: string): Promise<HallResult> {
    const code = this.#newCode();
    return this.#sql.tx([person], async (ask) => {
      const [own] = await ask('select count(*) as n from person_key where person = $1', [person]);
      if (count(own) === 0) return refuse('guest');
      if (count(own) >= MOST_KEYS) return refuse('too-many-keys');
      await ask('delete from key_code where person = $1', [person]);
      const untilMs = nowMs(this.#sql) + KEY_CODE_MS;
      await ask('insert into key_code values ($1, $2, $3)', [person, digest(code), untilMs]);
      return hallDone({ code });
    });
  }

  async takeKeyCode(key: string, typed: string): Promise<HallResult> {
    if (key === '' || isGuest({ id: key, name: '' })) return refuse('guest');
    const wanted = digest(parseCode(typed) ?? '');
    const found = 'select person from key_code where digest = $1 and until_ms >= $2';
    const isPerson = (await this.ofIds([key])).length > 0;
    if (isPerson || (await this.ofKey(key))) return refuse('key-taken');
    const [code] = await this.#sql.ask(found, [wanted, nowMs(this.#sql)]);
    if (!code) return refuse('wrong-key-code');
    const id = String(code.person);
    return this.#sql.tx([id, key], async (ask) => {
      const [used] = await ask('delete from key_code where digest = $1 returning person', [wanted]);
      if (!used) return refuse('wrong-key-code');
      await ask('insert into person_key values ($1, $2, $3)', [key, id, nowMs(this.#sql)]);
      const [person] = await ask('select id, name from person where id = $1', [id]);
      return hallDone({ person: { id, name: String(person?.name) } });
    });
  }

  removeKey(person: string, key: string): Promise<HallResult> {
    return this.#sql.tx([person], async (ask) => {
      const rows = await ask('select key from person_key where person = $1', [person]);
      if (rows.length === 0) return refuse('guest');
      if (!rows.some((row) => row.key === key)) return refuse('no-such-key');
      if (rows.length === 1) return refuse('last-key');
      await ask('delete from person_key where key = $1', [key]);
      return hallDone();
    });
  }

  /** Gives a person another name; the old one is free. */
  async rename(id: string, typed: string): Promise<HallResult> {
    const name = parseMemberName(typed);
    if (name === undefined) return refuse('bad-name');
    return this.#giveName({ id, name }, async (ask) => {
      await ask('update person set name = $2, name_key = $3 where id = $1 and gone = 0', [
        ...[id, name, nameKey(name)],
      ]);
    });
  }

  /**
   * Lets nobody in with a key, nor with any other one of the person whose key it is; or from a network.
   * @param whom as `SHA256:…` or `192.0.2.0/24`
   */
  async ban(whom: string): Promise<void> {
    const banned = (await this.ofKey(whom))?.id ?? whom;
    const text = 'insert into ban values ($1, $2) on conflict do nothing';
    await this.#sql.ask(text, [banned, nowMs(this.#sql)]);
  }

  async unban(whom: string): Promise<void> {
    const person = await this.ofKey(whom);
    for (const one of [whom, ...(person ? [person.id, ...person.keys] : [])]) {
      await this.#sql.ask('delete from ban where whom = $1', [one]);
    }
  }

  /** All networks, keys and persons that are kept out. */
  async banned(): Promise<readonly string[]> {
    const rows = await this.#sql.ask('select whom from ban order by at, whom');
    return rows.map(({ whom }) => String(whom));
  }

  /** Notes that somebody with a key was at a network: if it is banned, nobody new registers there. */
  async holdNetwork(key: string, network: string): Promise<void> {
    // It is noted again when half of the time is over.
    if ((await this.heldMs(network)) > HELD_MS / 2 || !(await this.isBanned(key))) return;
    const atMs = nowMs(this.#sql);
    await this.#sql.ask('delete from held_network where until_ms <= $1', [atMs]);
    await this.#sql.ask(
      `insert into held_network values ($1, $2)
      on conflict (network) do update set until_ms = excluded.until_ms`,
      [network, atMs + HELD_MS],
    );
  }

  /** How long nobody new may register from a network, in milliseconds; 0 if they may. */
  async heldMs(network: string): Promise<number> {
    const [row] = await this.#sql.ask('select until_ms from held_network where network = $1', [
      network,
    ]);
    return Math.max(0, Number(row?.until_ms ?? 0) - nowMs(this.#sql));
  }

  /** Notes that somebody leaves. */
  async noteSeen(id: string): Promise<void> {
    await this.#sql.ask('update person set seen = $2 where id = $1', [id, nowMs(this.#sql)]);
  }

  /** Writes the name of a person, which nobody else has, nor one that cannot be told from it. */
  async #giveName(person: Person, write: (ask: Ask) => Promise<void>): Promise<HallResult> {
    const { id, name } = person;
    try {
      return await this.#sql.tx([id], async (ask) => {
        await write(ask);
        await ask('delete from look where person = $1', [id]);
        for (const look of new Set(nameLooks(name))) {
          await ask('insert into look values ($1, $2)', [look, id]);
        }
        return hallDone({ person });
      });
    } catch (error) {
      if (isTaken(error)) return refuse('name-taken');
      throw error;
    }
  }

  async #one(text: string, value: string): Promise<Registered | undefined> {
    const [person] = await this.#withKeys(await this.#sql.ask(text, [value]));
    return person;
  }

  async #withKeys(rows: readonly SqlRow[]): Promise<readonly Registered[]> {
    const ids = rows.map(({ id }) => String(id));
    const found = await inList(this.#sql.ask, ids, (list) => {
      return `select key, person from person_key where person in (${list}) order by at, key`;
    });
    const keys = new Map<unknown, string[]>(ids.map((id) => [id, []]));
    for (const { key, person } of found) keys.get(person)?.push(String(key));
    return rows.map(({ id, name, at, seen, banned }) => ({
      id: String(id),
      name: String(name),
      keys: keys.get(id) ?? [],
      at: Number(at),
      seen: Number(seen),
      isBanned: banned === true || Number(banned) === 1,
    }));
  }
}

/**
 * Takes the name and all keys of a person: their games stay under a number, `#1234`. The first key
 * names these, and so nobody else's. @returns that number as a name
 */
export async function removePerson(ask: Ask, id: string): Promise<string> {
  const [gone] = await ask('select count(*) as n from person where gone = 1');
  const name = `#${count(gone) + 1}`;
  // A ban of the person is one of each key now.
  await ask(
    `insert into ban select key, at from person_key where person = $1
    and exists (select 1 from ban where whom = $1) on conflict do nothing`,
    [id],
  );
  await ask('update person set name = $2, name_key = $2, gone = 1 where id = $1', [id, name]);
  for (const table of ['look', 'person_key', 'key_code', 'file']) {
    await ask(`delete from ${table} where person = $1`, [id]);
  }
  return name;
}

/** The SHA-256 of a code, in hex: the code itself is nowhere. */
function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
