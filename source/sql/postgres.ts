import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { Pacer } from '../pace/pace.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { type Ask, isAboutRows, type Sql, SqlError, type SqlRow, type SqlTime } from './sql.ts';
import { SqlWatch, tryWriting } from './watch.ts';

/** With the one that listens there are eight. */
const CONNECTIONS = 7;

/** How long a connection, a statement, and its answer may take. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 5000;
const ANSWER_MS = 7000;

/** How long one waits before the database is tried again, at first and at most. */
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 5000;

/** How often the time is asked. */
const MEASURE_MS = 60_000;

/** The quickest of so many answers counts. */
const MEASUREMENTS = 3;

/** Others have written at the same moment: a transaction is run again, so often at most. */
const CLASHES = ['40001', '40P01'];
const TRIES = 5;

/** The channel on which the processes of a database talk. */
const CHANNEL = 'komadai';

/** One notice in 20 ms: each takes a lock of the whole database. */
const NOTICES = { perSecond: 50, atOnce: 1 };

/** The most bytes of a notice; the database takes fewer than 8000. */
const MOST_BYTES = 7900;

/** Types of numbers that the package gives as texts. */
const NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/**
 * Connects to a PostgreSQL database. Rejects with `SqlError`.
 * @param url `postgres://…`, TCP or with `?host=` a Unix socket
 */
export async function openPostgres(
  url: string,
  own: SqlTime,
): Promise<Result<Sql, { readonly code: 'bad-url' }>> {
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: 'komadai',
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        NUMBERS.includes(type) ? Number : pg.types.getTypeParser(type, format),
    },
  };
  if (!/^postgres(?:ql)?:\/\//.test(url)) return failure({ code: 'bad-url' });
  try {
    new pg.Client(config);
  } catch {
    return failure({ code: 'bad-url' });
  }
  const postgres = new Postgres(config, own);
  try {
    await postgres.begin();
  } catch (error) {
    await postgres.close();
    throw error;
  }
  return success(postgres);
}

/** A database of several processes. */
class Postgres implements Sql {
  readonly isShared = true;
  readonly time: ServerTime;
  readonly #config: pg.PoolConfig;
  readonly #pool: pg.Pool;
  readonly #watch: SqlWatch;
  readonly #own: SqlTime;
  /** Names this process in what it says. */
  readonly #id = randomBytes(6).toString('hex');
  readonly #waiting = new Set<string>();
  readonly #pacer: Pacer;
  #listener: pg.Client | undefined;
  #cancelMeasure = () => {};
  #isClosed = false;

  /** Connects to nothing yet. */
  constructor(config: pg.PoolConfig, own: SqlTime) {
    this.#config = config;
    this.#own = own;
    this.#pool = new pg.Pool({ ...config, max: CONNECTIONS, idleTimeoutMillis: 60_000 });
    // A connection that nobody uses has ended.
    this.#pool.on('error', (error) => this.#note(error));
    this.#watch = new SqlWatch({
      schedule: own.schedule,
      run: () => this.#retry(),
      firstMs: FIRST_RETRY_MS,
      lastMs: LAST_RETRY_MS,
    });
    this.#pacer = new Pacer(() => void this.#tellAll(), NOTICES, own);
    this.time = new ServerTime(own, async () => {
      const [row] = await this.ask('select extract(epoch from clock_timestamp()) * 1000 as ms');
      return Number(row?.ms);
    });
  }

  get trouble(): string | undefined {
    return this.#watch.trouble;
  }

  readonly follow: Sql['follow'] = (listener) => this.#watch.follow(listener);

  readonly ask: Ask = (text, values) => this.#ask(this.#pool, text, values);

  async tx<Value>(about: readonly string[], run: (ask: Ask) => Promise<Value>): Promise<Value> {
    const begin = [
      'begin',
      ...lockKeys(about).map((key) => `select pg_advisory_xact_lock(${key})`),
    ];
    for (let tries = 1; ; tries++) {
      try {
        return await this.#transact(begin.join('; '), run);
      } catch (error) {
        const isClash = error instanceof SqlError && CLASHES.includes(error.code);
        if (!isClash || tries === TRIES) throw error;
      }
    }
  }

  tell(text: string): void {
    this.#waiting.add(text);
    this.#pacer.ask();
  }

  /** Hears the others, and asks the time. Rejects with `SqlError`. */
  async begin(): Promise<void> {
    await this.#listen();
    await this.time.measure();
    this.#measureLater();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#watch.end();
    this.#cancelMeasure();
    this.#pacer.stop();
    await this.#tellAll();
    this.#isClosed = true;
    const listener = this.#listener;
    this.#listener = undefined;
    // The connections may have ended already.
    await listener?.end().catch(() => {});
    await this.#pool.end().catch(() => {});
  }

  async #transact<Value>(begin: string, run: (ask: Ask) => Promise<Value>): Promise<Value> {
    const { client, release } = await this.#connected();
    const ask: Ask = (text, values) => this.#ask(client, text, values);
    let isWhole = false;
    try {
      await ask(begin);
      const value = await run(ask);
      await ask('commit');
      isWhole = true;
      return value;
    } finally {
      isWhole ||= await client.query('rollback').then(
        () => true,
        () => false,
      );
      // A connection that is given up takes its transaction back.
      release(!isWhole);
    }
  }

  /** A connection of the pool, until `release`, which is told whether it is to be given up. */
  async #connected() {
    try {
      const client = await this.#pool.connect();
      // What is asked next fails.
      const onError = () => {};
      client.on('error', onError);
      const release = (isBroken: boolean) => {
        client.off('error', onError);
        client.release(isBroken);
      };
      return { client, release };
    } catch (error) {
      throw this.#note(error);
    }
  }

  async #ask(
    of: Pick<pg.Pool | pg.PoolClient, 'query'>,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly SqlRow[]> {
    try {
      return (await of.query<SqlRow>(text, [...values])).rows;
    } catch (error) {
      throw this.#note(error);
    }
  }

  /** Hears what the others say from now on, unless it does so already. */
  async #listen(): Promise<void> {
    if (this.#listener) return;
    const client = new pg.Client(this.#config);
    const lose = (error: unknown) => {
      if (this.#listener !== client) return;
      this.#listener = undefined;
      this.#note(error);
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('ended')));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw this.#note(error);
    }
    this.#listener = client;
    if (!this.#isClosed) return;
    this.#listener = undefined;
    await client.end().catch(() => {});
  }

  #hear(notice: string): void {
    const [id, ...texts] = notice.split('\n');
    if (id === this.#id) return;
    for (const text of texts) this.#watch.tell({ kind: 'said', text });
  }

  async #tellAll(): Promise<void> {
    const notices = noticeParts(this.#id, [...this.#waiting]);
    this.#waiting.clear();
    if (notices.length === 0 || this.#isClosed) return;
    // Nobody waits until it is on the disk, and what is lost is found by looking.
    const notify = `select set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', n)
      from unnest($1::text[]) as n`;
    await this.ask(notify, [notices]).catch(() => {});
  }

  #measureLater(): void {
    this.#cancelMeasure = this.#own.schedule(async () => {
      // What the database refuses is noted, and it is tried then.
      if (this.trouble === undefined) await this.time.measure().catch(() => {});
      if (!this.#isClosed) this.#measureLater();
    }, MEASURE_MS);
  }

  /** Begins anew with the database; where that works, all may have changed. */
  async #retry(): Promise<void> {
    await this.#listen();
    await this.time.measure();
    await tryWriting(this.ask);
  }

  /** Notes trouble, unless only these rows are refused or others were quicker. */
  #note(error: unknown): SqlError {
    const refusal = new SqlError(codeOf(error));
    const isTrouble = !isAboutRows(refusal) && !CLASHES.includes(refusal.code);
    if (isTrouble && !this.#isClosed) this.#watch.note(refusal.code);
    return refusal;
  }
}

