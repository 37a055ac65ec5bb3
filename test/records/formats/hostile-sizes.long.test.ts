import { setFlagsFromString } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import { readProblems } from '../../../source/records/formats/problems/read-problems.ts';
import { readRecords } from '../../../source/records/formats/read-records.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { partOfDay } from '../../helpers/day-part.ts';

// So it is in a process that has read much else: its expressions take more of the stack.
setFlagsFromString('--no-regexp-optimization');
afterAll(() => setFlagsFromString('--regexp-optimization'));

const MEGABYTES_9 = 9_000_000;

/** What ran out of memory, and what is said of it instead. */
const ROWS = [
  ['a word', () => 'a'.repeat(MEGABYTES_9), 'no game'],
  ['a word in the place of a move', () => `1. P-7f ${'a'.repeat(MEGABYTES_9)}`, 'move'],
  ['NULs', () => '\0'.repeat(MEGABYTES_9), 'no game'],
  ['NULs in the place of a move', () => `1. P-7f ${'\0'.repeat(MEGABYTES_9)}`, 'move'],
  [
    'a word in the place of a move of KIF',
    () => `手合割：平手\n   1 ${'a'.repeat(MEGABYTES_9)}`,
    undefined,
  ],
  ['blanks', () => ' '.repeat(MEGABYTES_9), 'no game'],
  ['blanks before a move', () => `${' '.repeat(MEGABYTES_9)}1. P-7f`, undefined],
  ['a drawn line', () => `${'-'.repeat(MEGABYTES_9)}\n1. P-7f`, undefined],
  ['numbers without moves', () => `${'1. '.repeat(1_000_000)}P-7f`, undefined],
  ['dots', () => `1. P-7f ${'.'.repeat(MEGABYTES_9)}`, undefined],
  ['digits', () => `${'7'.repeat(MEGABYTES_9)}\n1. P-7f`, undefined],
  ['a square over and over', () => `1. P-7f ${'同'.repeat(MEGABYTES_9 / 3)}`, 'move'],
  ['squares in parentheses', () => '(77)'.repeat(MEGABYTES_9 / 4), 'no game'],
  ['a tag', () => `[Event "${'a'.repeat(MEGABYTES_9)}"] 1. P-7f`, undefined],
  ['a tag of quotation marks', () => `[Event "${'\\"'.repeat(1_000_000)}"] 1. P-7f`, undefined],
  ['comments', () => `1. P-7f ${'{} '.repeat(300_000)}`, undefined],
  ['variations', () => `1. P-7f ${'(1. P-2f) '.repeat(150_000)}`, undefined],
  ['a string in JKF', () => `{"moves":[{"comments":["${'a'.repeat(MEGABYTES_9)}"]}]}`, undefined],
  [
    'a string in JKF without end',
    () => `{"moves":[{"comments":["${'a'.repeat(MEGABYTES_9)}`,
    'not-the-format',
  ],
  ['moves of JKF', () => `{"moves":[{}${',{}'.repeat(200_000)}]}`, undefined],
  [
    'forks of JKF within forks',
    () => `{"moves":[{},${'{"forks":[['.repeat(3000)}{}${']]}'.repeat(3000)}]}`,
    'too-deep',
  ],
  [
    'headers of KIF',
    () => `${'先手：a\n'.repeat(150_000)}手数----指手----\n1 ７六歩(77)\n`,
    undefined,
  ],
] as const;

test.each(partOfDay(ROWS, 5))('%s', async (_, make, code) => {
  const { games } = await readRecords(Buffer.from(make()));
  if (code === 'no game') expect(games).toEqual([]);
  else if (code) expect(itemAt(games, 0).fault?.code).toBe(code);
  else expect(games.length).toBeGreaterThan(0);
});

test.each(['line', 'plies', 'variant'])('brackets in the %s of a problem', async (name) => {
  const value = '['.repeat(3000) + ']'.repeat(3000);
  const line = `{"sfen":"4k4/9/4P4/9/9/9/9/9/9 b G 1","${name}":${value}}`;
  expect((await readProblems(Buffer.from(line))).faults).toHaveLength(1);
});
