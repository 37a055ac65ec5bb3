import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ownUid } from '../../../source/rooms/private/account.ts';
import {
  findRoomSockets,
  openRoomFolder,
  type RoomFolder,
} from '../../../source/rooms/private/room-folder.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const UID = ownUid() ?? -1;
const IS_ROOT = UID === 0;
const OTHER_UID = 65_534;
const NAME = `komadai-${UID}`;
const CODE = 'K7M2QX';

function modeOf(path: string): string {
  return (lstatSync(path).mode & 0o7777).toString(8);
}

function withUmask(mask: number): void {
  const before = process.umask(mask);
  onTestFinished(() => {
    process.umask(before);
  });
}

describe('the own folder', () => {
  test.each([0o000, 0o022, 0o077])('has its modes whatever the umask, %i', (mask) => {
    const at = temporaryFolder();
    withUmask(mask);
    const path = join(at, NAME);
    expect(openRoomFolder(at)).toEqual({ ok: true, value: { path, uid: UID } });
    expect(modeOf(path)).toBe('711');
  });

  test('is used again, and its modes are mended', () => {
    const at = temporaryFolder();
    mkdirSync(join(at, NAME), { mode: 0o700 });
    expect(openRoomFolder(at).ok).toBe(true);
    expect(openRoomFolder(at).ok).toBe(true);
    expect(modeOf(join(at, NAME))).toBe('711');
  });

  test.each<[string, (path: string) => void, string, string]>([
    [
      'a link',
      (path) => {
        mkdirSync(`${path}-there`);
        symlinkSync(`${path}-there`, path);
      },
      'link',
      NAME,
    ],
    ['a file', (path) => writeFileSync(path, ''), 'not-a-folder', NAME],
    [
      'one that others write to',
      (path) => {
        mkdirSync(path);
        chmodSync(path, 0o777);
      },
      'writable',
      NAME,
    ],
    [
      'one that a group writes to',
      (path) => {
        mkdirSync(path);
        chmodSync(path, 0o730);
      },
      'writable',
      NAME,
    ],
  ])('is not %s', (_, make, why, name) => {
    const at = temporaryFolder();
    make(join(at, NAME));
    expect(openRoomFolder(at)).toEqual({
      ok: false,
      fault: { code: 'not-safe', path: join(at, name), why },
    });
  });

  test.skipIf(!IS_ROOT)('is not that of another account (as root)', () => {
    const at = temporaryFolder();
    mkdirSync(join(at, NAME));
    chownSync(join(at, NAME), OTHER_UID, OTHER_UID);
    expect(openRoomFolder(at)).toEqual({
      ok: false,
      fault: { code: 'not-safe', path: join(at, NAME), why: 'another-owner' },
    });
  });

  test.each([
    [0o777, false],
    [0o775, false],
    [0o1777, true],
    [0o755, true],
  ])('lies in one where nobody renames it: %i', (mode, isSafe) => {
    const at = temporaryFolder();
    chmodSync(at, mode);
    const fault = { code: 'not-safe', path: at, why: 'writable' };
    expect(openRoomFolder(at)).toMatchObject(isSafe ? { ok: true } : { ok: false, fault });
    expect(findRoomSockets(CODE, at)).toMatchObject(isSafe ? { ok: true } : { ok: false, fault });
  });

  test.each([
    ['is missing', 'none', 'ENOENT'],
    ['is a file', 'file', 'ENOTDIR'],
    ['lies below a file', 'file/below', 'ENOTDIR'],
  ])('cannot be where the other %s', (_, name, detail) => {
    const at = temporaryFolder();
    writeFileSync(join(at, 'file'), '');
    const inside = join(at, name);
    expect(openRoomFolder(inside)).toEqual({
      ok: false,
      fault: { code: 'not-writable', folder: inside, detail },
    });
    expect(findRoomSockets(CODE, inside)).toEqual({
      ok: false,
      fault: { code: 'refused', detail },
    });
  });

  test.skipIf(IS_ROOT)('cannot be where nobody may write (not as root)', () => {
    const at = temporaryFolder();
    chmodSync(at, 0o500);
    expect(openRoomFolder(at)).toEqual({
      ok: false,
      fault: { code: 'not-writable', folder: at, detail: 'EACCES' },
    });
  });

  test('leaves its sockets a path of 107 bytes', () => {
    const base = temporaryFolder();
    const lengthOf = (name: string) => join(base, name, NAME, 'K7.sock').length;
    const name = '歩'.repeat(5);
    const fits = name + 'x'.repeat(107 - lengthOf(name) - 2 * 5);
    mkdirSync(join(base, fits));
    mkdirSync(join(base, `${fits}x`));
    expect(openRoomFolder(join(base, fits)).ok).toBe(true);
    expect(openRoomFolder(join(base, `${fits}x`))).toMatchObject({
      ok: false,
      fault: { code: 'path-too-long', mostBytes: 107 },
    });
  });
});

