import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameFolder } from '../../../source/records/store/game-folder.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** Long enough ago for a folder to be at rest. */
const LONG_AGO = new Date(2026, 0, 1);

test('a folder at rest is listed once, and again when something was put in its place', () => {
  const folder = join(temporaryFolder(), 'games');
  const games = new GameFolder(folder);
  expect(games.find()).toEqual([]);
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.psn'), 'x');
  utimesSync(folder, LONG_AGO, LONG_AGO);
  const listed = games.find();
  expect(listed.map(({ name }) => name)).toEqual(['a']);
  expect(games.find()).toBe(listed);
  writeFileSync(join(folder, '.b.tmp'), 'y');
  renameSync(join(folder, '.b.tmp'), join(folder, 'b.psn'));
  expect(games.find()).toHaveLength(2);
  rmSync(folder, { recursive: true });
  expect(games.find()).toEqual([]);
});

test('a folder that has just changed is not relied on', () => {
  const folder = temporaryFolder();
  const games = new GameFolder(folder);
  const listed = games.find();
  expect(games.find()).not.toBe(listed);
});
