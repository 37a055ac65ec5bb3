import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { positionsOf } from '../../../source/records/tree/kept-analysis.ts';
import { mainLine, tagValue } from '../../../source/records/tree/record.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { openIndexWriter } from '../../../source/study/index/index-writer.ts';
import { mirroredMove, mirroredPosition } from '../../../source/study/index/mirrored.ts';
import { openIndex } from '../../../source/study/index/position-index.ts';
import { fitsPattern, parsePattern } from '../../../source/study/index/position-pattern.ts';
import { refreshIndex } from '../../../source/study/index/refresh-index.ts';
import { type GameQuery, searchGames } from '../../../source/study/index/search-games.ts';
import { type NamesOfSide, namesOfGame } from '../../../source/study/names/name-position.ts';
import { positionOf } from '../../helpers/play.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { madeGame, writeGames } from './made-games.ts';

const records = Array.from({ length: 40 }, (_, seed) => {
  const variant = seed % 4 === 0 ? minishogi : shogi;
  return madeGame({ variant, random: randomNumbers(seed), plies: 10 + seed, choices: 40 });
});

async function indexed() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'games'));
  for (const [number, record] of records.entries()) {
    writeGames(join(folder, 'games'), `${number}`, record);
  }
  const writer = openIndexWriter(join(folder, 'index'));
  if (!writer.ok) throw new Error(writer.fault.code);
  await refreshIndex(writer.value, [join(folder, 'games')]);
  writer.value.close();
  const index = openIndex(join(folder, 'index'));
  if (!index.ok) throw new Error(index.fault.code);
  return index.value;
}

longTest('games are found by what is known of them', async () => {
  const index = await indexed();
  const found = (query: GameQuery) =>
    [...searchGames(index, query)]
      .filter((hit) => hit !== undefined)
      .map(({ path }) => Number(path.match(/(\d+)\.psn$/)?.[1]))
      .sort((a, b) => a - b);
  const expected = (fits: (record: (typeof records)[0], number: number) => boolean) =>
    records.flatMap((record, number) => (fits(record, number) ? number : []));
  const tag = (record: (typeof records)[0], name: string) => tagValue(record, name) ?? '';
  expect(found({})).toEqual(expected(() => true));
  expect(found({ variant: 'minishogi' })).toEqual(expected((_, number) => number % 4 === 0));
  expect(found({ player: 'PLAYER 3' })).toEqual(
    expected(
      (record) => tag(record, 'Black') === 'Player 3' || tag(record, 'White') === 'Player 3',
    ),
  );
  expect(found({ player: '3', color: 'white' })).toEqual(
    expected((record) => tag(record, 'White') === 'Player 3'),
  );
  expect(found({ score: '1-0' })).toEqual(expected(({ score }) => score === '1-0'));
  expect(found({ from: '2026.11.10', to: '2026.11.20' })).toEqual(
    expected(
      (record) => tag(record, 'Date') >= '2026.11.10' && tag(record, 'Date') <= '2026.11.20',
    ),
  );
  expect(found({ from: '2026', to: '2026.11' })).toHaveLength(40);
  expect(found({ from: '2026.12' })).toEqual([]);
  expect(
    found({ leastPlies: 20, mostPlies: 29 }).every((number) => number >= 10 && number < 20),
  ).toBe(true);
  const named = (fits: (names: NamesOfSide) => boolean) =>
    expected(({ variant, start }, number) => {
      if (variant !== shogi) return false;
      const position = new Position(shogi, start.placement);
      const moves = mainLine(itemAt(records, number)).map(({ move }) => move);
      return Object.values(namesOfGame(position, moves)).some(fits);
    });
  for (const opening of ['ai-furibisha', 'naka-bisha', 'sode-bisha'] as const) {
    expect(found({ opening })).toEqual(named((names) => names.opening === opening));
  }
  expect(found({ castle: 'mino' })).toEqual(named(({ castle }) => castle === 'mino'));
  expect(found({ accepts: ({ plies }) => plies === 10 })).toEqual([0]);
  index.close();
});

test('games are found by a pattern, as a plain scan finds them', async () => {
  const index = await indexed();
  for (const text of [
    '?????????/*/*/*/*/*/*/????5/*',
    '*/*/*/*/*/*/*/*/* ? P',
    '*/*/*/*/*/*/*/*/* w 2P',
  ]) {
    const pattern = parsePattern(shogi, text);
    if (!pattern.ok) throw new Error(pattern.fault.code);
    const expected = records.flatMap((record, number) => {
      if (record.variant !== shogi) return [];
      const fits = Array.from(positionsOf(record), ({ position }) =>
        fitsPattern(pattern.value, position),
      );
      return fits.includes(true) ? `${number} ${fits.indexOf(true)}` : [];
    });
    const found = [...searchGames(index, { patterns: [pattern.value] })]
      .filter((hit) => hit !== undefined)
      .map(({ path, ply }) => `${path.match(/(\d+)\.psn$/)?.[1]} ${ply}`);
    expect(found.sort()).toEqual(expected.sort());
    expect(found.length).toBeGreaterThan(0);
  }
  index.close();
});