/** The locks of what a transaction is about, in the order in which all take them. */
function lockKeys(about: readonly string[]): readonly bigint[] {
  const keys = about.map((one) => createHash('sha256').update(one).digest().readBigInt64BE());
  return [...new Set(keys)].sort((a, b) => (a < b ? -1 : 1));
}

/** Lines as notices, as large as the database takes. A line that fits into none is left out. */
export function noticeParts(id: string, lines: readonly string[]): readonly string[] {
  const notices: string[] = [];
  let bytes = MOST_BYTES;
  for (const line of lines) {
    const lineBytes = Buffer.byteLength(line) + 1;
    if (id.length + lineBytes > MOST_BYTES) continue;
    if (bytes + lineBytes > MOST_BYTES) {
      notices.push(id);
      bytes = id.length;
    }
    notices.push(`${notices.pop()}\n${line}`);
    bytes += lineBytes;
  }
  return notices;
}

/** The package has errors of its own without a code. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    // Its Unix socket is gone, as the port of one that listens on TCP.
    return error.code === 'ENOENT' ? 'ECONNREFUSED' : error.code;
  }
  const text = error instanceof Error ? error.message : '';
  if (/time.?out/i.test(text)) return 'ETIMEDOUT';
  return /SASL|SCRAM|password/i.test(text) ? '28P01' : 'ECONNRESET';
}

/** The time of a database server, reckoned with the system's own between two measurements. */
export class ServerTime implements SqlTime {
  readonly nowMs: SqlTime['nowMs'];
  readonly schedule: SqlTime['schedule'];
  readonly #ask: () => Promise<number>;
  /** What comes to `nowMs` to make it the time of day there. */
  #offsetMs: number;
  #lastMs = 0;

  /** @param ask gives the server's time in milliseconds since 1970 */
  constructor(own: SqlTime, ask: () => Promise<number>) {
    this.nowMs = own.nowMs;
    this.schedule = own.schedule;
    this.#ask = ask;
    this.#offsetMs = own.date().getTime() - own.nowMs();
  }

  /** Never goes back. */
  readonly date = (): Date => {
    this.#lastMs = Math.max(this.#lastMs, Math.round(this.nowMs() + this.#offsetMs));
    return new Date(this.#lastMs);
  };

  /** Asks the server. Rejects with what it refuses. */
  async measure(): Promise<void> {
    let quickestMs = Number.POSITIVE_INFINITY;
    for (let measured = 0; measured < MEASUREMENTS; measured++) {
      const askedMs = this.nowMs();
      const thereMs = await this.#ask();
      const tripMs = this.nowMs() - askedMs;
      if (tripMs >= quickestMs) continue;
      quickestMs = tripMs;
      this.#offsetMs = thereMs - (askedMs + tripMs / 2);
    }
  }
}
