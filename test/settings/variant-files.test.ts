import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  loadVariantFiles,
  MOST_VARIANT_BYTES,
  readVariantFile,
} from '../../source/settings/variant-files.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const GOOD = (name: string) => `[${name}:minishogi]\n`;

/** A folder with files by name. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** The ids and the files of the games that are found. */
function idsAndFiles(folder: string, named?: string): [string, string | undefined][] {
  return loadVariantFiles(folder, named).games.map(({ rules, file }) => [rules.id, file]);
}

test('finds the games of all files by the names of the files', () => {
  const folder = folderOf({
    'b.ini': GOOD('second'),
    'a.INI': GOOD('first'),
    '.c.ini': GOOD('hidden'),
    'd.ini~': GOOD('backup'),
    'e.txt': 'nonsense',
  });
  expect(loadVariantFiles(folder)).toMatchObject({ found: [] });
  expect(idsAndFiles(folder)).toEqual([
    ['first', join(folder, 'a.INI')],
    ['second', join(folder, 'b.ini')],
  ]);
});

test('finds nothing wrong with a folder that is not there, and is quick about it', () => {
  expect(loadVariantFiles(join(temporaryFolder(), 'none'))).toEqual({ games: [], found: [] });
  expect(loadVariantFiles(join(folderOf({ file: '' }), 'file'))).toEqual({ games: [], found: [] });
});

test('goes on without the games and the files that are wrong', () => {
  const folder = folderOf({
    'a.ini': `[x:minishogi]\ngating = true\n${GOOD('fine')}`,
    'b.ini': `[half:mini\nmaxF`,
    'c.ini': GOOD('FINE'),
    'z.ini': GOOD('last'),
  });
  mkdirSync(join(folder, 'd.ini'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'e.ini'));
  const { games, found } = loadVariantFiles(folder);
  const told = found.map(({ path, file, faults }) => [
    path.slice(-5),
    ...(file ? [file.code] : []),
    ...faults.map(({ code, line }) => `${line} ${code}`),
  ]);
  expect(told).toEqual([
    ['a.ini', '2 not-playable'],
    ['b.ini', '1 not-ini', '2 not-ini'],
    ['c.ini', '1 name-taken'],
    ['d.ini', 'not-such-a-file'],
    ['e.ini', 'unreadable'],
  ]);
  expect(found[2]?.faults[0]).toMatchObject({ file: join(folder, 'a.ini') });
  expect(games.map(({ rules }) => rules.id)).toEqual(['fine', 'last']);
});

test('takes a named file before those of the folder, and not twice', () => {
  const folder = folderOf({ 'a.ini': GOOD('one'), 'b.ini': GOOD('two') });
  expect(loadVariantFiles(folder, join(folder, 'b.ini'))).toMatchObject({ found: [] });
  expect(idsAndFiles(folder, join(folder, 'b.ini')).map(([id]) => id)).toEqual(['two', 'one']);
  const other = folderOf({ 'c.ini': '[bad' });
  expect(loadVariantFiles(folder, join(other, 'c.ini')).named).toMatchObject({
    path: join(other, 'c.ini'),
  });
});

test('refuses a file that is larger than any description', () => {
  const folder = folderOf({ 'a.ini': '#'.repeat(MOST_VARIANT_BYTES + 1) });
  const read = readVariantFile(join(folder, 'a.ini'));
  expect(read).toMatchObject({ ok: false, fault: { code: 'not-such-a-file' } });
});

test('takes out what would act on a terminal, and keeps the numbers of lines', () => {
  const text = '[x:minishogi]\r\n# komadai: name = A\u001b[31mB\u202e\r\n\tgating = true\n';
  const read = readVariantFile(join(folderOf({ 'a.ini': text }), 'a.ini'));
  expect(read.ok && read.value.faults.map(({ line }) => line)).toEqual([3]);
  const good = readVariantFile(join(folderOf({ 'a.ini': text.replace('true', 'false') }), 'a.ini'));
  expect(good.ok && good.value.games[0]?.game.rules.name).toBe('A[31mB');
});
