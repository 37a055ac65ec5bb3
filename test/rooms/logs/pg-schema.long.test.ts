import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Database } from '../../../source/rooms/logs/pg-database.ts';
import { migratePg } from '../../../source/rooms/logs/pg-schema.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';

const why = whyNoPostgres();

const FIRST = 'CREATE TABLE a (x integer); INSERT INTO a VALUES (1)';
const SECOND = 'ALTER TABLE a ADD y integer DEFAULT 2';

describe.skipIf(why !== undefined)(`the tables${why ? ` (${why})` : ''}`, () => {
  let server: Postgres;

  beforeAll(async () => {
    server = await Postgres.start();
  });

  afterAll(() => server.end());

  async function newDatabase() {
    const url = await server.newDatabase();
    const database = Database.at(url, { onNotice: () => {}, onTrouble: () => {} });
    if (!database.ok) throw new Error(url);
    onTestFinished(() => database.value.close());
    const run = (...migrations: readonly string[]) =>
      database.value.transaction((ask) => migratePg(ask, migrations));
    return { url, run };
  }

  test('are made, and then brought from one version to the next', async () => {
    const { url, run } = await newDatabase();
    const done = { ok: true, value: undefined };
    expect(await run(FIRST)).toEqual(done);
    expect(await run(FIRST)).toEqual(done);
    expect(await run(FIRST, SECOND)).toEqual(done);
    expect(await server.query(url, 'SELECT * FROM a')).toEqual([{ x: 1, y: 2 }]);
    expect(await server.query(url, 'SELECT * FROM schema_version')).toEqual([{ version: 2 }]);
  });

  test('stay as they are if a migration fails', async () => {
    const { url, run } = await newDatabase();
    await run(FIRST);
    await expect(run(FIRST, `${SECOND}; DROP TABLE b`)).rejects.toMatchObject({ code: '42P01' });
    expect(await server.query(url, 'SELECT * FROM a')).toEqual([{ x: 1 }]);
    expect(await server.query(url, 'SELECT * FROM schema_version')).toEqual([{ version: 1 }]);
  });

  test('of a later version are refused, and not touched', async () => {
    const { url, run } = await newDatabase();
    await run(FIRST, SECOND);
    const fault = { code: 'new-schema', found: 2, known: 1 };
    expect(await run(FIRST)).toEqual({ ok: false, fault });
    expect(await server.query(url, 'SELECT * FROM a')).toEqual([{ x: 1, y: 2 }]);
  });

  test('are made once by many at the same time', async () => {
    const { url, run } = await newDatabase();
    await Promise.all(Array.from({ length: 6 }, () => run(FIRST)));
    expect(await server.query(url, 'SELECT * FROM a')).toEqual([{ x: 1 }]);
  });
});

test('a server that is too old is refused before anything is made', async () => {
  const asked: string[] = [];
  const made = await migratePg(async (text) => {
    asked.push(text);
    return [{ version: 120_022 }];
  });
  expect(made).toEqual({ ok: false, fault: { code: 'old-server', found: 12, needed: 13 } });
  expect(asked.length).toBe(1);
});
