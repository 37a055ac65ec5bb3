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
import { describe, expect } from 'vitest';
import { formatOf, RECORD_FORMATS } from '../../../source/records/formats/formats.ts';
import { writeRecords } from '../../../source/records/formats/write-records.ts';
import { positionsOf } from '../../../source/records/tree/kept-analysis.ts';
import type { GameRecord } from '../../../source/records/tree/record.ts';
import { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { CorruptIndex } from '../../../source/study/index/index-fault.ts';
import { openIndexWriter, removeIndex } from '../../../source/study/index/index-writer.ts';
import { openIndex } from '../../../source/study/index/position-index.ts';
import { refreshIndex } from '../../../source/study/index/refresh-index.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { madeGame, writeGames } from './made-games.ts';
import { compareWithScan, given } from './plain-scan.ts';

/** Small enough that parts are made and joined. */
const SIZES = { occurrences: 150, games: 3 };

async function refresh(index: string, folder: string, sizes = SIZES) {
  const writer = given(openIndexWriter(index, sizes));
  try {
    return await refreshIndex(writer, [folder]);
  } finally {
    writer.close();
  }
}

/** How many bytes of a file are damaged, one after another. */
const DAMAGES = 30;

/** A folder with games and another one for an index. */
function folders() {
  const folder = temporaryFolder();
  const games = join(folder, 'games');
  mkdirSync(games);
  return { games, index: join(folder, 'index') };
}

const made = (seed: number, variant: Variant = shogi, choices = 2) =>
  madeGame({ variant, random: randomNumbers(seed), plies: 20, choices });

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

/** An index of one game, which is in a part. */
async function indexOfOne() {
  const { games, index } = folders();
  writeGames(games, 'one', made(1));
  await refresh(index, games, { occurrences: 4, games: 1 });
  return { games, index };
}

/** An index with games in a part and one that is in none. */
async function indexOfThree() {
  const { games, index } = folders();
  const records = [1, 2, 3].map((seed) =>
    madeGame({ variant: shogi, random: randomNumbers(seed), plies: 4 }),
  );
  writeGames(games, 'one', ...records.slice(0, 2));
  await refresh(index, games, { occurrences: 4, games: 1 });
  writeGames(games, 'two', ...records.slice(2));
  await refresh(index, games, { occurrences: 1e6, games: 1e6 });
  return { index, records };
}

/** Changes a byte at a time of each file of an index, and tells where. */
function* damages(index: string) {
  const files = readdirSync(index).map((name) => ({
    name,
    bytes: readFileSync(join(index, name)),
  }));
  for (const { name, bytes } of files) {
    // A last line that does not end is one of a writer that was killed.
    for (let at = 0; at < bytes.length - 1; at += 1 + Math.floor(bytes.length / DAMAGES)) {
      const other = Buffer.from(bytes);
      other[at] = bytes.readUInt8(at) ^ (at % 2 === 0 ? 0xff : 1);
      writeFileSync(join(index, name), other);
      yield `${name} ${at}`;
      for (const file of files) writeFileSync(join(index, file.name), file.bytes);
    }
  }
}

describe('a corrupt index', () => {
  longTest.each(['index.json', 'games.log', 'games.heads', 'sources.jsonl', 'entries', 'places'])(
    'is told and made again: %s',
    async (end) => {
      const { games, index } = folders();
      const records = Array.from({ length: 12 }, (_, seed) => made(seed));
      for (const [number, record] of records.entries()) writeGames(games, `${number}`, record);
      await refresh(index, games);
      const name = readdirSync(index).find((file) => file.endsWith(end)) ?? '';
      const path = join(index, name);
      const { size } = statSync(path);
      for (const harm of [
        () => truncateSync(path, Math.floor(size / 2)),
        () => writeFileSync(path, 'x'.repeat(size)),
      ]) {
        harm();
        const opened = openIndex(index);
        const position = new Position(shogi, startPosition(shogi).placement);
        const looked = opened.ok ? opened.value.lookUp(position) : opened;
        const answer =
          opened.ok && looked.ok ? opened.value.gamesAt(position, { count: 99 }) : looked;
        if (opened.ok) opened.value.close();
        expect(answer).toMatchObject({ ok: false, fault: { code: 'corrupt' } });
        given(removeIndex(index));
        await refresh(index, games);
        compareWithScan(index, records);
      }
    },
  );

  test('no place in a file is read that is none', async () => {
    const { index } = await indexOfOne();
    const path = join(index, 'games.heads');
    const bytes = readFileSync(path);
    bytes.writeDoubleLE(2.5, 0);
    writeFileSync(path, bytes);
    const opened = given(openIndex(index));
    expect(() => [...opened.all()]).toThrow(CorruptIndex);
    opened.close();
  });

  test('whatever byte of it is another one, that is found by looking through all of it', async () => {
    const { index } = await indexOfThree();
    const unnoticed: string[] = [];
    for (const place of damages(index)) {
      const writer = openIndexWriter(index);
      if (!writer.ok) continue;
      try {
        for (const _ of writer.value.check());
        unnoticed.push(place);
      } catch (error) {
        if (!(error instanceof CorruptIndex)) throw error;
      } finally {
        writer.value.close();
      }
    }
    expect(unnoticed).toEqual([]);
  });

  longTest('whatever byte of it is another one, no question has another answer', async () => {
    const { index, records } = await indexOfThree();
    const answers = () => {
      const opened = openIndex(index);
      if (!opened.ok) return undefined;
      const told: (string | false)[] = [];
      for (const record of records) {
        // The position is one that changes on the way.
        for (const { position } of positionsOf(record)) {
          const { value } = opened;
          const found = [value.lookUp(position), value.gamesAt(position)] as const;
          told.push(found.every(({ ok }) => ok) && JSON.stringify(found));
        }
      }
      opened.value.close();
      return told;
    };
    const right = answers();
    const wrong: string[] = [];
    for (const place of damages(index)) {
      const told = answers();
      if (told?.some((answer, at) => answer !== false && answer !== right?.[at])) wrong.push(place);
    }
    expect(wrong).toEqual([]);
  });

  test('a broken line among the sources doubles no game', async () => {
    const { index, games } = await indexOfOne();
    const path = join(index, 'sources.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replace('{', 'x'));
    await expect(refresh(index, games)).rejects.toThrow(CorruptIndex);
  });

  test.each([
    ['none', undefined, 'no-index'],
    ['that of another version', '{"version":99}', 'version'],
    ['no JSON', '{"version":', 'corrupt'],
    ['a changed one', '{"version":2,"games":1,"check":1}', 'corrupt'],
  ])('%s', (_, text, code) => {
    const { index } = folders();
    mkdirSync(index);
    if (text !== undefined) writeFileSync(join(index, 'index.json'), text);
    expect(openIndex(index)).toMatchObject({ ok: false, fault: { code } });
  });
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
