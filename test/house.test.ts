import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { PROJECT } from './helpers/komadai.ts';

/** The most lines and files of a wing: what it has today. A number may be lowered, never raised. */
const WINGS: readonly (readonly [folders: string, lines: number, files: number])[] = [
  ['source/text source/activity/words', 20344, 85],
  ['source/ui', 15770, 140],
  ['source/rooms source/server source/hall source/sql source/commands/private', 10791, 77],
  ['source/commands', 7232, 77],
  ['source/activity', 6412, 38],
  ['source/plain', 1433, 9],
  ['source/settings source/picture', 1768, 17],
  ['source/rules', 12617, 149],
  ['source/records', 9144, 73],
  ['source/engine', 9049, 83],
  ['source/match', 6092, 42],
  ['source/study', 5790, 56],
  ['source/terminal source/clean source/pace', 3656, 32],
  ['test', 95786, 721],
  ['tools scripts', 9938, 107],
];

/**
 * Folders that count with another wing: the words of the prompt are sentences, and what goes on in
 * rooms of the machine belongs to rooms.
 */
const ELSEWHERE = ['source/activity/words/', 'source/commands/private/'];

/** The most files of few lines that one other alone imports: they could stand in it. */
const SMALL_FILES = 90;
const FEW_LINES = 60;

/** The most values that a file exports and only tests use, no script and no tool. */
const EXPORTS_FOR_TESTS = 36;

/** Other programs use what these export, and languages have the names of English. */
const USED_ELSEWHERE = /^source\/(?:rules\/library|text\/(?!en\/)[a-z]+)\//;

/** All files of code in the folders, by path. */
function readFiles(folders: string): ReadonlyMap<string, string> {
  const paths = folders.split(' ').flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file.replaceAll('\\', '/')))
      .filter((path) => /\.(?:tsx?|mts|mjs)$/.test(path) && !path.includes('/node_modules/')),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(PROJECT, path), 'utf8')]));
}

/** The lines of a text. */
function linesOf(text: string): number {
  return text.split('\n').length - 1;
}

/** The files that each file is imported by, types and `import()` included. */
function importersOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    for (const [, specifier = ''] of text.matchAll(
      /(?:\bfrom|\bimport\(|\bimport) ?'(\.[^']+)'/g,
    )) {
      const target = join(path, '..', specifier);
      importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return importers;
}

/** Fails if there are more than there may be, and says how many there are. */
function expectHeld(what: string, found: number, most: number): void {
  expect(found, `there are ${found} ${what}, ${most} may be`).toBeLessThanOrEqual(most);
}

describe('the house does not grow', () => {
  test.each(WINGS)('%s', (folders, lines, files) => {
    const all = [...readFiles(folders)].flatMap(([path, text]) =>
      ELSEWHERE.some(
        (folder) => path.startsWith(folder) && !`${folders}/ `.includes(folder.slice(0, -1)),
      )
        ? []
        : [text],
    );
    const counted = all.reduce((sum, text) => sum + linesOf(text), 0);
    expectHeld(`lines of ${folders}`, counted, lines);
    expectHeld(`files of ${folders}`, all.length, files);
  });

  const source = readFiles('source');

  test('in small files that one other alone imports', () => {
    const importers = importersOf(source);
    const small = [...source].filter(
      ([path, text]) =>
        linesOf(text) <= FEW_LINES &&
        importers.get(path)?.size === 1 &&
        !path.startsWith('source/rules/variants/'),
    );
    expectHeld('small files with one importer', small.length, SMALL_FILES);
  });

  // `test/imports.test.ts` finds those that no test uses either.
  test('in values that are exported for tests alone', () => {
    const users = new Map<string, number>();
    for (const text of readFiles('source scripts tools').values()) {
      for (const word of new Set(text.match(/\w+/g))) users.set(word, (users.get(word) ?? 0) + 1);
    }
    const exported = [...source]
      .filter(([path]) => !USED_ELSEWHERE.test(path))
      .flatMap(([, text]) => [
        ...text.matchAll(
          /^export (?:abstract )?(?:async )?(?:const|let|function\*?|class) (\w+)/gm,
        ),
      ]);
    const unused = exported.filter(([, name = '']) => users.get(name) === 1);
    expectHeld('values that are exported for tests alone', unused.length, EXPORTS_FOR_TESTS);
  });
});
