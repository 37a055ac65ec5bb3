import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { formatOf, RECORD_FORMATS } from '../../../source/records/formats/formats.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { positionsOf } from '../../../source/records/tree/kept-analysis.ts';
import type { GameRecord } from '../../../source/records/tree/record.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { openIndexWriter } from '../../../source/study/index/index-writer.ts';
import { openIndex } from '../../../source/study/index/position-index.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { writeGames } from './made-games.ts';
import { compareWithScan, given } from './plain-scan.ts';

import { folders, made, refresh } from './small-index.ts';

/** Indexes so many files of three games. @returns how many positions were compared */
async function comparePositions(files: number): Promise<number> {
  const { games, index } = folders();
  const records = Array.from({ length: 3 * files }, (_, seed) => {
    return made(seed, seed % 3 === 0 ? minishogi : shogi, 1 + (seed % 5));
  });
  for (let file = 0; file < files; file++) {
    writeGames(games, `${file}`, ...records.slice(3 * file, 3 * file + 3));
  }
  expect(await refresh(index, games)).toMatchObject({ games: 3 * files, files, unread: 0 });
  const compared = compareWithScan(index, records);
  expect(readdirSync(index).filter((name) => name.endsWith('.entries')).length).toBeLessThan(16);
  expect(await refresh(index, games)).toMatchObject({ games: 0 });
  return compared;
}

longTest('the answers are those of a plain scan, in every game', async () => {
  expect(await comparePositions(20)).toBeGreaterThan(500);
});

longTest('the answers are those of a plain scan for thousands of positions', async () => {
  expect(await comparePositions(100)).toBeGreaterThan(2000);
});

test('a position that no game has is met 0 times', async () => {
  const { games, index } = folders();
  writeGames(games, 'a', made(1, minishogi));
  await refresh(index, games);
  const opened = given(openIndex(index));
  const position = new Position(shogi, startPosition(shogi).placement);
  expect(opened.lookUp(position)).toEqual({
    ok: true,
    value: { games: 0, black: 0, white: 0, draws: 0, moves: [] },
  });
  expect(opened.gamesAt(position)).toEqual({ ok: true, value: [] });
  opened.close();
});

test('the games of a position are told page by page, the last played first', async () => {
  const { games, index } = folders();
  const records = Array.from({ length: 30 }, (_, seed) => made(seed));
  for (const [number, record] of records.entries()) writeGames(games, `${number}`, record);
  await refresh(index, games);
  const opened = given(openIndex(index));
  const position = new Position(shogi, startPosition(shogi).placement);
  const pages = [0, 10, 20, 30, 40].map((from) =>
    given(opened.gamesAt(position, { from, count: 10 })),
  );
  expect(pages.slice(0, 3).map(({ length }) => length)).toEqual([10, 10, 10]);
  const dates = pages.flat().map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(pages.flat().map(({ path, ply }) => `${path} ${ply}`)).size).toBe(dates.length);
  expect(new Set(pages.flat().map(({ path }) => path)).size).toBe(30);
  const [best] = given(opened.lookUp(position)).moves;
  const played = given(opened.gamesAt(position, { ...(best && { move: best.move }), count: 99 }));
  expect(played).toHaveLength(best?.games ?? -1);
  expect(played[0]).toEqual(best?.last);
  opened.close();
});

longTest('files that changed or went are indexed as they are now', async () => {
  const { games, index } = folders();
  const records = Array.from({ length: 12 }, (_, seed) => made(seed));
  const paths = records.map((record, number) => writeGames(games, `${number}`, record));
  await refresh(index, games);
  for (let round = 0; round < 4; round++) {
    records[round] = made(100 + round);
    writeGames(games, `${round}`, records[round] as GameRecord, made(200 + round));
    records.push(made(200 + round));
    const last = paths.pop();
    if (last) rmSync(last);
    records.splice(11 - round, 1);
    expect(await refresh(index, games)).toMatchObject({ games: 2, gone: 1 });
    compareWithScan(index, records);
  }
});

test('records of every format are indexed', async () => {
  const { games, index } = folders();
  const record = made(3);
  let files = 0;
  for (const format of RECORD_FORMATS) {
    const written = given(await writeRecords([record], { format, encoding: 'utf-8' }));
    mkdirSync(join(games, format));
    writeFileSync(join(games, format, `a${formatOf(format).ends[0]}`), written.bytes);
    files++;
  }
  writeFileSync(join(games, 'notes.txt'), 'no game');
  writeFileSync(join(games, 'empty.kif'), '');
  expect(await refresh(index, games)).toMatchObject({ games: files, files: files + 1, unread: 1 });
  // The same game counts once with its players, and once in the formats that name none.
  const opened = given(openIndex(index));
  for (const { position, node } of positionsOf(record)) {
    if (node.children.length === 0) continue;
    expect([2, 4]).toContain(given(opened.lookUp(position)).games);
  }
  opened.close();
});

test('an index is written by one process at a time', () => {
  const { index } = folders();
  const writer = given(openIndexWriter(index));
  expect(openIndexWriter(index)).toMatchObject({ ok: false, fault: { code: 'in-use' } });
  writer.close();
  given(openIndexWriter(index)).close();
});

test.each(['games.log', 'sources.jsonl'])('a cut end of %s loses one file', async (name) => {
  const { games, index } = folders();
  const records = [made(1), made(2)];
  writeGames(games, 'a', made(1));
  writeGames(games, 'b', made(2));
  await refresh(index, games, { occurrences: 1e6, games: 1e6 });
  const path = join(index, name);
  truncateSync(path, statSync(path).size - 1);
  const opened = given(openIndex(index));
  expect(opened.games).toBe(1);
  opened.close();
  expect(await refresh(index, games)).toMatchObject({ games: 1 });
  compareWithScan(index, records);
  appendFileSync(path, 'rubbish');
  compareWithScan(index, records);
  expect(readFileSync(path, 'utf8')).toContain('rubbish');
});
