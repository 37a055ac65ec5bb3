import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Ask } from '../../sql/sql.ts';
import { HALL_MIGRATION } from './pg-hall.ts';

/** Why a database is no store. */
export type PgSchemaFault =
  /** The server has a version below the one that is needed: 12, 13. */
  | { readonly code: 'old-server'; readonly found: number; readonly needed: number }
  /** A later version of the program has made the tables. */
  | { readonly code: 'new-schema'; readonly found: number; readonly known: number };

const OLDEST_SERVER = 13;

/** Only one program makes tables at a time: this number is ours among the locks of a database. */
const LOCK = 1_801_546_094;

/**
 * What makes each version of the tables out of the one before, from nothing on. A version that was
 * published is never changed.
 *
 * The events of the hall are those of the game ''. `body` is not `jsonb`, which has no U+0000 and no
 * halves of characters; `id` is written as JSON for the same reason.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE event (
    game text NOT NULL,
    seq integer NOT NULL,
    id text,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    body json NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, id)
  );
  CREATE TABLE kept (game text PRIMARY KEY, seq integer NOT NULL);
  CREATE TABLE due (game text PRIMARY KEY, seq integer NOT NULL, at_ms bigint NOT NULL);
  CREATE INDEX due_at ON due (at_ms);
  CREATE TABLE house (
    id text PRIMARY KEY,
    here json NOT NULL,
    since timestamptz NOT NULL DEFAULT clock_timestamp(),
    seen timestamptz NOT NULL
  );
  CREATE TABLE file (
    person text NOT NULL,
    path text NOT NULL,
    body bytea NOT NULL,
    changed_ms bigint NOT NULL,
    PRIMARY KEY (person, path)
  );
  CREATE TABLE secret (name text PRIMARY KEY, value text NOT NULL);`,
  // Programs of the version before that still run write `here` themselves.
  `ALTER TABLE house ALTER here SET DEFAULT '[]';
  CREATE TABLE presence (
    house text NOT NULL REFERENCES house ON DELETE CASCADE,
    version bigint NOT NULL,
    is_whole boolean NOT NULL,
    changes json NOT NULL,
    PRIMARY KEY (house, version)
  );`,
  // Without a number of chunks a hall is not whole.
  `CREATE TABLE hall_snapshot (
    id text PRIMARY KEY,
    seq integer NOT NULL,
    begun timestamptz NOT NULL DEFAULT clock_timestamp(),
    chunks integer
  );
  CREATE TABLE hall_chunk (
    snapshot text NOT NULL REFERENCES hall_snapshot ON DELETE CASCADE,
    number integer NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (snapshot, number)
  );`,
  HALL_MIGRATION,
];

/**
 * Makes the tables as they should be. Rejects with `SqlError`.
 * @param ask in one transaction
 */
export async function migratePg(
  ask: Ask,
  migrations: readonly string[] = MIGRATIONS,
): Promise<Result<undefined, PgSchemaFault>> {
  const [server] = await ask(`SELECT current_setting('server_version_num')::integer AS version`);
  const found = Math.floor(Number(server?.version) / 10_000);
  if (found < OLDEST_SERVER) return failure({ code: 'old-server', found, needed: OLDEST_SERVER });
  await ask('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const version = await versionOf(ask);
  const known = migrations.length;
  if (version > known) return failure({ code: 'new-schema', found: version, known });
  if (version === known) return success(undefined);
  for (const migration of migrations.slice(version)) await ask(migration);
  await ask('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  await ask('DELETE FROM schema_version');
  await ask('INSERT INTO schema_version VALUES ($1)', [known]);
  return success(undefined);
}

/** 0 where there are no tables yet. */
async function versionOf(ask: Ask): Promise<number> {
  const [table] = await ask(`SELECT to_regclass('schema_version') IS NOT NULL AS "isThere"`);
  if (!table?.isThere) return 0;
  const [row] = await ask('SELECT version FROM schema_version');
  return Number(row?.version ?? 0);
}
