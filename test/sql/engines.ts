import { mkdtempSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { TABLES } from '../../source/hall/tables.ts';
import { openSql, type SqlPlace } from '../../source/sql/open-sql.ts';
import type { Sql } from '../../source/sql/sql.ts';
import { systemTime } from '../helpers/system-time.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A kind of database that tests run on. */
export interface TestEngine {
  readonly name: string;
  /** Why it is not here, in words. */
  readonly why?: string | undefined;
  readonly engine?: 'wasm';
  /** Where there is no database yet. @param folder an empty one, for what has files of its own */
  readonly newPlace: (folder: string) => Promise<SqlPlace>;
}

const newPlace = async (folder: string): Promise<SqlPlace> => ({ kind: 'folder', folder });

/** The embedded databases. */
export const SQLITES: readonly TestEngine[] = [
  { name: 'SQLite as WebAssembly', engine: 'wasm', newPlace },
  {
    name: "Node's SQLite",
    why: isBuiltin('node:sqlite') ? undefined : `Node ${process.version} has none`,
    newPlace,
  },
];

/** The name of an engine, and why it is left out. */
export function titleOf({ name, why }: TestEngine): string {
  return why === undefined ? name : `${name} (${why})`;
}

/**
 * Opens a database until the test is over.
 * @param haste how many times sooner timers are due. Default: 1
 */
export async function openTestSql(
  tested: TestEngine,
  place?: SqlPlace,
  versions?: readonly (readonly string[])[],
  haste?: number,
): Promise<Sql> {
  const at = place ?? (await tested.newPlace(temporaryFolder()));
  const sql = await open(tested, at, versions, haste);
  onTestFinished(() => sql.close());
  return sql;
}

/**
 * A database for all tests of a `describe`, since it takes a while to open: what gives it, empty.
 * @param tables those that the tests use
 */
export function sharedSql(
  tested: TestEngine,
  tables: readonly string[],
  versions?: readonly (readonly string[])[],
): () => Promise<Sql> {
  const folder = mkdtempSync(join(tmpdir(), 'komadai-test-'));
  let sql: Sql | undefined;
  afterAll(async () => {
    await sql?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return async () => {
    sql ??= await open(tested, await tested.newPlace(folder), versions);
    for (const table of tables) await sql.ask(`delete from ${table}`);
    return sql;
  };
}

async function open(
  { engine }: TestEngine,
  place: SqlPlace,
  versions: readonly (readonly string[])[] = TABLES,
  haste?: number,
): Promise<Sql> {
  const opened = await openSql(place, versions, systemTime(haste), engine);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
}
