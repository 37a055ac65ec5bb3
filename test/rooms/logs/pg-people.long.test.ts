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
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Database } from '../../../source/rooms/logs/pg-database.ts';
import { PgPeople } from '../../../source/rooms/logs/pg-people.ts';
import { migrate } from '../../../source/rooms/logs/pg-schema.ts';
import { eventually } from '../../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { systemTime } from '../../helpers/system-time.ts';

const why = whyNoPostgres();
const AKI = 'SHA256:a/b+c';

describe.skipIf(why !== undefined)(`files of persons${why ? ` (${why})` : ''}`, () => {
  let server: Postgres;

  beforeAll(async () => {
    server = await Postgres.start();
  });

  afterAll(() => server.end());

  /** A house, and the database that it has. */
  async function newHouse(url?: string) {
    const at = url ?? (await server.newDatabase());
    const opened = Database.at(at, { onNotice: () => {}, onTrouble: () => {} });
    if (!opened.ok) throw new Error(at);
    await opened.value.transaction((ask) => migrate(ask));
    const people = new PgPeople(opened.value.ask, systemTime());
    onTestFinished(async () => {
      await people.end();
      await opened.value.close();
    });
    const paths = async () => {
      const rows = await server.query(at, 'SELECT path FROM file ORDER BY path');
      return rows.map(({ path }) => path);
    };
    return { url: at, people, paths };
  }

  test('are there again at another house, with their times', async () => {
    const { url, people } = await newHouse();
    const here = await people.open(AKI);
    expect(readdirSync(here.folder)).toEqual([]);
    expect(statSync(here.folder).mode & 0o777).toBe(0o700);
    mkdirSync(join(here.folder, 'games/deep'), { recursive: true });
    writeFileSync(join(here.folder, 'games/deep/対局.psn'), Buffer.from([0, 1, 255]));
    utimesSync(join(here.folder, 'games/deep/対局.psn'), 1000, 1000);
    writeFileSync(join(here.folder, 'settings.json'), '');
    await here.close();
    expect(existsSync(here.folder)).toBe(false);
    const there = await (await newHouse(url)).people.open(AKI);
    const game = join(there.folder, 'games/deep/対局.psn');
    expect(readFileSync(game)).toEqual(Buffer.from([0, 1, 255]));
    expect(statSync(game).mtimeMs).toBe(1_000_000);
    expect(readFileSync(join(there.folder, 'settings.json'), 'utf8')).toBe('');
    expect(readdirSync((await people.open('SHA256:another')).folder)).toEqual([]);
  });

  test('are kept while somebody is here, when they change, are renamed, or go', async () => {
    const { url, people, paths } = await newHouse();
    const { folder } = await people.open(AKI);
    writeFileSync(join(folder, 'a'), '1');
    writeFileSync(join(folder, 'b'), '1');
    await eventually(async () => expect(await paths()).toEqual(['a', 'b']));
    writeFileSync(join(folder, 'a'), '22');
    renameSync(join(folder, 'b'), join(folder, 'c'));
    await eventually(async () => expect(await paths()).toEqual(['a', 'c']));
    rmSync(join(folder, 'c'));
    await eventually(async () => expect(await paths()).toEqual(['a']));
    const [row] = await server.query(url, 'SELECT body FROM file');
    expect(String(row?.body)).toBe('22');
  });

  test('have one folder for two who are here, until both have left', async () => {
    const { people, paths } = await newHouse();
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
    const { url, people, paths } = await newHouse();
    const put = 'INSERT INTO file VALUES ($1, $2, $3, 0)';
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
    for (const path of bad) await server.query(url, put, [AKI, path, Buffer.from('x')]);
    const { folder, close } = await people.open(AKI);
    expect(readdirSync(folder)).toEqual([]);
    symlinkSync('/etc/passwd', join(folder, 'link'));
    symlinkSync('/etc', join(folder, 'links'));
    writeFileSync(join(folder, '.game.psn.lock'), 'x');
    await close();
    expect((await paths()).length).toBe(bad.length);
  });

  test('beyond 20 MB are not kept, but all others', async () => {
    const { people, paths } = await newHouse();
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
    const { people, paths } = await newHouse();
    const { folder, close } = await people.open('guest:1');
    writeFileSync(join(folder, 'a'), '1');
    await close();
    expect(existsSync(folder)).toBe(false);
    expect(await paths()).toEqual([]);
  });

  test('that the database does not take are kept as soon as it does', async () => {
    const { url, people, paths } = await newHouse();
    const { folder, close } = await people.open(AKI);
    writeFileSync(join(folder, 'a'), '1');
    await server.query(url, 'ALTER TABLE file RENAME TO nothing');
    await expect(close()).rejects.toMatchObject({ code: '42P01' });
    expect(existsSync(folder)).toBe(true);
    await server.query(url, 'ALTER TABLE nothing RENAME TO file');
    await eventually(() => expect(existsSync(folder)).toBe(false));
    expect(await paths()).toEqual(['a']);
  });

  test('are kept when the house ends', async () => {
    const { people, paths } = await newHouse();
    const { folder } = await people.open(AKI);
    writeFileSync(join(folder, 'a'), '1');
    await people.end();
    expect(existsSync(folder)).toBe(false);
    expect(await paths()).toEqual(['a']);
  });
});
