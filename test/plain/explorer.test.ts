import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GameIndex } from '../../source/study/index/game-index.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { replayed } from './replayed.ts';

const REPLAYED = '[Variant "shogi"]\n\n1. P-7f P-3d 2. P-2f *\n';

function played(black: string, date: string, moves: string, result: string): string {
  const tags = Object.entries({ Variant: 'shogi', Date: date, Black: black, White: 'Ken' });
  const head = tags.map(([name, value]) => `[${name} "${value}"]\n`).join('');
  return `${head}[Result "${result}"]\n\n${moves} ${result}\n`;
}

const BOOK = `#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
3c3d 2g2f -35 12 120
4a3b none 10 12 3
sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
2h5h none 15 12 3
`;

async function explored({ others = 0 } = {}) {
  const folder = temporaryFolder();
  const games = join(folder, 'games');
  mkdirSync(games);
  const save = (name: string, text: string) => writeFileSync(join(games, `${name}.psn`), text);
  save('a', played('Aoi', '2026.11.01', '1. P-7f P-3d 2. P-6f {#評価値=40}', '1-0'));
  save('b', played('Ben', '2026.11.03', '1. P-7f P-3d 2. P-2f', '0-1'));
  save('c', played('Cid', '2026.11.02', '1. P-3f P-7d', '1/2-1/2'));
  for (let at = 0; at < others; at++) {
    save(`o${at}`, played(`Guest ${at}`, '2025.01.01', '1. P-7f P-8d', '1-0'));
  }
  writeFileSync(join(folder, 'own.db'), BOOK);
  const gameIndex = new GameIndex(join(folder, 'index'), games);
  await gameIndex.update({ added: [join(folder, 'own.db')] });
  const { say, mode } = replayed(REPLAYED, { gameIndex });
  await mode.heading();
  return { say, mode, folder, games };
}

test('what others played is told, and a number plays a move', async () => {
  const { say } = await explored();
  const [list = '', next = '', back = ''] = await say('explore', '1', '1');
  expect(list.split(' | ')).toEqual([
    'The start: 3 games: Black won 1, White 1, drawn 1.',
    '1. P-7f: 2 games: Black won 1, White 1, drawn 0; last 2026.11.03 Ben - Ken',
    '2. P-3f: 1 game: Black won 0, White 0, drawn 1; last 2026.11.02 Cid - Ken',
    '3. 2026.11.03 Ben - Ken, White wins, 3 moves',
    '4. 2026.11.02 Cid - Ken, Draw, 2 moves',
    '5. 2026.11.01 Aoi - Ken, Black wins, 3 moves',
  ]);
  expect(next.split(' | ').slice(0, 3)).toEqual([
    'After 1. Black P-7f: 2 games: Black won 1, White 1, drawn 0.',
    '1. P-3d: 2 games: Black won 1, White 1, drawn 0; last 2026.11.03 Ben - Ken; ' +
      'own.db: value +0.35, depth 12, 120 times',
    '2. G-3b: in no game; own.db: value -0.10, depth 12, 3 times',
  ]);
  expect(back).toContain('2. P-6f: 1 game: Black won 1, White 0, drawn 0; value +0.40; last');
});

test('a move that is chosen becomes a variation; words and moves lead back to the replay', async () => {
  const { say } = await explored();
  const [, varied] = await say('explore', '2');
  expect(varied).toMatch(
    /^A new variation: 1\. Black P-3f\. NOT SAVED.* \| After 1\. Black P-3f: 1 game/,
  );
  expect(await say('next', 'back', 'back', '9')).toEqual([
    '? This is the end.',
    expect.stringContaining('The start: 3 games'),
    '? This is the start.',
    '? The lines have the numbers 1 to 5.',
  ]);
  expect(await say('2', 'status', 'explore', 'P-7d')).toEqual([
    expect.stringMatching(/^After 1\. Black P-3f: 1 game/),
    expect.stringContaining('White to play, of 1'),
    expect.stringContaining('After 1. Black P-3f: 1 game'),
    expect.stringContaining('A new variation: 2. White P-7d.'),
  ]);
});

