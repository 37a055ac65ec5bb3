import { Worker } from 'node:worker_threads';
import { type Ask, type Sql, SqlError, type SqlRow, type SqlTime } from './sql.ts';
import { SqlWatch, tryWriting } from './watch.ts';

/** What SQLite keeps. */
export type SqliteValue = string | number | bigint | null | Uint8Array;

/** What a thread begins with. */
export interface SqliteData {
  /** Of the file, which is there. */
  readonly path: string;
  /** Which SQLite. Default: that of Node where it has one. */
  readonly engine?: 'wasm';
}

/** What a thread is asked; `close` ends it. */
export interface SqliteQuestion {
  /** From 1 on. */
  readonly id: number;
  readonly text: string;
  readonly values: readonly SqliteValue[];
}

/** What it answers: rows, or why it refuses. The first answer, to 0, is that the file is open. */
export type SqliteAnswer =
  | { readonly id: number; readonly rows: readonly SqlRow[] }
  | { readonly id: number; readonly code: string };

/** How long after something could not be written it is looked whether that works again. */
const TRIAL_MS = 2000;

/** The disk, the file or another program takes nothing. */
const TROUBLE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|BUSY|NOMEM|CORRUPT|NOTADB)$/;

/** The code of a thread that is there no more. */
const ENDED = 'ENDED';

interface SqliteOptions extends SqliteData {
  readonly time: SqlTime;
  /** Called when it is closed. */
  readonly onClosed?: () => void;
}

/** A question that the thread has not answered yet. */
interface Asked {
  readonly resolve: (rows: readonly SqlRow[]) => void;
  readonly reject: (error: SqlError) => void;
}

/** A SQLite file in a thread of its own, for one process. It does one thing at a time. */
export class Sqlite implements Sql {
  readonly isShared = false;
  readonly time: SqlTime;
  readonly #onClosed: () => void;
  readonly #thread: Worker;
  readonly #watch: SqlWatch;
  /** By id. */
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;
  /** Why the thread answers no more. */
  #ended: string | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #closing: Promise<void> | undefined;

  /** Opens a file. Rejects with `SqlError`. */
  static async open(options: SqliteOptions): Promise<Sqlite> {
    const sqlite = new Sqlite(options);
    try {
      // The first answer comes without a question.
      await new Promise((resolve, reject) => sqlite.#asked.set(0, { resolve, reject }));
    } catch (error) {
      await sqlite.close();
      throw error;
    }
    return sqlite;
  }

  private constructor({ time, onClosed = () => {}, ...data }: SqliteOptions) {
    this.time = time;
    this.#onClosed = onClosed;
    this.#watch = new SqlWatch({
      schedule: time.schedule,
      run: () => tryWriting(this.ask),
      firstMs: TRIAL_MS,
      lastMs: TRIAL_MS,
    });
    const workerData: SqliteData = data;
    // Node warns that its SQLite is new: the terminal is no place for that.
    this.#thread = new Worker(workerFile(), { workerData, execArgv: ['--no-warnings'] });
    this.#thread.on('message', (answer: SqliteAnswer) => this.#take(answer));
    this.#thread.on('error', () => this.#lose(ENDED));
    this.#thread.on('exit', () => this.#lose(ENDED));
  }

  get trouble(): string | undefined {
    return this.#watch.trouble;
  }

  readonly follow: Sql['follow'] = (listener) => this.#watch.follow(listener);

  readonly ask: Ask = (text, values) => this.#inTurn(() => this.#send(text, values));

  tx<Value>(_about: readonly string[], run: (ask: Ask) => Promise<Value>): Promise<Value> {
    return this.#inTurn(async () => {
      await this.#send('begin immediate');
      try {
        const value = await run(this.#send);
        await this.#send('commit');
        return value;
      } catch (error) {
        // Where the disk is full, SQLite has done so already.
        await this.#send('rollback').catch(() => {});
        throw error;
      }
    });
  }

  /** There is nobody to hear it. */
  tell(): void {}

  /** Ends at once what another process has taken. @param code of the trouble from now on */
  async abandon(code: string): Promise<void> {
    this.#lose(code);
    await this.#thread.terminate();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    this.#watch.end();
    await this.#inTurn(() => this.#send('close')).catch(() => {});
    await this.#thread.terminate();
    this.#onClosed();
  }

  #inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
    const done = this.#turn.then(run);
    this.#turn = done.catch(() => {});
    return done;
  }

  readonly #send: Ask = (text, values = []) => {
    if (this.#ended !== undefined) return Promise.reject(new SqlError(this.#ended));
    this.#lastId++;
    const question: SqliteQuestion = { id: this.#lastId, text, values: values.map(keptValue) };
    return new Promise((resolve, reject) => {
      this.#asked.set(question.id, { resolve, reject });
      this.#thread.postMessage(question);
    });
  };

  #take(answer: SqliteAnswer): void {
    const asked = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    if ('rows' in answer) {
      asked?.resolve(answer.rows);
      return;
    }
    if (TROUBLE.test(answer.code)) this.#watch.note(answer.code);
    asked?.reject(new SqlError(answer.code));
  }

  #lose(code: string): void {
    if (this.#ended !== undefined) return;
    this.#ended = code;
    this.#watch.note(code);
    for (const { reject } of this.#asked.values()) reject(new SqlError(code));
    this.#asked.clear();
  }
}

/** Throws `RangeError` for what SQLite does not keep. */
function keptValue(value: unknown): SqliteValue {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  ) {
    return value;
  }
  throw new RangeError(`a database keeps no ${typeof value}`);
}

/**
 * The file of the built thread, which cannot run the sources. It lies beside the program; the
 * sources use that of the last build.
 */
function workerFile(here: string = import.meta.url): URL {
  return new URL(here.endsWith('.ts') ? '../../dist/sqlite-worker.cjs' : 'sqlite-worker.cjs', here);
}
