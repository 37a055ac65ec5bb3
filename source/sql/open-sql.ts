import { existsSync } from 'node:fs';
import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { GameLock, type LockFault } from '../records/store/game-lock.ts';
import { flushFolder, isSystemError, makeFolder } from '../records/store/whole-file.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { openPostgres } from './postgres.ts';
import { type Ask, type Sql, SqlError, type SqlTime } from './sql.ts';
import { Sqlite } from './sqlite.ts';
import { TRIAL_TABLE } from './watch.ts';

/** Why the tables of a database cannot be used. Then nothing was touched. */
export type SchemaFault =
  /** The server has a version below the one that is needed: 12, 13. */
  | { readonly code: 'old-server'; readonly found: number; readonly needed: number }
  /** A later version of the program has made the tables. */
  | { readonly code: 'new-schema'; readonly found: number; readonly known: number }
  /** A version of the program before these tables has made it. */
  | { readonly code: 'old-form' };

/** Where a database is. */
export type SqlPlace =
  | { readonly kind: 'postgres'; readonly url: string }
  /** One process has it. `isKept`: it is not made where it is not there yet. */
  | { readonly kind: 'folder'; readonly folder: string; readonly isKept?: boolean };

/** Why a database cannot be opened. A detail is a code of the system or of the database. */
export type SqlFault =
  | SchemaFault
  /** What was given is no URL of a database. */
  | { readonly code: 'bad-url' }
  /** The server cannot be reached, or refuses. */
  | { readonly code: 'away'; readonly detail: string }
  /** The folder has no database, and none was to be made. */
  | { readonly code: 'nothing-kept' }
  /** Another process has the folder. */
  | { readonly code: 'in-use'; readonly by: LockFault }
  /** The system refuses the folder, or the file is no database. */
  | { readonly code: 'cannot-open'; readonly detail: string };

/** The files of a folder: the database, what its lock stands for, and what was there before it. */
const FILE = 'komadai.db';
const LOCKED = 'house';
const OLD_FILE = 'hall.events';

const OLDEST_SERVER = 13;

/**
 * Opens a database, and makes its tables where they are missing or old.
 * @param versions see `migrate`
 * @param engine which SQLite. Default: that of Node where it has one
 */
export async function openSql(
  place: SqlPlace,
  versions: readonly (readonly string[])[],
  time: SqlTime,
  engine?: 'wasm',
): Promise<Result<Sql, SqlFault>> {
  let sql: Sql | undefined;
  try {
    const opened =
      place.kind === 'postgres'
        ? await openPostgres(place.url, time)
        : await openFolder(place, { time, ...(engine && { engine }) });
    if (!opened.ok) return opened;
    sql = opened.value;
    const made = await migrate(sql, versions);
    // SQLite as WebAssembly leaves that out: the file and its log are there after a power failure.
    if (made.ok && place.kind === 'folder') flushFolder(place.folder);
    if (made.ok) return success(sql);
    await sql.close();
    return made;
  } catch (error) {
    await sql?.close();
    const code = place.kind === 'postgres' ? 'away' : 'cannot-open';
    return failure({ code, detail: detailOf(error) });
  }
}

/** A server that is dead bars nobody. Rejects with what the system or the database refuses. */
async function openFolder(
  { folder, isKept = false }: Extract<SqlPlace, { kind: 'folder' }>,
  options: Omit<Parameters<typeof Sqlite.open>[0], 'path'>,
): Promise<Result<Sql, SqlFault>> {
  const path = join(folder, FILE);
  if (existsSync(join(folder, OLD_FILE))) return failure({ code: 'old-form' });
  if (isKept && !existsSync(path)) return failure({ code: 'nothing-kept' });
  makeFolder(folder, 0o700);
  const lock = new GameLock(join(folder, LOCKED));
  const taken = lock.take();
  if (!taken.ok) return failure({ code: 'in-use', by: taken.fault });
  try {
    // What SQLite puts beside it has the same mode.
    await (await open(path, 'a', 0o600)).close();
    const sqlite = await Sqlite.open({ ...options, path, onClosed: () => lock.release() });
    lock.guard(({ kind }) => {
      if (kind === 'gone') takeBack(lock);
      if (kind === 'taken') void sqlite.abandon('IN_USE');
    });
    return success(sqlite);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A lock that was removed is made again. */
function takeBack(lock: GameLock): void {
  try {
    lock.take();
  } catch {
    // The lock is looked at again.
  }
}

/**
 * Makes the tables as they should be, each version in a transaction of its own. Rejects with
 * `SqlError`.
 * @param versions the statements that make each version out of the one before, from nothing on
 */
export async function migrate(
  sql: Sql,
  versions: readonly (readonly string[])[],
): Promise<Result<undefined, SchemaFault>> {
  const fault = sql.isShared ? await serverFault(sql.ask) : undefined;
  if (fault) return failure(fault);
  const known = versions.length;
  for (;;) {
    const version = await sql.tx(['version'], async (ask) => {
      const version = await versionOf(ask);
      const statements = versions[version];
      if (statements) await makeVersion(ask, version + 1, statements);
      return version;
    });
    if (version > known) return failure({ code: 'new-schema', found: version, known });
    if (version === known) return success(undefined);
  }
}

async function serverFault(ask: Ask): Promise<SchemaFault | undefined> {
  const [server] = await ask(`select current_setting('server_version_num') as version,
    to_regclass('schema_version') is not null as "isOld"`);
  const found = Math.floor(Number(server?.version) / 10_000);
  if (found < OLDEST_SERVER) return { code: 'old-server', found, needed: OLDEST_SERVER };
  return server?.isOld ? { code: 'old-form' } : undefined;
}

/** 0 where there are no tables yet. */
async function versionOf(ask: Ask): Promise<number> {
  await ask('create table if not exists version (version integer not null)');
  const [row] = await ask('select version from version');
  return Number(row?.version ?? 0);
}

async function makeVersion(ask: Ask, version: number, statements: readonly string[]) {
  await ask(TRIAL_TABLE);
  for (const statement of statements) await ask(statement);
  await ask('delete from version');
  await ask('insert into version values ($1)', [version]);
}

/** Why a database was not copied. */
export type BackUpFault =
  /** The server of a database has programs of its own for this. */
  | { readonly code: 'not-embedded' }
  | { readonly code: 'exists' }
  | { readonly code: 'cannot-write'; readonly detail: string };

/**
 * Copies an embedded database as it stands into a new file. What is asked meanwhile waits.
 * @param file its path
 */
export async function backUpSql(sql: Sql, file: string): Promise<Result<undefined, BackUpFault>> {
  if (sql.isShared) return failure({ code: 'not-embedded' });
  let isOurs = false;
  try {
    // SQLite writes into a file that is empty.
    const made = await open(file, 'wx', 0o600);
    isOurs = true;
    try {
      await sql.ask('vacuum into $1', [file]);
      await made.sync();
    } finally {
      await made.close();
    }
    return success(undefined);
  } catch (error) {
    if (isOurs) await unlink(file).catch(() => {});
    if (isSystemError(error, 'EEXIST')) return failure({ code: 'exists' });
    return failure({ code: 'cannot-write', detail: detailOf(error) });
  }
}

/** The code of an error. Throws it again where it is a fault of the program. */
function detailOf(error: unknown): string {
  if (error instanceof SqlError) return error.code;
  if (error instanceof Error && 'code' in error) return String(error.code);
  throw error;
}