test('a game is opened where the position stands in it, and left for the list', async () => {
  const { say } = await explored();
  await say('1', 'explore');
  const [opened = '', later = '', quit = ''] = await say('3', 'next', 'quit');
  expect(opened).toBe('Shogi, even game. 3 plies. White wins | 1. Black P-7f');
  expect(later).toContain('2. White P-3d');
  expect(quit).toContain('After 1. Black P-7f: 2 games');
});

test('a game that is gone is said; own games are known as they are now', async () => {
  const { say, games } = await explored();
  writeFileSync(join(games, 'd.psn'), played('Dan', '2026.11.04', '1. P-7f', '0-1'));
  const [list = ''] = await say('explore');
  expect(list).toContain('The start: 4 games');
  rmSync(join(games, 'd.psn'));
  expect(await say('3')).toEqual([
    expect.stringMatching(/^\? .*d\.psn" is neither a file nor a saved game/),
  ]);
});

test('more games are told by pages', async () => {
  const { say } = await explored({ others: 25 });
  const [list = ''] = await say('explore');
  expect(list).toMatch(/\| 7\. .* \| "more" tells further games\.$/);
  const [more = '', last = '', none = ''] = await say('more', 'more', 'more');
  expect(more.split(' | ')).toHaveLength(21);
  expect(more).toMatch(/^8\. /);
  expect(last.split(' | ')).toHaveLength(3);
  expect(none).toBe('? No other game has this position.');
});

test('mirrored positions count on request', async () => {
  const { games } = await explored();
  const kings = '[Variant "shogi"]\n[SFEN "4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1"]\n\n';
  writeFileSync(join(games, 'k.psn'), `${kings}1. K-6h *\n`);
  writeFileSync(join(games, 'm.psn'), `${kings}1. K-4h *\n`);
  const gameIndex = new GameIndex(join(games, '..', 'index'), games);
  const other = replayed(`${kings}1. K-6h *\n`, { gameIndex });
  expect((await other.say('next', 'explore', 'mirrored', 'mirrored')).slice(1)).toEqual([
    expect.stringMatching(/^After 1\. Black K-6h: 1 game: /),
    expect.stringMatching(
      /^After 1\. Black K-6h: 2 games: .* Mirrored positions are counted as well\. \| /,
    ),
    expect.stringMatching(/^After 1\. Black K-6h: 1 game: /),
  ]);
});

test('a damaged index is said', async () => {
  const { say, folder } = await explored();
  writeFileSync(join(folder, 'index', 'index.json'), '{');
  expect(await say('explore')).toEqual([
    expect.stringMatching(/^\? the index of games is damaged .*komadai index makes it anew$/),
  ]);
});

test('without an index it is refused', async () => {
  const { say } = replayed(REPLAYED);
  expect(await say('explore')).toEqual([
    '? A server has no index of games: export the game and replay it at home.',
  ]);
});

test('positions and moves are named where they have a name', async () => {
  const { say } = await explored();
  const [, , third = '', named = ''] = await say('explore', '1', '1', '3');
  expect(third.split(' | ')[3]).toBe(
    '3. R-5h: Naka-bisha; in no game; own.db: value +0.15, depth 12, 3 times',
  );
  expect(named).toContain('After 3. Black R-5h: no game has this position.  Black: Naka-bisha');
});

test('a book that has become unreadable is told', async () => {
  const { say, folder } = await explored();
  writeFileSync(join(folder, 'own.db'), 'hello');
  const [list = ''] = await say('explore');
  const path = join(folder, 'own.db');
  expect(list).toContain(
    `drawn 1.  ${path}: damaged, or no opening book of the format db | 1. P-7f: 2 games`,
  );
});
