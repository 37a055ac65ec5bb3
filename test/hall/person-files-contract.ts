import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PersonFiles } from '../../source/hall/person-files.ts';
import { eventually } from '../helpers/eventually.ts';
import { systemTime } from '../helpers/system-time.ts';
import { sharedSql, type TestEngine, titleOf } from '../sql/engines.ts';

const AKI = 'SHA256:a/b+c';

/** What holds for the files of persons in each database. */
export function testPersonFiles(tested: TestEngine): void {
  describe.skipIf(tested.why !== undefined)(`files of persons, ${titleOf(tested)}`, () => {
    const open = sharedSql(tested, ['file']);

    /** A server, and what asks its database. */
    async function newServer(sql = open()) {
      const { ask } = await sql;
      const people = new PersonFiles({ ask, time: systemTime(20) });
      onTestFinished(() => people.end());
      const paths = async () => {
        const rows = await ask('select path from file order by path');
        return rows.map(({ path }) => path);
      };
      return { sql, ask, people, paths };
    }

    test('are there again at another server, with their times', async () => {
      const { sql, people } = await newServer();
      const here = await people.open(AKI);
      expect(readdirSync(here.folder)).toEqual([]);
      expect(statSync(here.folder).mode & 0o777).toBe(0o700);
      mkdirSync(join(here.folder, 'games/deep'), { recursive: true });
      writeFileSync(join(here.folder, 'games/deep/対局.psn'), Buffer.from([0, 1, 255]));
      utimesSync(join(here.folder, 'games/deep/対局.psn'), 1000, 1000);
      writeFileSync(join(here.folder, 'settings.json'), '');
      await here.close();
      expect(existsSync(here.folder)).toBe(false);
      const there = await (await newServer(sql)).people.open(AKI);
      const game = join(there.folder, 'games/deep/対局.psn');
      expect(readFileSync(game)).toEqual(Buffer.from([0, 1, 255]));
      expect(statSync(game).mtimeMs).toBe(1_000_000);
      expect(readFileSync(join(there.folder, 'settings.json'), 'utf8')).toBe('');
      expect(readdirSync((await people.open('SHA256:another')).folder)).toEqual([]);
    });

    test('are kept while somebody is here, when they change, are renamed, or go', async () => {
      const { ask, people, paths } = await newServer();
      const { folder } = await people.open(AKI);
      writeFileSync(join(folder, 'a'), '1');
      writeFileSync(join(folder, 'b'), '1');
      await eventually(async () => expect(await paths()).toEqual(['a', 'b']));
      writeFileSync(join(folder, 'a'), '22');
      renameSync(join(folder, 'b'), join(folder, 'c'));
      await eventually(async () => expect(await paths()).toEqual(['a', 'c']));
      rmSync(join(folder, 'c'));
      await eventually(async () => expect(await paths()).toEqual(['a']));
      const [row] = await ask('select body from file');
      expect(row?.body).toEqual(expect.objectContaining({ 0: 50, 1: 50, length: 2 }));
    });

    test('have one folder for two who are here, until both have left', async () => {
      const { people, paths } = await newServer();
      const [first, second] = await Promise.all([people.open(AKI), people.open(AKI)]);
      expect(first.folder).toBe(second.folder);
      writeFileSync(join(first.folder, 'a'), '1');
      await first.close();
      await first.close();
      expect(existsSync(second.folder)).toBe(true);
      await second.close();
      expect(existsSync(second.folder)).toBe(false);
      expect(await paths()).toEqual(['a']);
    });

    test('that are links, hidden, or beyond the folder are none', async () => {
      const { ask, people, paths } = await newServer();
      const put = 'insert into file values ($1, $2, $3, 0)';
      const bad = [
        '../x',
        '/etc/x',
        'a/../../x',
        '',
        'a//b',
        '.hidden',
        'a\\b',
        `${'a'.repeat(401)}`,
      ];
      for (const path of bad) await ask(put, [AKI, path, Buffer.from('x')]);
      const { folder, close } = await people.open(AKI);
      expect(readdirSync(folder)).toEqual([]);
      symlinkSync('/etc/passwd', join(folder, 'link'));
      symlinkSync('/etc', join(folder, 'links'));
      writeFileSync(join(folder, '.game.psn.lock'), 'x');
      await close();
      expect((await paths()).length).toBe(bad.length);
    });

    test('beyond 20 MB are not kept, but all others', async () => {
      const { people, paths } = await newServer();
      const { folder, close } = await people.open(AKI);
      writeFileSync(join(folder, 'a'), Buffer.alloc(19 * 1024 * 1024));
      writeFileSync(join(folder, 'b'), Buffer.alloc(2 * 1024 * 1024));
      writeFileSync(join(folder, 'c'), 'x');
      await expect(close()).rejects.toMatchObject({ code: 'EDQUOT' });
      expect(await paths()).toHaveLength(2);
      expect(await paths()).toContain('c');
      expect(existsSync(folder)).toBe(false);
    });

    test('of guests go', async () => {
      const { people, paths } = await newServer();
      const { folder, close } = await people.open('guest:1');
      writeFileSync(join(folder, 'a'), '1');
      await close();
      expect(existsSync(folder)).toBe(false);
      expect(await paths()).toEqual([]);
    });

    test('that the database does not take are kept as soon as it does', async () => {
      const { ask, people, paths } = await newServer();
      const { folder, close } = await people.open(AKI);
      writeFileSync(join(folder, 'a'), '1');
      await ask('alter table file rename to hidden');
      await expect(close()).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:42P01|SQLITE_ERROR)$/),
      });
      expect(existsSync(folder)).toBe(true);
      await ask('alter table hidden rename to file');
      await eventually(() => expect(existsSync(folder)).toBe(false));
      expect(await paths()).toEqual(['a']);
    });

    test('are kept when the server ends', async () => {
      const { people, paths } = await newServer();
      const { folder } = await people.open(AKI);
      writeFileSync(join(folder, 'a'), '1');
      await people.end();
      expect(existsSync(folder)).toBe(false);
      expect(await paths()).toEqual(['a']);
    });
  });
}
