import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUpSql, migrate, openSql } from '../../source/sql/open-sql.ts';
import type { Sql } from '../../source/sql/sql.ts';
import { systemTime } from '../helpers/system-time.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { openTestSql, SQLITES } from './engines.ts';

/** The first that is here. */
const [TESTED] = SQLITES;
if (!TESTED) throw new RangeError('there is one');

const FIRST = ['create table a (x integer)', 'insert into a values (1)'];
const SECOND = ['alter table a add y integer default 2'];

describe('the tables', () => {
  test('are made, and then brought from one version to the next', async () => {
    const sql = await openTestSql(TESTED, undefined, [FIRST]);
    const done = { ok: true, value: undefined };
    expect(await migrate(sql, [FIRST])).toEqual(done);
    expect(await migrate(sql, [FIRST, SECOND, []])).toEqual(done);
    expect(await sql.ask('select * from a')).toEqual([{ x: 1, y: 2 }]);
    expect(await sql.ask('select * from version')).toEqual([{ version: 3 }]);
  });

  test('stay at the version before one that fails', async () => {
    const sql = await openTestSql(TESTED, undefined, [FIRST]);
    const failing = [FIRST, SECOND, ['insert into a values (3, 4)', 'drop table b']];
    await expect(migrate(sql, failing)).rejects.toThrow('SQLITE_ERROR');
    expect(await sql.ask('select * from a')).toEqual([{ x: 1, y: 2 }]);
    expect(await sql.ask('select * from version')).toEqual([{ version: 2 }]);
  });

  test('of a later version are refused, and not touched', async () => {
    const folder = temporaryFolder();
    await (await openTestSql(TESTED, { kind: 'folder', folder }, [FIRST, SECOND])).close();
    expect(await openSql({ kind: 'folder', folder }, [FIRST], systemTime())).toEqual({
      ok: false,
      fault: { code: 'new-schema', found: 2, known: 1 },
    });
    const sql = await openTestSql(TESTED, { kind: 'folder', folder }, [FIRST, SECOND]);
    expect(await sql.ask('select * from version')).toEqual([{ version: 2 }]);
  });

  test.each([
    ['too old', { version: '120022', isOld: false }, { code: 'old-server', found: 12, needed: 13 }],
    ['of the old form', { version: '150001', isOld: true }, { code: 'old-form' }],
  ])('of a server are not made: %s', async (_, row, fault) => {
    const asked: string[] = [];
    const server: Sql = {
      time: systemTime(),
      isShared: true,
      ask: async (text) => {
        asked.push(text);
        return [row];
      },
      tx: () => Promise.reject(new RangeError('nothing is written')),
      tell: () => {},
      follow: () => () => {},
      trouble: undefined,
      close: async () => {},
    };
    expect(await migrate(server, [FIRST])).toEqual({ ok: false, fault });
    expect(asked.length).toBe(1);
  });
});

describe('a folder', () => {
  test('of the old form is told, and nothing is made there', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'hall.events'), '');
    expect(await openSql({ kind: 'folder', folder }, [FIRST], systemTime())).toEqual({
      ok: false,
      fault: { code: 'old-form' },
    });
    expect(readdirSync(folder)).toEqual(['hall.events']);
  });

  test('that is open is told with who has it, and is free when it is closed', async () => {
    const folder = temporaryFolder();
    const sql = await openTestSql(TESTED, { kind: 'folder', folder }, [FIRST]);
    const second = await openSql({ kind: 'folder', folder }, [FIRST], systemTime());
    const by = { code: 'open-elsewhere', pid: process.pid };
    expect(second).toMatchObject({ ok: false, fault: { code: 'in-use', by } });
    await sql.close();
    await openTestSql(TESTED, { kind: 'folder', folder }, [FIRST]);
  });

  test.each([
    ['a file that is no database', 'komadai.db', 'SQLITE_NOTADB'],
    ['a file in its place', '', 'EEXIST'],
    ['a folder in the place of the file', 'komadai.db/', 'EISDIR'],
  ])('cannot be opened: %s', async (_, name, detail) => {
    const folder = join(temporaryFolder(), 'store');
    if (name !== '') mkdirSync(folder);
    if (name.endsWith('/')) mkdirSync(join(folder, name));
    else writeFileSync(join(folder, name), 'x'.repeat(5000));
    const fault = { code: 'cannot-open', detail: expect.stringMatching(detail) };
    expect(await openSql({ kind: 'folder', folder }, [FIRST], systemTime())).toEqual({
      ok: false,
      fault,
    });
    // The lock is free again.
    expect(existsSync(join(folder, '.house.lock'))).toBe(false);
  });
});

test.each([
  ['no address', 'nonsense', { code: 'bad-url' }],
  ['another protocol', 'http://localhost', { code: 'bad-url' }],
  ['a bad port', 'postgres://localhost:x/a', { code: 'bad-url' }],
  [
    'nobody there',
    'postgres://a:secret@/a?host=/nowhere',
    { code: 'away', detail: 'ECONNREFUSED' },
  ],
])('a server cannot be opened: %s', async (_, url, fault) => {
  expect(await openSql({ kind: 'postgres', url }, [FIRST], systemTime())).toEqual({
    ok: false,
    fault,
  });
});

describe('a copy', () => {
  test('of a running database is whole, and nobody else reads it', async () => {
    const folder = temporaryFolder();
    const sql = await openTestSql(TESTED, { kind: 'folder', folder }, [FIRST]);
    const copy = temporaryFolder();
    const file = join(copy, 'komadai.db');
    expect(await backUpSql(sql, file)).toEqual({ ok: true, value: undefined });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await sql.ask('insert into a values (2)');
    const opened = await openTestSql(TESTED, { kind: 'folder', folder: copy }, [FIRST]);
    expect(await opened.ask('select * from a')).toEqual([{ x: 1 }]);
  });

  test('never replaces a file, and leaves none that is not whole', async () => {
    const folder = temporaryFolder();
    const sql = await openTestSql(TESTED, undefined, [FIRST]);
    const file = join(folder, 'copy');
    writeFileSync(file, '');
    expect(await backUpSql(sql, file)).toEqual({ ok: false, fault: { code: 'exists' } });
    expect(await backUpSql(sql, join(folder, 'nowhere/copy'))).toEqual({
      ok: false,
      fault: { code: 'cannot-write', detail: 'ENOENT' },
    });
    const half = join(folder, 'half');
    await sql.close();
    expect(await backUpSql(sql, half)).toMatchObject({ fault: { code: 'cannot-write' } });
    expect(existsSync(half)).toBe(false);
  });
});
