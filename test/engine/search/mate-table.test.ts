import { expect, test } from 'vitest';
import { MateTable, NEVER, UNPROVEN } from '../../../source/engine/search/mate-table.ts';

const LOW = 0x12345678;
const HIGH = -77;

test('a proof holds for as many plies and more, a refutation for as many and fewer', () => {
  const table = new MateTable(1);
  expect(table.find(LOW, HIGH, 15)).toBe(false);
  table.prove(LOW, HIGH, 7);
  table.refute(LOW, HIGH, 4);
  const numbers = [4, 5, 6, 7, 8].map((plies) => {
    table.find(LOW, HIGH, plies);
    return [table.proof, table.disproof];
  });
  expect(numbers).toEqual([
    [NEVER, 0],
    [1, 1],
    [1, 1],
    [0, NEVER],
    [0, NEVER],
  ]);
  expect(table.provenIn).toBe(7);
});

test('numbers of an open position are known until it is refuted', () => {
  const table = new MateTable(1);
  table.open(LOW, HIGH, 5, 9);
  expect(table.find(LOW, HIGH, 3)).toBe(true);
  expect(table).toMatchObject({ proof: 5, disproof: 9, provenIn: UNPROVEN });
  table.refute(LOW, HIGH, 3);
  expect(table.find(LOW, HIGH, 3)).toBe(true);
  expect(table.find(LOW, HIGH, 5)).toBe(false);
});

test('nothing is left after clearing, however often', () => {
  const table = new MateTable(1);
  for (let clears = 0; clears < 5000; clears++) {
    table.prove(LOW, HIGH, 1);
    table.clear();
    if (table.find(LOW, HIGH, 15)) throw new Error(`found after ${clears} clears`);
  }
});

test('what took most work stays longest', () => {
  const table = new MateTable(1);
  for (let work = 0; work < 100; work++) table.open(LOW, HIGH, work, 1);
  // Others in the same place.
  for (let high = 0; high < 5; high++) table.open(LOW, high, 1, 1);
  expect(table.find(LOW, HIGH, 1)).toBe(true);
});
