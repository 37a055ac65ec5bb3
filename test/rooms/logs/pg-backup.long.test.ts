import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import type { HouseStore } from '../../../source/rooms/hall/house-store.ts';
import { readBackup, writeBackup } from '../../../source/rooms/logs/backup-file.ts';
import { backUpFolder } from '../../../source/rooms/logs/folder-backup.ts';
import { restoreFolder } from '../../../source/rooms/logs/folder-restore.ts';
import { FolderStore } from '../../../source/rooms/logs/folder-store.ts';
import { backUpDatabase, restoreDatabase } from '../../../source/rooms/logs/pg-backup.ts';
import { PgStore } from '../../../source/rooms/logs/pg-store.ts';
import { eventually } from '../../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { openHouse } from './store-houses.ts';
import { liveIn } from './used-store.ts';

const TIME = systemTime();
const why = whyNoPostgres();
let server: Postgres;

describe.skipIf(why !== undefined)(`with PostgreSQL${why ? ` (${why})` : ''}`, () => {
  beforeAll(async () => {
    server = await Postgres.start();
  });

  afterAll(() => server.end());

  test('the backup of a database is the same server again, there and in a folder', async () => {
    const store = await openPg(await server.newDatabase());
    const url = store.url;
    const { over, running } = await liveIn(store.store);
    const key = await store.store.secret('host_key', () => 'the key');
    const file = join(temporaryFolder(), 'backup');
    await backUp(file, url);
    const other = await server.newDatabase();
    expect(await restoreDatabase(other, readBackup(file))).toEqual({ ok: true, value: true });
    const to = join(temporaryFolder(), 'new');
    expect(await restoreFolder(to, readBackup(file), TIME)).toBe(true);
    const pg = (await openPg(other)).store;
    const folder = await openFolder(to);
    expect(await pg.secret('host_key', () => 'another')).toBe(key);
    expect(readFileSync(join(to, 'host_key'), 'utf8')).toBe(key);
    const [zoe, ...others] = await store.store.hall.read(0);
    for (const next of [pg, folder]) {
      const [number, ...same] = await next.hall.read(0);
      expect(same).toEqual(others);
      expect(number).toEqual({ ...zoe, name: '#2' });
      expect(await psnOf(next, over)).toBe(await psnOf(store.store, over));
      expect(await next.games.read(running, 0)).toEqual(await store.store.games.read(running, 0));
      const { folder: own, close } = await next.people.open('SHA256:a');
      expect(readFileSync(join(own, 'games', 'own.psn'), 'utf8')).toBe('mine\n');
      await close();
      const house = await openHouse(next);
      expect(house.hall.games.map(({ began }) => began.game)).toEqual([running]);
    }
    // Nobody comes, and yet somebody has the clock of the game.
    expect(await server.query(other, 'SELECT game FROM due')).toEqual([{ game: running }]);
  });

  test('a folder goes into a database and back', async () => {
    const from = temporaryFolder();
    const { over, running, house } = await liveIn(await openFolder(from));
    // Games that are over have no events from then on.
    await house.drain();
    const store = await openFolder(from);
    const [first, second] = [join(temporaryFolder(), 'a'), join(temporaryFolder(), 'b')];
    await writeBackup(first, (write) => backUpFolder(from, write));
    const url = await server.newDatabase();
    expect(await restoreDatabase(url, readBackup(first))).toEqual({ ok: true, value: true });
    const pg = (await openPg(url)).store;
    expect(await psnOf(pg, over)).toBe(await psnOf(store, over));
    const other = await openHouse(pg);
    await other.order({ kind: 'rename', old: 'Aki', name: 'Akiko' });
    await other.nameGames('SHA256:a');
    expect(await psnOf(pg, over)).toContain('Akiko');
    await backUp(second, url);
    const to = join(temporaryFolder(), 'new');
    expect(await restoreFolder(to, readBackup(second), TIME)).toBe(true);
    const back = await openFolder(to);
    expect((await back.hall.read(0)).slice(1, -1)).toEqual((await store.hall.read(0)).slice(1));
    expect(await psnOf(back, over)).toContain('Akiko');
    expect(await back.games.read(running, 0)).toEqual(await store.games.read(running, 0));
    await back.close();
    await store.close();
  });

  test('a backup that is made while many write holds each game to some event', async () => {
    const { store, url } = await openPg(await server.newDatabase());
    const { running, resign } = await liveIn(store);
    const file = join(temporaryFolder(), 'backup');
    let lines = 0;
    await writeBackup(file, async (write) => {
      const done = await backUpDatabase(url, async (line) => {
        if (++lines === 2) await resign();
        await write(line);
      });
      expect(done.ok).toBe(true);
    });
    const other = await server.newDatabase();
    await restoreDatabase(other, readBackup(file));
    const pg = (await openPg(other)).store;
    const hall = await pg.hall.read(0);
    expect(hall.filter(({ kind }) => kind === 'ended')).toHaveLength(1);
    expect((await pg.games.read(running, 0)).at(-1)?.kind).toBe('moved');
  });

  test('nothing is restored by halves, nor over something', async () => {
    const { store, url } = await openPg(await server.newDatabase());
    await liveIn(store);
    const file = join(temporaryFolder(), 'backup');
    await backUp(file, url);
    expect(await restoreDatabase(url, readBackup(file))).toEqual({ ok: true, value: false });
    const whole = readFileSync(file).length;
    truncateSync(file, whole - 10);
    const other = await server.newDatabase();
    await expect(restoreDatabase(other, readBackup(file))).rejects.toMatchObject({ code: 'cut' });
    for (const table of ['event', 'file', 'secret', 'kept', 'due']) {
      expect(await server.query(other, `SELECT * FROM ${table}`)).toEqual([]);
    }
  });

  test('a database that no server has used has no backup', async () => {
    const url = await server.newDatabase();
    const none = backUpDatabase(url, async () => {});
    await expect(none).rejects.toMatchObject({ code: '42P01' });
    expect(await backUpDatabase('x', async () => {})).toEqual({
      ok: false,
      fault: { code: 'bad-url' },
    });
  });
});

async function openPg(url: string): Promise<{ readonly store: PgStore; readonly url: string }> {
  const opened = await PgStore.open(url, TIME);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  onTestFinished(() => opened.value.close());
  return { store: opened.value, url };
}

async function openFolder(folder: string): Promise<FolderStore> {
  const opened = await FolderStore.open(folder, TIME);
  if (!opened.ok) throw new Error('open elsewhere');
  return opened.value;
}

async function backUp(file: string, url: string): Promise<void> {
  await writeBackup(file, async (write) => {
    expect((await backUpDatabase(url, write)).ok).toBe(true);
  });
}

async function psnOf(store: HouseStore, game: string): Promise<string> {
  let psn = '';
  await eventually(async () => {
    const record = await store.record(game);
    psn = record ? formatPsn(record) : '';
    expect(psn).not.toBe('');
  });
  return psn;
}
