import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Ask } from '../../sql/sql.ts';
import type { HallEvent } from '../hall/hall-event.ts';
import type { RoomEvent } from '../room-event.ts';
import type { BackupLine, WriteLine } from './backup-file.ts';
import { DeletedNames } from './deleted-names.ts';
import { HOST_KEY_FILE, personDigest } from './folder-store.ts';
import { Database } from './pg-database.ts';
import { RECORDS } from './pg-records.ts';
import { migratePg, type PgSchemaFault } from './pg-schema.ts';
import type { PgFault } from './pg-store.ts';

/** The rows that are read or written at once. */
const ROWS = 1000;

/** A backup is one transaction, however long it takes. */
const NO_LIMITS = `SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`;

/** Does something with a database. Rejects with what `run` rejects with. */
async function withDatabase<Value>(
  url: string,
  run: (database: Database) => Promise<Result<Value, PgSchemaFault>>,
): Promise<Result<Value, PgFault>> {
  const database = Database.at(url, { onNotice: () => {}, onTrouble: () => {} });
  if (!database.ok) return failure({ code: database.fault });
  try {
    return await run(database.value);
  } finally {
    await database.value.close();
  }
}

/**
 * Writes what a database holds at one moment, also while servers use it. Rejects with
 * `SqlError`, and with what `write` rejects with.
 */
