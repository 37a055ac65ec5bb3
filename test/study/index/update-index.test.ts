import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect } from 'vitest';
import type { GameRecord } from '../../../source/records/tree/record.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { GameIndex } from '../../../source/study/index/game-index.ts';
import { openIndexWriter } from '../../../source/study/index/index-writer.ts';
import { openIndex } from '../../../source/study/index/position-index.ts';
import { refreshIndex } from '../../../source/study/index/refresh-index.ts';
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

describe('a game that is in two files', () => {
  /** How often the start was met, and how many games a list of all has. */
  function met(index: string): [positions: number, listed: number] {
    const opened = given(openIndex(index));
    const start = new Position(shogi, startPosition(shogi).placement);
    const { games } = given(opened.lookUp(start));
    expect(given(opened.gamesAt(start, { count: 99 }))).toHaveLength(games);
    const listed = [...opened.all()].length;
    opened.close();
    return [games, listed];
  }

  /** A game whose moves are always the same. */
  function game(name = 'Aki', date = '2026.11.20'): GameRecord {
    const record = made(1);
    const tags = { Black: name, White: 'Ben', Date: date };
    return { ...record, tags: Object.entries(tags).map(([key, value]) => ({ name: key, value })) };
  }

  test('counts once; other players or another day make it another game', async () => {
    const { one, other, index } = folders();
    writeGames(one, 'a', game());
    writeGames(other, 'b', game(), game('Chie'));
    given(await updateIndex(index, { added: [one, other] }));
    expect(met(index)).toEqual([2, 2]);
    writeGames(other, 'c', game('Aki', '2026.11.21'), game('Aki', '2026.11.21'), made(2));
    given(await updateIndex(index));
    expect(met(index)).toEqual([4, 4]);
  });

  test('counts as long as one of them is there', async () => {
    const { one, other, index } = folders();
    const first = writeGames(one, 'a', game());
    writeGames(one, 'b', game(), made(2));
    writeGames(other, 'c', made(2), made(3));
    given(await updateIndex(index, { added: [one, other] }));
    expect(met(index)).toEqual([3, 3]);
    rmSync(first);
    given(await updateIndex(index));
    expect(met(index)).toEqual([3, 3]);
    given(await updateIndex(index, { removed: [one] }));
    expect(met(index)).toEqual([2, 2]);
  });

  test('counts once when the first of them changes, in the games of another folder too', async () => {
    const { one, other, index } = folders();
    writeGames(one, 'a', game());
    writeGames(other, 'b', game(), made(2));
    given(await updateIndex(index, { own: one, added: [other] }));
    const analysed = game();
    analysed.root.comments.push('a remark');
    writeGames(one, 'a', analysed);
    given(await addToIndex(index, one));
    expect(met(index)).toEqual([2, 2]);
    writeGames(one, 'a', made(3));
    given(await addToIndex(index, one));
    expect(met(index)).toEqual([3, 3]);
  });
});

test('damage that no question meets is found when all is brought up to date', async () => {
  const { one, index } = folders();
  writeGames(one, 'a', made(1), made(2));
  const writer = given(openIndexWriter(index, { occurrences: 4, games: 1 }));
  await refreshIndex(writer, [one]);
  writer.close();
  const path = join(index, '1.entries');
  const bytes = readFileSync(path);
  bytes.write('strange', bytes.length >> 1);
  writeFileSync(path, bytes);
  const updated = given(await new GameIndex(index, one).update());
  expect(updated).toMatchObject({ games: 2, remade: { code: 'corrupt' } });
});