describe('a pattern', () => {
  const SFEN = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b 2Pb 1';
  test.each([
    [SFEN, true],
    ['*/*/*/*/*/2P*/*/*/*', true],
    ['*/*/*/*/*/2P6/*/*/*', true],
    ['*/*/*/*/*/1?P*/*/*/*', true],
    ['*/*/*/*/*/3*/*/*/*', false],
    ['*/*/*/*/*/*/*/*/* w', false],
    ['*/*/*/*/*/*/*/*/* b P', true],
    ['*/*/*/*/*/*/*/*/* ? 2P', true],
    ['*/*/*/*/*/*/*/*/* b 3P', false],
    ['*/*/*/*/*/*/*/*/* b Pb', true],
    ['*/*/*/*/*/*/*/*/* b B', false],
    ['*/*/*/*/*/*/*/1+B*/*', false],
  ])('%s: %s', (text, fits) => {
    const pattern = parsePattern(shogi, text);
    expect(pattern.ok && fitsPattern(pattern.value, positionOf(shogi, SFEN))).toBe(fits);
  });

  test.each([
    ['*/*', 'pattern-ranks'],
    ['9?/*/*/*/*/*/*/*/*', 'pattern-rank'],
    ['8/*/*/*/*/*/*/*/*', 'pattern-rank'],
    ['X*/*/*/*/*/*/*/*/*', 'pattern-piece'],
    ['+K*/*/*/*/*/*/*/*/*', 'pattern-piece'],
    ['*/*/*/*/*/*/*/*/* x', 'pattern-turn'],
    ['*/*/*/*/*/*/*/*/* b X', 'pattern-hand'],
    ['*/*/*/*/*/*/*/*/* b 2', 'pattern-hand'],
    ['', 'pattern-ranks'],
  ])('%s is none: %s', (text, code) => {
    expect(parsePattern(shogi, text)).toMatchObject({ ok: false, fault: { code } });
  });
});

sharedTest.each(shareOf(VARIANTS, 4))('what is legal in $id is so in the mirror', (variant) => {
  const random = randomNumbers(5);
  const position = new Position(variant, startPosition(variant).placement);
  for (let ply = 0; ply < 60; ply++) {
    const moves = legalMoves(position);
    const mirror = mirroredPosition(position);
    if (!mirror || moves.length === 0) break;
    const expected = moves.map((move) => mirroredMove(variant, move)).sort((a, b) => a - b);
    expect([...legalMoves(mirror)].sort((a, b) => a - b)).toEqual(expected);
    const back = mirroredPosition(mirror) as Position;
    const sfen = (of: Position) => formatSfen(variant, { placement: of, moveNumber: 1 });
    expect(sfen(back)).toBe(sfen(position));
    position.play(moves[Math.floor(random() * moves.length)] as Move);
  }
  expect(mirroredPosition(position)).toBeDefined();
});

test('mirrored positions count where they are asked for', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'games'));
  const record = madeGame({ variant: shogi, random: randomNumbers(3), plies: 12, choices: 40 });
  writeGames(join(folder, 'games'), 'a', record);
  const writer = openIndexWriter(join(folder, 'index'));
  if (!writer.ok) throw new Error(writer.fault.code);
  await refreshIndex(writer.value, [join(folder, 'games')]);
  writer.value.close();
  const index = openIndex(join(folder, 'index'));
  if (!index.ok) throw new Error(index.fault.code);
  for (const { node, position } of positionsOf(record)) {
    const [next] = node.children;
    const mirror = mirroredPosition(position);
    if (!next || !mirror || node.ply === 0) continue;
    expect(index.value.lookUp(mirror)).toMatchObject({ value: { games: 0 } });
    expect(index.value.lookUp(mirror, { mirrored: true })).toMatchObject({
      value: { games: 1, moves: [{ move: mirroredMove(shogi, next.move) }] },
    });
  }
  index.value.close();
});

test('the last played comes first, with a position and without one', async () => {
  const index = await indexed();
  const dates = (query: GameQuery) =>
    [...searchGames(index, query)].flatMap((hit) => (hit ? [hit.date] : []));
  const sorted = (wanted: readonly string[]) => [...wanted].sort().reverse();
  for (const query of [{}, { player: '3' }, { position: positionOf(shogi, shogi.start) }]) {
    const found = dates(query);
    expect(new Set(found).size).toBeGreaterThan(2);
    expect(found).toEqual(sorted(found));
  }
  index.close();
});