export function backUpDatabase(url: string, write: WriteLine): Promise<Result<undefined, PgFault>> {
  const run = async (ask: Ask) => {
    await ask('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await ask(NO_LIMITS);
    const [secret] = await ask('SELECT value FROM secret WHERE name = $1', [HOST_KEY_FILE]);
    if (secret) await write({ kind: 'host-key', text: String(secret.value) });
    const names = new DeletedNames();
    const deleted = `SELECT body FROM event WHERE game = '' AND body->>'kind' = 'deleted'`;
    await eachRow(ask, deleted, async ({ body }) => names.note(body as HallEvent));
    await writeEvents(ask, names, write);
    const files = 'SELECT person, path, body, changed_ms FROM file ORDER BY person, path';
    await eachRow(ask, files, async (row) => write(fileLine(row)));
    return success(undefined);
  };
  return withDatabase(url, (database) => database.transaction(run));
}

type Row = Readonly<Record<string, unknown>>;

/** Reads the rows of a question, a part of them at once. */
async function eachRow(ask: Ask, question: string, run: (row: Row) => Promise<void>) {
  await ask(`DECLARE rows NO SCROLL CURSOR FOR ${question}`);
  for (;;) {
    const rows = await ask(`FETCH ${ROWS} FROM rows`);
    for (const row of rows) await run(row);
    if (rows.length < ROWS) break;
  }
  await ask('CLOSE rows');
}

/** The hall, whose name is '', comes first. */
async function writeEvents(ask: Ask, names: DeletedNames, write: WriteLine): Promise<void> {
  let game = '';
  let events: RoomEvent[] = [];
  const writeGame = async () => {
    if (events.length > 0) await write({ kind: 'game', game, events });
    events = [];
  };
  await eachRow(ask, 'SELECT game, body FROM event ORDER BY game, seq', async (row) => {
    if (row.game === '') {
      await write({ kind: 'hall', event: names.inHall(row.body as HallEvent) });
      return;
    }
    if (row.game !== game) await writeGame();
    game = String(row.game);
    events.push(names.inRoom(row.body as RoomEvent));
  });
  await writeGame();
}

function fileLine({ person, path, body, changed_ms: changedMs }: Row): BackupLine {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.of();
  if (person === RECORDS) return { kind: 'record', game: String(path), psn: bytes.toString() };
  return {
    kind: 'file',
    owner: personDigest(String(person)),
    path: String(path),
    body: bytes.toString('base64'),
    changedMs: Number(changedMs),
  };
}

/**
 * Fills an empty database with a backup: all of it or, if this rejects, nothing. Rejects with the
 * fault of the backup, and with `SqlError`.
 * @returns false, and does nothing, if something is in the database
 */
export function restoreDatabase(
  url: string,
  lines: AsyncIterable<BackupLine>,
): Promise<Result<boolean, PgFault>> {
  const run = async (ask: Ask) => {
    await ask(NO_LIMITS);
    await ask('LOCK TABLE event, file, secret, house IN EXCLUSIVE MODE');
    const [found] = await ask(
      `SELECT EXISTS (SELECT FROM event) OR EXISTS (SELECT FROM file)
        OR EXISTS (SELECT FROM secret) OR EXISTS (SELECT FROM house) AS "isUsed"`,
    );
    if (found?.isUsed) return success(false);
    await new Restore(ask).write(lines);
    return success(true);
  };
  return withDatabase(url, async (database) => {
    const made = await database.transaction((ask) => migratePg(ask));
    return made.ok ? database.transaction(run) : made;
  });
}

/** The tables that are filled in parts, and the types of their columns. */
const TABLES = {
  event: { game: 'text', seq: 'integer', id: 'text', body: 'text' },
  file: { person: 'text', path: 'text', body: 'bytea', changed_ms: 'bigint' },
  kept: { game: 'text', seq: 'integer' },
  due: { game: 'text', seq: 'integer', at_ms: 'bigint' },
} as const;

type Table = keyof typeof TABLES;

/** Writes the parts of a backup into tables. */
class Restore {
  readonly #ask: Ask;
  readonly #rows: Record<Table, unknown[][]> = { event: [], file: [], kept: [], due: [] };
  /** Indexed by the digest of their ids. */
  readonly #persons = new Map<string, string>();
  /** The games that go on, by code. */
  readonly #running = new Map<string, string>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async write(lines: AsyncIterable<BackupLine>): Promise<void> {
    for await (const line of lines) await this.#take(line);
    for (const table of Object.keys(TABLES)) await this.#flush(table as Table);
  }

  async #take(line: BackupLine): Promise<void> {
    switch (line.kind) {
      case 'host-key':
        await this.#ask('INSERT INTO secret VALUES ($1, $2)', [HOST_KEY_FILE, line.text]);
        return;
      case 'hall':
        this.#note(line.event);
        return this.#add('event', eventRow('', line.event));
      case 'game':
        return this.#addGame(line.game, line.events);
      case 'record':
        return this.#add('file', [RECORDS, line.game, Buffer.from(line.psn), Date.now()]);
      case 'file': {
        const { owner, path, body, changedMs } = line;
        const person = this.#persons.get(owner);
        // A person who had a key and no name yet is not known by it.
        if (person === undefined) return;
        return this.#add('file', [person, path, Buffer.from(body, 'base64'), changedMs]);
      }
      default:
        line satisfies never;
    }
  }

  #note(event: HallEvent): void {
    if (event.kind === 'registered') this.#persons.set(personDigest(event.person), event.person);
    if (event.kind === 'began') this.#running.set(event.code, event.game);
    if (event.kind === 'ended') this.#running.delete(event.code);
  }

  async #addGame(game: string, events: readonly RoomEvent[]): Promise<void> {
    for (const event of events) await this.#add('event', eventRow(game, event));
    const [first, last] = [events[0], events.at(-1)];
    if (first?.kind !== 'opened' || !last) return;
    if (this.#running.get(first.code) !== game) await this.#add('kept', [game, last.seq]);
    // The first house that looks opens it, and judges its flag.
    else if (first.timeControl !== '') await this.#add('due', [game, last.seq, 0]);
  }

  async #add(table: Table, row: unknown[]): Promise<void> {
    this.#rows[table].push(row);
    if (this.#rows[table].length >= ROWS) await this.#flush(table);
  }

  async #flush(table: Table): Promise<void> {
    const rows = this.#rows[table];
    this.#rows[table] = [];
    const columns = Object.entries(TABLES[table]);
    const names = columns.map(([name]) => name).join(', ');
    const values = columns.map(([name]) =>
      table === 'event' && name === 'body' ? 'body::json' : name,
    );
    const arrays = columns.map(([, type], at) => `$${at + 1}::${type}[]`).join(', ');
    await this.#ask(
      `INSERT INTO ${table} (${names}) SELECT ${values.join(', ')} FROM unnest(${arrays}) AS r (${names})`,
      columns.map((_, at) => rows.map((row) => row[at])),
    );
  }
}

function eventRow(game: string, event: HallEvent | RoomEvent): unknown[] {
  const id = 'id' in event && event.id !== undefined ? JSON.stringify(event.id) : null;
  return [game, event.seq, id, JSON.stringify(event)];
}
