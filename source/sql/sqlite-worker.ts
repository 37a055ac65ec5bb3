// The thread of an embedded database, which waits for the disk.
import { rmSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { SqlRow } from './sql.ts';
import type { SqliteAnswer, SqliteData, SqliteQuestion, SqliteValue } from './sqlite.ts';

/** A statement that was read, and can be run again and again. */
interface Statement {
  readonly all: (values: readonly SqliteValue[]) => readonly SqlRow[];
  readonly end: () => void;
}

/** One of the two SQLites. */
interface Engine {
  readonly prepare: (text: string) => Statement;
  readonly close: () => void;
}

/** Waits so long for a program of somebody else that reads the file. */
const BUSY_MS = 5000;

/** The most statements that stay read; those of many rows are large. */
const MOST_STATEMENTS = 100;

/** What SQLite says, and the name of its code. Only Node's own tells the number. */
const CODES: readonly (readonly [says: RegExp, code: string])[] = [
  [/^UNIQUE constraint failed/, 'SQLITE_CONSTRAINT_UNIQUE'],
  [/constraint failed/, 'SQLITE_CONSTRAINT'],
  [/^database or disk is full/, 'SQLITE_FULL'],
  [/^disk I\/O error/, 'SQLITE_IOERR'],
  [/^attempt to write a readonly database/, 'SQLITE_READONLY'],
  [/^unable to open database file|^Could not open/, 'SQLITE_CANTOPEN'],
  [/^database (?:table )?is locked/, 'SQLITE_BUSY'],
  [/^out of memory/, 'SQLITE_NOMEM'],
  [/malformed/, 'SQLITE_CORRUPT'],
  [/^file is not a database/, 'SQLITE_NOTADB'],
  [/^string or blob too big|^too many SQL variables/, 'SQLITE_TOOBIG'],
  [/^datatype mismatch/, 'SQLITE_MISMATCH'],
];

const { path, engine }: SqliteData = workerData;
const statements = new Map<string, Statement>();

if (parentPort) void begin(parentPort);

async function begin(port: MessagePort): Promise<void> {
  const answer = (given: SqliteAnswer) => port.postMessage(given);
  try {
    const database = await open();
    port.on('message', ({ id, text, values }: SqliteQuestion) => {
      try {
        answer({ id, rows: text === 'close' ? close(database) : ask(database, text, values) });
        if (text === 'close') port.close();
      } catch (error) {
        answer({ id, code: codeOf(error) });
      }
    });
    answer({ id: 0, rows: [] });
  } catch (error) {
    answer({ id: 0, code: codeOf(error) });
  }
}

async function open(): Promise<Engine> {
  const own = engine === 'wasm' ? undefined : await import('node:sqlite').catch(() => undefined);
  const database = own ? openNode(new own.DatabaseSync(path)) : await openWasm();
  // Each commit is on the disk before it is answered.
  for (const pragma of [
    `busy_timeout = ${BUSY_MS}`,
    'journal_mode = wal',
    'synchronous = full',
    'cache_size = -16000',
  ]) {
    ask(database, `pragma ${pragma}`, []);
  }
  return database;
}

function openNode(database: import('node:sqlite').DatabaseSync): Engine {
  return {
    prepare: (text) => {
      const statement = database.prepare(text);
      return { all: (values) => statement.all(...values), end: () => {} };
    },
    close: () => database.close(),
  };
}

async function openWasm(): Promise<Engine> {
  const { Database } = await import('node-sqlite3-wasm');
  // It locks by this folder. Whoever was killed has left it; nobody else has the file, as our own
  // lock says.
  rmSync(`${path}.lock`, { recursive: true, force: true });
  const database = new Database(path);
  // It has no memory to share with others, which a log of writes wants otherwise.
  database.exec('pragma locking_mode = exclusive');
  return {
    prepare: (text) => {
      const statement = database.prepare(text);
      return {
        all: (values) => statement.all([...values]),
        end: () => statement.finalize(),
      };
    },
    close: () => database.close(),
  };
}

function ask(database: Engine, text: string, values: readonly SqliteValue[]): readonly SqlRow[] {
  // Only with this sign a number may stand for several places in both.
  const statement = statements.get(text) ?? database.prepare(text.replaceAll(/\$(?=\d)/g, '?'));
  statements.delete(text);
  try {
    const rows = statement.all(values);
    statements.set(text, statement);
    return rows;
  } catch (error) {
    // What has failed does not begin anew.
    end(statement);
    throw error;
  } finally {
    const [oldest] = statements;
    if (oldest && statements.size > MOST_STATEMENTS) {
      statements.delete(oldest[0]);
      end(oldest[1]);
    }
  }
}

function close(database: Engine): readonly SqlRow[] {
  for (const statement of statements.values()) end(statement);
  database.close();
  return [];
}

/** Lets go of a statement. One that has failed says so once more. */
function end(statement: Statement): void {
  try {
    statement.end();
  } catch {
    // It is gone all the same.
  }
}

function codeOf(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  return CODES.find(([says]) => says.test(text))?.[1] ?? 'SQLITE_ERROR';
}