/** A folder with a socket in it, as a host makes them. */
async function roomIn(at: string, prefix = 'K7'): Promise<RoomFolder> {
  const folder = openRoomFolder(at);
  if (!folder.ok) throw new Error(folder.fault.code);
  const server = createServer();
  const path = join(folder.value.path, `${prefix}.sock`);
  await new Promise<void>((resolve) => server.listen(path, resolve));
  onTestFinished(() => {
    server.close();
  });
  return folder.value;
}

describe('the search', () => {
  test('finds the sockets with the beginning of a code', async () => {
    const at = temporaryFolder();
    const folder = await roomIn(at);
    await roomIn(at, 'K8');
    expect(findRoomSockets(CODE, at)).toEqual({
      ok: true,
      value: { sockets: [{ path: join(folder.path, 'K7.sock'), folder }], unsafe: [] },
    });
  });

  test.skipIf(!IS_ROOT)('finds those of all accounts (as root)', async () => {
    const at = temporaryFolder();
    const folder = await roomIn(at);
    const other = join(at, `komadai-${OTHER_UID}`);
    renameSync(folder.path, other);
    await roomIn(at);
    for (const path of [other, join(other, 'K7.sock')]) chownSync(path, OTHER_UID, OTHER_UID);
    const found = findRoomSockets(CODE, at);
    const uids = found.ok ? found.value.sockets.map(({ folder }) => folder.uid) : [];
    expect(uids.sort((a, b) => a - b)).toEqual([0, OTHER_UID]);
  });

  test.each([
    ['no folder', () => {}],
    ['a name that is no number', (at: string) => renameSync(join(at, NAME), join(at, 'komadai-x'))],
    [
      'a number written otherwise',
      (at: string) => renameSync(join(at, NAME), join(at, `komadai-0${UID}`)),
    ],
    ['a folder that is closed', (at: string) => rmSync(join(at, NAME, 'K7.sock'))],
  ])('finds nothing in %s', async (_, change) => {
    const at = temporaryFolder();
    if (change.length > 0) await roomIn(at);
    change(at);
    expect(findRoomSockets(CODE, at)).toEqual({ ok: true, value: { sockets: [], unsafe: [] } });
  });

  test.each<[string, (folder: string) => void, string, string]>([
    [
      'a link as folder',
      (folder) => {
        renameSync(folder, `${folder}-there`);
        symlinkSync(`${folder}-there`, folder);
      },
      'link',
      NAME,
    ],
    [
      'a link as socket',
      (folder) => {
        renameSync(join(folder, 'K7.sock'), join(folder, 'there'));
        symlinkSync('there', join(folder, 'K7.sock'));
      },
      'link',
      join(NAME, 'K7.sock'),
    ],
    [
      'a file as socket',
      (folder) => {
        rmSync(join(folder, 'K7.sock'));
        writeFileSync(join(folder, 'K7.sock'), '');
      },
      'not-a-socket',
      join(NAME, 'K7.sock'),
    ],
    ['a folder open to all', (folder) => chmodSync(folder, 0o777), 'writable', NAME],
    ['a folder open to a group', (folder) => chmodSync(folder, 0o731), 'writable', NAME],
  ])('does not trust %s', async (_, change, why, name) => {
    const at = temporaryFolder();
    const folder = await roomIn(at);
    change(folder.path);
    expect(findRoomSockets(CODE, at)).toEqual({
      ok: true,
      value: { sockets: [], unsafe: [{ code: 'not-safe', path: join(at, name), why }] },
    });
  });

  test.skipIf(!IS_ROOT).each([
    ['folder', NAME],
    ['socket', join(NAME, 'K7.sock')],
  ])('does not trust the %s of another account (as root)', async (_, name) => {
    const at = temporaryFolder();
    await roomIn(at);
    chownSync(join(at, name), OTHER_UID, OTHER_UID);
    expect(findRoomSockets(CODE, at)).toEqual({
      ok: true,
      value: {
        sockets: [],
        unsafe: [{ code: 'not-safe', path: join(at, name), why: 'another-owner' }],
      },
    });
  });
});
