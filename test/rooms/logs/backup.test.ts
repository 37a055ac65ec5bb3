import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import type { HouseStore } from '../../../source/rooms/hall/house-store.ts';
import {
  BackupFault,
  type BackupLine,
  readBackup,
  writeBackup,
} from '../../../source/rooms/logs/backup-file.ts';
import { backUpFolder, NothingKept } from '../../../source/rooms/logs/folder-backup.ts';
import { restoreFolder } from '../../../source/rooms/logs/folder-restore.ts';
import { FolderStore } from '../../../source/rooms/logs/folder-store.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { openHouse } from './store-houses.ts';
import { liveIn } from './used-store.ts';

const TIME = systemTime();

async function openFolder(folder: string): Promise<FolderStore> {
  const opened = await FolderStore.open(folder, TIME);
  if (!opened.ok) throw new Error('open elsewhere');
  return opened.value;
}

/** A store in which something has happened, while its server runs, and a place for a backup. */
async function used() {
  const folder = temporaryFolder();
  const store = await openFolder(folder);
  const place = temporaryFolder();
  const file = join(place, 'backup');
  return { folder, store, file, to: join(place, 'new'), ...(await liveIn(store)) };
}

async function psnOf(store: HouseStore, game: string): Promise<string> {
  const record = await store.record(game);
  return record ? formatPsn(record) : '';
}

async function restored(file: string, to: string): Promise<FolderStore> {
  expect(await restoreFolder(to, readBackup(file), TIME)).toBe(true);
  return openFolder(to);
}

