import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const GOOD = (name: string) => `[${name}:minishogi]\n`;

/** Modules of its own: other tests must not see the games that are added. */
async function load() {
  vi.resetModules();
  const files = await import('../../source/settings/variant-files.ts');
  const catalogue = await import('../../source/rules/variants/index.ts');
  return { ...files, ...catalogue };
}

/** A folder with files by name. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const ids = (variants: readonly { readonly id: string }[], from: number) =>
  variants.slice(from).map(({ id }) => id);

test('adds the games of all files by the names of the files', async () => {
  const { loadVariantFiles, VARIANTS, variantFileOf } = await load();
  const before = VARIANTS.length;
  const folder = folderOf({
    'b.ini': GOOD('second'),
    'a.INI': GOOD('first'),
    '.c.ini': GOOD('hidden'),
    'd.ini~': GOOD('backup'),
    'e.txt': 'nonsense',
  });
  expect(loadVariantFiles(folder)).toEqual({ found: [] });
  expect(ids(VARIANTS, before)).toEqual(['first', 'second']);
  expect(VARIANTS.slice(before).map(variantFileOf)).toEqual([
    join(folder, 'a.INI'),
    join(folder, 'b.ini'),
  ]);
});

test('finds nothing wrong with a folder that is not there, and is quick about it', async () => {
  const { loadVariantFiles } = await load();
  expect(loadVariantFiles(join(temporaryFolder(), 'none'))).toEqual({ found: [] });
  expect(loadVariantFiles(join(folderOf({ file: '' }), 'file'))).toEqual({ found: [] });
});

test('goes on without the games and the files that are wrong', async () => {
  const { loadVariantFiles, VARIANTS } = await load();
  const before = VARIANTS.length;
  const folder = folderOf({
    'a.ini': `[x:minishogi]\ngating = true\n${GOOD('fine')}`,
    'b.ini': `[half:mini\nmaxF`,
    'c.ini': GOOD('FINE'),
    'z.ini': GOOD('last'),
  });
  mkdirSync(join(folder, 'd.ini'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'e.ini'));
  const { found } = loadVariantFiles(folder);
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
  expect(ids(VARIANTS, before)).toEqual(['fine', 'last']);
});

test('takes a named file before those of the folder, and not twice', async () => {
  const { loadVariantFiles, VARIANTS } = await load();
  const before = VARIANTS.length;
  const folder = folderOf({ 'a.ini': GOOD('one'), 'b.ini': GOOD('two') });
  expect(loadVariantFiles(folder, join(folder, 'b.ini'))).toEqual({ found: [] });
  expect(ids(VARIANTS, before)).toEqual(['two', 'one']);
  const other = folderOf({ 'c.ini': '[bad' });
  expect(loadVariantFiles(folder, join(other, 'c.ini')).named).toMatchObject({
    path: join(other, 'c.ini'),
  });
});

test('refuses a file that is larger than any description', async () => {
  const { readVariantFile, MOST_VARIANT_BYTES } = await load();
  const folder = folderOf({ 'a.ini': '#'.repeat(MOST_VARIANT_BYTES + 1) });
  const read = readVariantFile(join(folder, 'a.ini'));
  expect(read).toMatchObject({ ok: false, fault: { code: 'not-such-a-file' } });
});

test('takes out what would act on a terminal, and keeps the numbers of lines', async () => {
  const { readVariantFile } = await load();
  const text = '[x:minishogi]\r\n# komadai: name = A\u001b[31mB\u202e\r\n\tgating = true\n';
  const read = readVariantFile(join(folderOf({ 'a.ini': text }), 'a.ini'));
  expect(read.ok && read.value.faults.map(({ line }) => line)).toEqual([3]);
  const good = readVariantFile(join(folderOf({ 'a.ini': text.replace('true', 'false') }), 'a.ini'));
  expect(good.ok && good.value.games[0]?.game.rules.name).toBe('A[31mB');
});
