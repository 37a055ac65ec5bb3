import pg from 'pg';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { type Ask, SqlError, type SqlRow } from '../../sql/sql.ts';

/** With the one that listens there are eight. */
const CONNECTIONS = 7;

/** How long a connection, a statement, and its answer may take. */
const CONNECT_MS = 5000;
const STATEMENT_MS = 5000;
const ANSWER_MS = 7000;

/** Two have written at once: the next try tells who came first. */
const CLASHES = ['23505', '40001', '40P01'];

/** How long one waits for a turn at most. */
const TURN_MS = 500;

export interface DatabaseEars {
  /** A notice of any house, this one included. */
  readonly onNotice: (text: string) => void;
  /** The database cannot be reached, or does not do what it should. */
  readonly onTrouble: (code: string) => void;
}

/** Connections to a PostgreSQL database. */
export class Database {
  readonly #config: pg.PoolConfig;
  readonly #pool: pg.Pool;
  readonly #ears: DatabaseEars;
  #listener: pg.Client | undefined;
  #isClosed = false;

  private constructor(config: pg.PoolConfig, ears: DatabaseEars) {
    this.#config = config;
    this.#ears = ears;
    this.#pool = new pg.Pool({ ...config, max: CONNECTIONS, idleTimeoutMillis: 60_000 });
    // A connection that nobody uses has ended.
    this.#pool.on('error', (error) => this.#note(error));
  }

  /** Connects to nothing yet. @param url `postgres://…`, TCP or with `?host=` a Unix socket */
  static at(url: string, ears: DatabaseEars): Result<Database, 'bad-url'> {
    const config = {
      connectionString: url,
      application_name: 'komadai',
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    };
    if (!/^postgres(?:ql)?:\/\//.test(url)) return failure('bad-url');
    try {
      new pg.Client(config);
    } catch {
      return failure('bad-url');
    }
    return success(new Database(config, ears));
  }

  readonly ask: Ask = (text, values) => this.#ask(this.#pool, text, values);

  /** Does all that is asked, or nothing if it rejects. */
  async transaction<Value>(run: (ask: Ask) => Promise<Value>): Promise<Value> {
    const { client, release } = await this.#connected();
    let isWhole = false;
    try {
      const ask: Ask = (text, values) => this.#ask(client, text, values);
      await ask('BEGIN');
      const value = await run(ask);
      await ask('COMMIT');
      isWhole = true;
      return value;
    } finally {
      // A connection that is given up takes its transaction back.
      release(!isWhole);
    }
  }

  /**
   * Runs something while others who ask for the same turn wait: not for ever, then they run it all
   * the same.
   * @param turn a number, the same for all
   */
  async inTurn<Value>(turn: number, run: () => Promise<Value>): Promise<Value> {
    const connected = await this.#connected().catch(() => undefined);
    const begin = `BEGIN; SET LOCAL lock_timeout = ${TURN_MS}; SELECT pg_advisory_xact_lock(${turn})`;
    // Whatever keeps it from waiting does not keep it from running.
    await connected?.client.query(begin).catch(() => {});
    try {
      return await run();
    } finally {
      // Nobody waits until the turn is another's.
      connected?.client.query('COMMIT').then(
        () => connected.release(false),
        () => connected.release(true),
      );
    }
  }

  /** Hears the notices of a channel from now on, unless it does so already. */
  async listen(channel: string): Promise<void> {
    if (this.#listener) return;
    const client = new pg.Client(this.#config);
    const lose = (error: unknown) => {
      if (this.#listener !== client) return;
      this.#listener = undefined;
      this.#note(error);
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('ended')));
    client.on('notification', ({ payload = '' }) => this.#ears.onNotice(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw this.#note(error);
    }
    this.#listener = client;
    if (this.#isClosed) await this.close();
  }

  async close(): Promise<void> {
    const listener = this.#listener;
    this.#listener = undefined;
    // The connections may have ended already.
    await listener?.end().catch(() => {});
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#pool.end().catch(() => {});
  }

  async #ask(
    of: Pick<pg.Pool | pg.PoolClient, 'query'>,
    text: string,
    values: readonly unknown[] = [],
  ): Promise<readonly SqlRow[]> {
    try {
      return (await of.query(text, [...values])).rows;
    } catch (error) {
      throw this.#note(error);
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

  #note(error: unknown): SqlError {
    const code = codeOf(error);
    const isOwnFault = CLASHES.includes(code) || isAboutData(code);
    if (!isOwnFault && !this.#isClosed) this.#ears.onTrouble(code);
    return new SqlError(code);
  }
}

/** Whether somebody else has written at the same moment. */
export function isClash(error: unknown): boolean {
  return error instanceof SqlError && CLASHES.includes(error.code);
}

/** Whether the database takes other data than these. */
export function isAboutData(code: string): boolean {
  return /^(?:22|54)...$/.test(code);
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
