import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { PROJECT } from '../helpers/komadai.ts';
import {
  type Example,
  exampleOf,
  examplesOfDocument,
  exportsOfEntry,
  LIBRARY_ENTRY,
  moduleOfExamples,
} from '../helpers/library-examples.ts';

const EXPORTS = exportsOfEntry(LIBRARY_ENTRY);

/** A value of an example, and what the comment beside it says. */
type Checked = readonly [name: string, actual: unknown, expected: unknown];

async function runExamples(examples: readonly Example[]): Promise<Checked[]> {
  const folder = mkdtempSync(join(tmpdir(), 'komadai-examples-'));
  try {
    const outfile = join(folder, 'examples.mjs');
    await build({
      stdin: {
        contents: moduleOfExamples(EXPORTS, LIBRARY_ENTRY, examples),
        resolveDir: PROJECT,
        loader: 'ts',
      },
      outfile,
      bundle: true,
      platform: 'neutral',
      format: 'esm',
      logLevel: 'warning',
    });
    const { run } = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
    const checked: Checked[] = [];
    run((...check: Checked) => checked.push(check));
    return checked;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('an example is the one of the name', () => {
  const source = [
    '/**\n * One.\n * @example\n * ```ts\n * a; // => 1\n * ```\n */\nexport const a = 1;',
    '/** Two. */\nexport const b = 2;',
  ].join('\n');
  expect(exampleOf(source, 'a')).toBe('a; // => 1');
  expect(exampleOf(source, 'b')).toBeUndefined();
  expect(() => exampleOf(source, 'c')).toThrow('no declaration of c');
});

test('the entry has about 50 names, each once', () => {
  const names = EXPORTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(35);
  expect(names.length).toBeLessThan(60);
});

test.each(EXPORTS)('$name has an example that says what comes out', ({ example, name }) => {
  expect(example).toMatch(/; \/\/ => ./);
  expect(example).toMatch(new RegExp(`\\b${name}\\b`));
});

test('what comes out of the examples is what they say', async () => {
  const checked = await runExamples(EXPORTS);
  for (const [name, actual, expected] of checked) expect(actual, name).toEqual(expected);
  const names = EXPORTS.map(({ name }) => name);
  expect(new Set(checked.map(([name]) => name))).toEqual(new Set(names));
});

test.each([
  ['README.md', 1],
  ['docs/rules.md', 5],
])('what comes out of the blocks of %s is what they say', async (path, count) => {
  const examples = examplesOfDocument(path);
  expect(examples).toHaveLength(count);
  const checked = await runExamples(examples);
  for (const [name, actual, expected] of checked) expect(actual, name).toEqual(expected);
  expect(new Set(checked.map(([name]) => name)).size).toBe(count);
});

test('the page of the library names all that it exports, and nothing else', () => {
  const page = readFileSync(join(PROJECT, 'docs/rules.md'), 'utf8');
  const table = page
    .slice(page.indexOf('## Names'))
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const named = Array.from(table.join('\n').matchAll(/`(\w+)`/g), ([, name]) => name);
  expect(named.sort()).toEqual(EXPORTS.map(({ name }) => name).sort());
});
