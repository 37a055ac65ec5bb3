import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GameLock } from '../../source/records/store/game-lock.ts';
import type { SqlNews } from '../../source/sql/sql.ts';
import { eventually } from '../helpers/eventually.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { openTestSql, SQLITES, titleOf } from './engines.ts';
import { testSql } from './sql-contract.ts';

for (const tested of SQLITES) {
  testSql(tested);

  describe.skipIf(tested.why !== undefined)(titleOf(tested), () => {
    test('has a database in memory', async () => {
      const sql = await openTestSql(tested);
      await sql.ask('insert into secret values ($1, $2)', ['a', 'b']);
      expect(await sql.ask('select value from secret')).toEqual([{ value: 'b' }]);
      expect(sql.isShared).toBe(false);
    });

    test('keeps its files from others, and leaves one', async () => {
      const folder = join(temporaryFolder(), 'deep', 'store');
      const sql = await openTestSql(tested, { kind: 'folder', folder });
      await sql.ask('insert into secret values ($1, $2)', ['a', 'b']);
      const files = readdirSync(folder).filter((file) => file.startsWith('komadai.db'));
      expect(files).toContain('komadai.db-wal');
      const open = files
        .map((file) => statSync(join(folder, file)))
        .filter((found) => found.isFile() && (found.mode & 0o777) !== 0o600);
      expect(open).toEqual([]);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      await sql.close();
      expect(readdirSync(folder)).toEqual(['komadai.db']);
    });

    test('opens a file whose last process was killed', async () => {
      const folder = temporaryFolder();
      mkdirSync(join(folder, 'komadai.db.lock'));
      const sql = await openTestSql(tested, { kind: 'folder', folder });
      await sql.ask('insert into secret values ($1, $2)', ['a', 'b']);
      await sql.close();
    });

    test('takes its lock back where somebody has removed it', async () => {
      const folder = temporaryFolder();
      const sql = await openTestSql(tested, { kind: 'folder', folder });
      rmSync(join(folder, '.house.lock'));
      await eventually(() => expect(existsSync(join(folder, '.house.lock'))).toBe(true));
      expect(sql.trouble).toBeUndefined();
    });

    test('asks nothing more of a file that another process has taken', async () => {
      const folder = temporaryFolder();
      const sql = await openTestSql(tested, { kind: 'folder', folder });
      await sql.ask('insert into secret values ($1, $2)', ['a', 'b']);
      const news: SqlNews[] = [];
      sql.follow((one) => news.push(one));
      const other = new GameLock(join(folder, 'house'));
      await other.takeOver();
      await eventually(() => expect(sql.trouble).toBe('IN_USE'));
      await expect(sql.ask('select 1')).rejects.toMatchObject({ code: 'IN_USE' });
      expect(news).toEqual([{ kind: 'trouble' }]);
      other.release();
      // What is left in the log of writes is found, by the other SQLite too.
      const others = SQLITES.filter((one) => one !== tested && one.why === undefined);
      for (const next of [...others, tested]) {
        const again = await openTestSql(next, { kind: 'folder', folder });
        expect(await again.ask('select value from secret')).toEqual([{ value: 'b' }]);
        await again.close();
      }
    });

    test('is in trouble until it can write as much again as when it failed', async () => {
      const sql = await openTestSql(tested, undefined, undefined, 20);
      const [row] = await sql.ask('pragma page_count');
      await sql.ask(`pragma max_page_count = ${Number(row?.page_count) + 4}`);
      const put = (name: string, length: number) =>
        sql.ask('insert into secret values ($1, $2)', [name, 'x'.repeat(length)]);
      await expect(put('large', 100_000)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
      expect(sql.trouble).toBe('SQLITE_FULL');
      // A small one finds room.
      await put('small', 10);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(sql.trouble).toBe('SQLITE_FULL');
      await sql.ask('pragma max_page_count = 1000000');
      await eventually(() => expect(sql.trouble).toBeUndefined());
      await put('large', 100_000);
      expect(await sql.ask('select name from secret order by name')).toEqual([
        { name: 'large' },
        { name: 'small' },
      ]);
      expect(await sql.ask('select * from trial')).toEqual([]);
    });

    test('refuses a value that no database keeps', async () => {
      const sql = await openTestSql(tested);
      await expect(sql.ask('select $1 as a', [undefined])).rejects.toThrow('keeps no undefined');
      await expect(sql.ask('select $1 as a', [true])).rejects.toThrow('keeps no boolean');
    });
  });
}
