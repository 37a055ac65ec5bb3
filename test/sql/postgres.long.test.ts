import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSql } from '../../source/sql/open-sql.ts';
import type { SqlNews } from '../../source/sql/sql.ts';
import { testPersonFiles } from '../hall/person-files-contract.ts';
import { eventually } from '../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../helpers/postgres.ts';
import { systemTime } from '../helpers/system-time.ts';
import { testSqlLog } from '../rooms/sql-log-contract.ts';
import { openTestSql, type TestEngine } from './engines.ts';
import { testSql } from './sql-contract.ts';

let server: Postgres;

const POSTGRES: TestEngine = {
  name: 'PostgreSQL',
  why: whyNoPostgres(),
  newPlace: async () => ({ kind: 'postgres', url: await server.newDatabase() }),
};

/** Ends all connections to a database but the one that asks for it. */
const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const { why } = POSTGRES;

describe.skipIf(why !== undefined)(`with a server${why ? ` (${why})` : ''}`, () => {
  beforeAll(async () => {
    server = await Postgres.start(true);
  });

  afterAll(() => server.end());

  testSql(POSTGRES);
  testSqlLog(POSTGRES);
  testPersonFiles(POSTGRES);

  /** Two processes of one database. */
  async function openTwo() {
    const url = await server.newDatabase();
    const place = { kind: 'postgres', url } as const;
    const [a, b] = [await openTestSql(POSTGRES, place), await openTestSql(POSTGRES, place)];
    const [ofA, ofB]: [SqlNews[], SqlNews[]] = [[], []];
    a.follow((one) => ofA.push(one));
    b.follow((one) => ofB.push(one));
    return { url, a, b, ofA, ofB };
  }

  test('tables are made once by many at the same time, and the old form is not touched', async () => {
    const url = await server.newDatabase();
    const versions = [['create table a (x integer)', 'insert into a values (1)']];
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => openSql({ kind: 'postgres', url }, versions, systemTime())),
    );
    for (const one of opened) if (one.ok) await one.value.close();
    expect(opened.filter(({ ok }) => !ok)).toEqual([]);
    expect(await server.query(url, 'select * from a')).toEqual([{ x: 1 }]);
    const old = await server.newDatabase();
    await server.query(old, 'create table schema_version (version integer)');
    expect(await openSql({ kind: 'postgres', url: old }, versions, systemTime())).toEqual({
      ok: false,
      fault: { code: 'old-form' },
    });
    const tables = `select tablename from pg_tables where schemaname = 'public'`;
    expect(await server.query(old, tables)).toEqual([{ tablename: 'schema_version' }]);
  });

  test('a process hears what the others say, once, and not itself', async () => {
    const { a, b, ofA, ofB } = await openTwo();
    for (const text of ['game x', 'game x', 'hall', 'game 対局']) a.tell(text);
    b.tell('from b');
    await eventually(() =>
      expect(ofB.map((news) => 'text' in news && news.text)).toContain('hall'),
    );
    await eventually(() => expect(ofA).toEqual([{ kind: 'said', text: 'from b' }]));
    await eventually(() =>
      expect(ofB.map((news) => 'text' in news && news.text)).toContain('game 対局'),
    );
    expect(ofB.filter((news) => 'text' in news && news.text === 'from b')).toEqual([]);
    expect(ofB.length).toBeLessThanOrEqual(4);
    expect(Math.abs(a.time.date().getTime() - b.time.date().getTime())).toBeLessThan(1000);
  });

  test('transactions about the same wait for each other in two processes, in any order', async () => {
    const { a, b } = await openTwo();
    await a.ask('insert into secret values ($1, $2)', ['sum', '0']);
    const add = (about: readonly string[], sql = a) =>
      sql.tx(about, async (ask) => {
        const [row] = await ask('select value from secret');
        await ask('update secret set value = $1', [`${Number(row?.value) + 1}`]);
      });
    const adds = Array.from({ length: 10 }, () => [add(['x', 'y'], a), add(['y', 'x', 'y'], b)]);
    await Promise.all(adds.flat());
    expect(await b.ask('select value from secret')).toEqual([{ value: '20' }]);
  });

  test('a transaction that meets another is run again', async () => {
    const { a, b } = await openTwo();
    await a.ask(`insert into secret values ('x', '0'), ('y', '0')`);
    const set = `update secret set value = value || '1' where name = $1`;
    let runs = 0;
    const both = [
      [a, 'x', 'y'],
      [b, 'y', 'x'],
    ] as const;
    await Promise.all(
      both.map(([sql, first, second]) =>
        sql.tx([], async (ask) => {
          await ask(set, [first]);
          runs++;
          await eventually(() => expect(runs).toBeGreaterThanOrEqual(2));
          await ask(set, [second]);
        }),
      ),
    );
    expect(runs).toBe(3);
    const rows = await a.ask('select value from secret');
    expect(rows).toEqual([{ value: '011' }, { value: '011' }]);
    expect([a.trouble, b.trouble]).toEqual([undefined, undefined]);
  });

  test.each(['SIGINT', 'SIGQUIT'] as const)(
    'a database that goes away is told, and told when it is back: %s',
    async (signal) => {
      const { a, b, ofA, ofB } = await openTwo();
      await server.stop(signal);
      const away = /^(?:57P0.|E[A-Z]+)$/;
      await eventually(() => expect([a.trouble, b.trouble].every((code) => code)).toBe(true));
      expect(a.trouble).toMatch(away);
      const refused = { code: expect.stringMatching(away) };
      await expect(a.ask('select 1')).rejects.toMatchObject(refused);
      await expect(a.tx(['x'], (ask) => ask('select 1'))).rejects.toMatchObject(refused);
      expect(ofA).toEqual([{ kind: 'trouble' }]);
      await server.restart();
      await eventually(() => expect([a.trouble, b.trouble]).toEqual([undefined, undefined]));
      expect(ofA.filter(({ kind }) => kind === 'trouble').length).toBe(2);
      await a.ask('insert into secret values ($1, $2)', ['a', 'b']);
      expect(await a.ask('select count(*) as n from trial')).toEqual([{ n: 0 }]);
      // It hears the others again, too.
      a.tell('back');
      await eventually(() => expect(ofB).toContainEqual({ kind: 'said', text: 'back' }));
    },
  );

  test('connections that are cut are made again', async () => {
    const { url, a } = await openTwo();
    await server.query(url, CUT);
    await eventually(() => expect(a.trouble).toBe('57P01'));
    await eventually(() => expect(a.trouble).toBeUndefined());
    await a.ask('select 1');
  });

  test('a database that takes nothing is in trouble until it does again', async () => {
    const { url, a } = await openTwo();
    const [row] = await server.query(url, 'select current_database() as name');
    const name = String(row?.name);
    const setReadOnly = async (is: boolean) => {
      const set = `alter database ${name} set default_transaction_read_only = ${is}`;
      await server.query('postgres', set);
      await server.query('postgres', CUT.replace('current_database()', `'${name}'`));
    };
    await setReadOnly(true);
    await eventually(() => expect(a.trouble).toBe('25006'));
    const write = a.ask(`insert into secret values ('a', 'b')`);
    await expect(write).rejects.toMatchObject({ code: '25006' });
    await setReadOnly(false);
    await eventually(() => expect(a.trouble).toBeUndefined());
    await a.ask(`insert into secret values ('a', 'b')`);
  });

  test('closing does not wait for a database that is away', async () => {
    const { a } = await openTwo();
    await server.stop();
    await a.close();
    await server.restart();
  });
});
