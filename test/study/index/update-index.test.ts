import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { openIndexWriter } from '../../../source/study/index/index-writer.ts';
import {
  addToIndex,
  indexedPlaces,
  updateIndex,
} from '../../../source/study/index/update-index.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { madeGame, writeGames } from './made-games.ts';
import { compareWithScan, given } from './plain-scan.ts';

const made = (seed: number) => madeGame({ variant: shogi, random: randomNumbers(seed), plies: 6 });

function folders() {
  const folder = temporaryFolder();
  const [one, other, index] = ['one', 'other', 'index'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(one);
  mkdirSync(other);
  return { one, other, index };
}

test('an index remembers its folders', async () => {
  const { one, other, index } = folders();
  writeGames(one, 'a', made(1));
  writeGames(other, 'b', made(2));
  const first = given(await updateIndex(index, { added: [one] }));
  expect(first).toMatchObject({ games: 1, remade: undefined });
  expect(given(await updateIndex(index, { added: [other, 'a.db'] }))).toMatchObject({ games: 1 });
  writeGames(one, 'c', made(3));
  expect(given(await updateIndex(index))).toMatchObject({ games: 1, files: 3 });
  expect(indexedPlaces(index)).toEqual({ folders: [one, other], books: [resolve('a.db')] });
  compareWithScan(index, [1, 2, 3].map(made));
});

test('a folder that it forgets goes with its games; the own ones stay', async () => {
  const { one, other, index } = folders();
  writeGames(one, 'a', made(1));
  writeGames(other, 'b', made(2));
  given(await updateIndex(index, { own: one, added: [other] }));
  compareWithScan(index, [made(1), made(2)]);
  expect(given(await updateIndex(index, { own: one, removed: [other] }))).toMatchObject({
    gone: 1,
  });
  expect(indexedPlaces(index).folders).toEqual([]);
  compareWithScan(index, [made(1)]);
});

test('new games of one folder are added, and all others stay', async () => {
  const { one, other, index } = folders();
  writeGames(other, 'b', made(2));
  given(await updateIndex(index, { added: [other] }));
  writeGames(one, 'a', made(1));
  given(await addToIndex(index, one));
  given(await addToIndex(index, one));
  compareWithScan(index, [made(1), made(2)]);
});

longTest.each([
  ['corrupt', (index: string) => writeFileSync(join(index, 'index.json'), '{')],
  ['corrupt', (index: string) => truncateSync(join(index, 'games.heads'), 1)],
  ['version', (index: string) => writeFileSync(join(index, 'index.json'), '{"version":9}')],
])('one that is %s is made anew from them', async (code, harm) => {
  const { one, index } = folders();
  const records = Array.from({ length: 260 }, (_, seed) => made(seed));
  writeGames(one, 'a', ...records);
  given(await updateIndex(index, { added: [one] }));
  harm(index);
  const update = given(await updateIndex(index));
  expect(update).toMatchObject({ games: 260, remade: { code } });
  compareWithScan(index, records);
});

test('one that is written elsewhere is left alone', async () => {
  const { one, index } = folders();
  const writer = given(openIndexWriter(index));
  expect(await updateIndex(index, { added: [one] })).toMatchObject({
    ok: false,
    fault: { code: 'in-use' },
  });
  writer.close();
});

test('a folder without games, or one that is gone, is no fault', async () => {
  const { one, index } = folders();
  expect(given(await updateIndex(index, { added: [one, join(one, 'none')] }))).toMatchObject({
    files: 0,
  });
});