describe('the backup of a folder', () => {
  test('of a server that runs is the same server again', async () => {
    const { folder, store, file, to, over, running } = await used();
    writeFileSync(join(folder, 'host_key'), 'the key', { mode: 0o600 });
    await writeBackup(file, (write) => backUpFolder(folder, write));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith('.backup'))).toEqual([]);
    const next = await restored(file, to);
    const before = await store.hall.read(0);
    const [zoe, ...others] = await next.hall.read(0);
    expect(others).toEqual(before.slice(1));
    expect(zoe).toEqual({ ...before[0], name: '#2' });
    expect(await psnOf(next, over)).toBe(await psnOf(store, over));
    expect(await next.games.read(running, 0)).toEqual(await store.games.read(running, 0));
    const { folder: own } = await next.people.open('SHA256:a');
    expect(readFileSync(join(own, 'games', 'own.psn'), 'utf8')).toBe('mine\n');
    expect(readFileSync(join(to, 'host_key'), 'utf8')).toBe('the key');
    expect(statSync(join(to, 'host_key')).mode & 0o777).toBe(0o600);
    const house = await openHouse(next);
    expect(house.hall.games.map(({ began }) => began.game)).toEqual([running]);
  });

  test('holds a game by its events where it ends while the backup is made', async () => {
    const { folder, store, file, to, running, resign, house } = await used();
    const before = await store.games.read(running, 0);
    let hasEnded = false;
    await writeBackup(file, (write) =>
      backUpFolder(folder, async (line) => {
        if (!hasEnded) {
          hasEnded = true;
          await resign();
          await house.drain();
          expect(existsSync(join(folder, 'games', `${running}.psn.events`))).toBe(false);
        }
        await write(line);
      }),
    );
    const next = await restored(file, to);
    const events = await next.games.read(running, 0);
    expect(events.slice(0, before.length)).toEqual(before);
    expect((await next.hall.read(0)).filter(({ kind }) => kind === 'ended')).toHaveLength(1);
    await next.close();
  });

  test('takes the older files of a long hall', async () => {
    const { folder, store, file, to } = await used();
    const before = await store.hall.read(0);
    const path = join(folder, 'hall.events');
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    writeFileSync(`${path}.1`, `${lines.slice(0, 3).join('\n')}\n`);
    writeFileSync(`${path}.4`, `${lines.slice(3, 4).join('\n')}\n`);
    writeFileSync(path, `${lines.slice(4).join('\n')}\n`);
    await writeBackup(file, (write) => backUpFolder(folder, write));
    const again = await restored(file, to);
    expect((await again.hall.read(0)).map(({ seq }) => seq)).toEqual(before.map(({ seq }) => seq));
    await again.close();
  });

  test('leaves an append out that was cut off', async () => {
    const { folder, store, file, to } = await used();
    const before = await store.hall.read(0);
    const path = join(folder, 'hall.events');
    const next = { seq: before.length + 1, at: 1, kind: 'banned', key: 'k' };
    writeFileSync(path, `${readFileSync(path, 'utf8')}${JSON.stringify(next)},\n{"seq"`);
    await writeBackup(file, (write) => backUpFolder(folder, write));
    const again = await restored(file, to);
    expect(await again.hall.read(0)).toHaveLength(before.length);
    await again.close();
  });

  test('of a server to which nobody has come has its key', async () => {
    const [folder, place] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(join(folder, 'host_key'), 'the key');
    await writeBackup(join(place, 'a'), (write) => backUpFolder(folder, write));
    await (await restored(join(place, 'a'), join(place, 'new'))).close();
    expect(readFileSync(join(place, 'new', 'host_key'), 'utf8')).toBe('the key');
  });

  test('is not made of nothing', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'backup');
    const made = writeBackup(file, (write) => backUpFolder(join(folder, 'none'), write));
    await expect(made).rejects.toBeInstanceOf(NothingKept);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a backup', () => {
  const LINES: readonly BackupLine[] = [
    { kind: 'host-key', text: 'key' },
    { kind: 'hall', event: { seq: 1, at: 1, kind: 'registered', person: 'a', name: '佐藤\u2028' } },
    { kind: 'record', game: '20261122-175104-yari-K7M2QX', psn: 'x'.repeat(200_000) },
  ];

  async function written(lines: readonly BackupLine[] = LINES): Promise<string> {
    const file = join(temporaryFolder(), 'backup');
    await writeBackup(file, async (write) => {
      for (const line of lines) await write(line);
    });
    return file;
  }

  async function read(file: string): Promise<readonly BackupLine[] | string> {
    const lines: BackupLine[] = [];
    try {
      for await (const line of readBackup(file)) lines.push(line);
    } catch (error) {
      if (error instanceof BackupFault) return error.code;
      throw error;
    }
    return lines;
  }

  test('is read as it was written', async () => {
    expect(await read(await written())).toEqual(LINES);
    expect(await read(await written([]))).toEqual([]);
  });

  test('leaves nothing where it could not be written', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'backup');
    writeFileSync(file, 'the one before');
    const failing = writeBackup(file, () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect(readdirSync(folder)).toEqual(['backup']);
    expect(readFileSync(file, 'utf8')).toBe('the one before');
    await expect(writeBackup(join(folder, 'none', 'x'), async () => {})).rejects.toThrow('ENOENT');
  });

  const packed = (change: (text: string) => string) => (bytes: Buffer) =>
    gzipSync(change(gunzipSync(bytes).toString()));

  sharedTest.each(
    shareOf<[string, (bytes: Buffer) => Uint8Array | string, string]>(
      [
        ['a text', () => 'hello', 'no-backup'],
        ['nothing', () => '', 'cut'],
        ['another packed file', packed(() => '{"a":1}\n'), 'no-backup'],
        [
          'of a later program',
          packed((text) => text.replace('"version":1', '"version":2')),
          'newer',
        ],
        ['without its last bytes', (bytes) => bytes.subarray(0, bytes.length - 20), 'cut'],
        ['a half', (bytes) => bytes.subarray(0, bytes.length >> 1), 'cut'],
        ['without its last line', packed((text) => text.replace(/\{"kind":"end".*\n$/, '')), 'cut'],
        ['with another name', packed((text) => text.replace('佐藤', '佐々木')), 'damaged'],
        [
          'without a line',
          packed((text) => text.replace(/\{"kind":"host-key".*\n/, '')),
          'damaged',
        ],
        ['with a line after the end', packed((text) => `${text}{}\n`), 'damaged'],
        [
          'with a line that is none',
          packed((text) => text.replace('"kind":"hall"', '"kind')),
          'damaged',
        ],
        [
          'with another byte',
          (bytes) => {
            const other = Buffer.from(bytes);
            other[bytes.length >> 1] = (other[bytes.length >> 1] ?? 0) ^ 0x55;
            return other;
          },
          'damaged',
        ],
      ],
      4,
    ),
  )('is refused: %s', async (_, change, code) => {
    const file = await written();
    const body = change(readFileSync(file));
    writeFileSync(file, body);
    expect(await read(file)).toBe(code);
    const to = join(temporaryFolder(), 'new');
    const tried = restoreFolder(to, readBackup(file), TIME);
    await expect(tried).rejects.toMatchObject({ code });
    expect(readdirSync(join(to, '..'))).toEqual([]);
  });

  test.each<[string, BackupLine]>([
    ['a game with a path', { kind: 'record', game: '../x', psn: '' }],
    ['a file of nobody', { kind: 'file', owner: '../..', path: 'x', body: '', changedMs: 1 }],
    [
      'a file elsewhere',
      { kind: 'file', owner: 'a'.repeat(64), path: '../../x', body: '', changedMs: 1 },
    ],
  ])('writes nowhere but in its folder: %s', async (_, line) => {
    const file = await written([...LINES, line]);
    const to = join(temporaryFolder(), 'new');
    const tried = restoreFolder(to, readBackup(file), TIME);
    await expect(tried).rejects.toMatchObject({ code: 'damaged' });
    expect(readdirSync(join(to, '..'))).toEqual([]);
  });

  test('is not restored over something, but into an empty folder', async () => {
    const file = await written();
    const [to, other] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(join(to, 'x'), '');
    expect(await restoreFolder(to, readBackup(file), TIME)).toBe(false);
    expect(readdirSync(to)).toEqual(['x']);
    expect(await restoreFolder(other, readBackup(file), TIME)).toBe(true);
    expect(readdirSync(other).sort()).toEqual(['games', 'hall.events', 'host_key']);
    expect(statSync(other).mode & 0o777).toBe(0o700);
  });
});
