import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownUid } from '../../../source/rooms/carriers/account.ts';
import { readProof, removeProof, writeProof } from '../../../source/rooms/carriers/proof.ts';
import { openRoomFolder } from '../../../source/rooms/carriers/room-folder.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const UID = ownUid() ?? -1;
const NONCE = '0123456789abcdef'.repeat(2);

function ownFolder() {
  const folder = openRoomFolder(temporaryFolder());
  if (!folder.ok) throw new Error(folder.fault.code);
  return { folder: folder.value, file: join(folder.value.path, 'proofs', NONCE) };
}

test.each([0o000, 0o022, 0o077])('a proof tells the account, with the umask %i', (mask) => {
  const { folder, file } = ownFolder();
  const before = process.umask(mask);
  onTestFinished(() => {
    process.umask(before);
  });
  expect(writeProof(folder, NONCE).ok).toBe(true);
  expect((lstatSync(file).mode & 0o7777).toString(8)).toBe('644');
  expect(readProof(folder, NONCE)).toBe(UID);
  removeProof(folder, NONCE);
  expect(existsSync(file)).toBe(false);
  removeProof(folder, NONCE);
});

test.skipIf(UID !== 0)('that of another account too (as root)', () => {
  const { folder, file } = ownFolder();
  writeProof(folder, NONCE);
  chownSync(file, 65_534, 65_534);
  expect(readProof(folder, NONCE)).toBe(65_534);
});

test.each<[string, (file: string) => void]>([
  ['nothing', (file) => renameSync(file, `${file}-there`)],
  ['an empty file', (file) => writeFileSync(file, '')],
  ['foreign content', (file) => writeFileSync(file, `${'f'.repeat(32)} ${UID}\n`)],
  ['more than that', (file) => writeFileSync(file, '\n', { flag: 'a' })],
  ['a second link', (file) => linkSync(file, `${file}-there`)],
  [
    'a hard link to a file of somebody',
    (file) => {
      renameSync(file, `${file}-there`);
      linkSync(`${file}-there`, file);
    },
  ],
  [
    'a link',
    (file) => {
      renameSync(file, `${file}-there`);
      symlinkSync(`${file}-there`, file);
    },
  ],
  [
    'a folder',
    (file) => {
      renameSync(file, `${file}-there`);
      mkdirSync(file);
    },
  ],
  [
    'a pipe',
    (file) => {
      renameSync(file, `${file}-there`);
      expect(spawnSync('mkfifo', [file]).status).toBe(0);
    },
  ],
  ['a file that others write to', (file) => chmodSync(file, 0o646)],
  ['a file that a group writes to', (file) => chmodSync(file, 0o664)],
])('%s proves nothing', (_, change) => {
  const { folder, file } = ownFolder();
  writeProof(folder, NONCE);
  expect(readProof(folder, NONCE)).toBe(UID);
  change(file);
  expect(readProof(folder, NONCE)).toBeUndefined();
});

test('a proof for another host, passed on by that one, proves nothing', () => {
  const { folder, file } = ownFolder();
  const other = { path: ownFolder().folder.path, uid: UID + 1 };
  writeProof(other, NONCE);
  renameSync(join(other.path, 'proofs', NONCE), file);
  expect(readProof(folder, NONCE)).toBeUndefined();
  expect(readProof({ ...folder, uid: UID + 1 }, NONCE)).toBe(UID);
});

test('a file that is there is not written over', () => {
  const { folder, file } = ownFolder();
  writeFileSync(file, 'kept');
  expect(writeProof(folder, NONCE)).toEqual({
    ok: false,
    fault: { code: 'refused', detail: 'EEXIST' },
  });
  expect(readFileSync(file, 'utf8')).toBe('kept');
});
