import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { positionsOf } from '../../../source/records/tree/kept-analysis.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { CorruptIndex } from '../../../source/study/index/index-fault.ts';
import { openIndexWriter } from '../../../source/study/index/index-writer.ts';
import { openIndex } from '../../../source/study/index/position-index.ts';
import { removeIndex } from '../../../source/study/index/remove-index.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { madeGame, writeGames } from './made-games.ts';
import { compareWithScan, given } from './plain-scan.ts';

import { folders, made, refresh } from './small-index.ts';

/** How many bytes of a file are damaged, one after another. */
const DAMAGES = 30;

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
