import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../source/match/match.ts';
import { MatchTable } from '../../source/match/match-table.ts';
import { playerName } from '../../source/match/participants/side.ts';
import { GameStore } from '../../source/records/store/store.ts';
import { findHandicap, startPosition } from '../../source/rules/notation/start.ts';
import { enterLine } from '../helpers/enter-line.ts';
import { gameFiles } from '../helpers/game-files.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { enterAll, paperMatch, savedMoves, sfenOf } from './paper-match.ts';

const PLAYERS = {
  black: { kind: 'person', name: 'A' },
  white: { kind: 'person', name: 'B' },
} as const;
const FIRST = '20261120-193000-yari';

function openTable(folder = join(temporaryFolder(), 'games')) {
  const settings: { illegal: 'refuse' | 'lose' } = { illegal: 'refuse' };
  const now = () => new Date(2026, 10, 20, 19, 30);
  const store = new GameStore({ folder, now });
  const table = new MatchTable({ store, now, illegal: () => settings.illegal });
  return { folder, settings, store, table };
}

function startGame(table: MatchTable, id = 'yari', handicapName?: string): Match {
  const variant = variantOf(id);
  const handicap = handicapName ? findHandicap(variant, handicapName) : undefined;
  return table.start({ variant, start: startPosition(variant, handicap), players: PLAYERS });
}

/** Goes on with the game played last of those that are not finished. */
function resumeLatest({ store, table }: Pick<ReturnType<typeof openTable>, 'store' | 'table'>) {
  const match = table.resume(store.latestUnfinished()?.path ?? '');
  if (!match.ok) throw new Error(match.fault.code);
  return match.value;
}

const read = (folder: string, name: string) => readFileSync(join(folder, `${name}.psn`), 'utf8');

describe('a save that fails', () => {
  test('keeps the game in memory, and the next change saves all of it', () => {
    const paper = paperMatch('yari', { lines: ['P-7f'] });
    paper.failure = new Error('full');
    expect(enterAll(paper.match, ['P-3d']).kind).toBe('played');
    expect(paper.match.saveError).toBe(paper.failure);
    expect(savedMoves(paper)).toBe('1. P-7f *');
    paper.failure = undefined;
    enterAll(paper.match, ['P-2f']);
    expect(paper.match.saveError).toBeUndefined();
    expect(savedMoves(paper)).toBe('1. P-7f P-3d 2. P-2f *');
  });

  test('is told by save, which writes what is missing before it gives the name', () => {
    const paper = paperMatch('yari');
    paper.failure = new Error('full');
    enterAll(paper.match, ['P-7f']);
    expect(enterLine(paper.match, 'save x')).toEqual({
      kind: 'not-saved',
      fault: { code: 'system', error: paper.failure },
    });
    paper.failure = undefined;
    expect(enterLine(paper.match, 'save x')).toEqual({ kind: 'saved', name: 'x' });
    expect(savedMoves(paper)).toBe('1. P-7f *');
    expect(paper.match.saveError).toBeUndefined();
  });
});

describe('on the disk', () => {
  test('a game has no file before there is something to save, then one that grows', () => {
    const { folder, table, store } = openTable();
    const match = startGame(table);
    enterLine(match, 'draw');
    expect(store.list()).toEqual([]);
    enterAll(match, ['P-7f']);
    const [first] = gameFiles(folder);
    enterAll(match, ['P-3d']);
    expect([first, ...gameFiles(folder)]).toEqual([`${FIRST}.psn`, `${FIRST}.psn`]);
    expect(read(folder, FIRST)).toBe(
      '[Variant "yari"]\n[Date "2026.11.20"]\n[Black "A"]\n[White "B"]\n[Result "*"]\n\n1. P-7f P-3d\n*\n',
    );
  });

  test('a second game of the same second has a file of its own', () => {
    const { folder, table } = openTable();
    for (const move of ['P-7f', 'P-2f']) enterAll(startGame(table), [move]);
    expect(read(folder, FIRST)).toContain('1. P-7f\n');
    expect(read(folder, `${FIRST}-2`)).toContain('1. P-2f\n');
  });

  test('save gives the file a name, and the game goes on in it', () => {
    const { folder, table } = openTable();
    const match = startGame(table);
    expect(enterLine(match, 'save evening game.psn')).toEqual({
      kind: 'saved',
      name: 'evening game',
    });
    enterAll(match, ['P-7f']);
    expect(gameFiles(folder)).toEqual(['evening game.psn']);
    expect(read(folder, 'evening game')).toContain('1. P-7f\n');
  });

  test.each([
    ['../evening', 'name-has-slash'],
    ['a\\b', 'name-has-slash'],
    ['.hidden', 'name-starts-with-dot'],
    ['a\x07b', 'name-has-control'],
    ['.psn', 'name-starts-with-dot'],
    ['x'.repeat(300), 'name-too-long'],
  ])('save %j is refused and makes no file', (name, code) => {
    const { folder, table, store } = openTable();
    const match = startGame(table);
    expect(enterLine(match, `save ${name}`)).toMatchObject({ kind: 'not-saved', fault: { code } });
    expect(store.list()).toEqual([]);
    enterAll(match, ['P-7f']);
    expect(gameFiles(folder)).toEqual([`${FIRST}.psn`]);
  });

  test('the name of another game is refused, and that game stays', () => {
    const { folder, table } = openTable();
    enterAll(startGame(table), ['P-7f', 'save taken']);
    const match = startGame(table);
    enterAll(match, ['P-2f']);
    expect(enterLine(match, 'save taken')).toEqual({
      kind: 'not-saved',
      fault: { code: 'name-taken', name: 'taken' },
    });
    expect(read(folder, 'taken')).toContain('1. P-7f\n');
    expect(read(folder, FIRST)).toContain('1. P-2f\n');
  });

  test('a file in the place of the folder: the game goes on, and is saved when that is gone', () => {
    const { folder, table } = openTable();
    writeFileSync(folder, 'in the way');
    const match = startGame(table);
    enterAll(match, ['P-7f']);
    expect(match.saveError).toBeInstanceOf(Error);
    rmSync(folder);
    enterAll(match, ['P-3d']);
    expect(match.saveError).toBeUndefined();
    expect(read(folder, FIRST)).toContain('1. P-7f P-3d\n');
  });
});

describe('resume', () => {
  test('goes on with position, hands, moves and the same file', () => {
    const { folder, table } = openTable();
    const match = startGame(table, 'shogi');
    enterAll(match, ['P-7f', 'P-3d', 'Bx2b+', 'Sx2b', 'note even']);
    table.close();
    const resumed = resumeLatest(openTable(folder));
    expect(sfenOf(resumed)).toBe(sfenOf(match));
    expect(resumed.moves).toMatchObject(match.moves.map(({ text, ply }) => ({ text, ply })));
    enterAll(resumed, ['undo', 'redo', 'B*5e']);
    expect(gameFiles(folder)).toHaveLength(1);
    expect(read(folder, '20261120-193000-shogi')).toContain(
      '1. P-7f P-3d 2. Bx2b+ Sx2b {even} 3. B*5e\n*\n',
    );
  });

  test('counts positions of before', () => {
    const { folder, table } = openTable();
    enterAll(startGame(table), 'G-4h G-4b G-4i G-4a G-4h G-4b G-4i'.split(' '));
    table.close();
    const resumed = resumeLatest(openTable(folder));
    enterAll(resumed, ['G-4a']);
    expect(resumed.ending).toEqual({ reason: 'repetition' });
  });

  test('undo and redo keep what else stands in a file', () => {
    const { folder, table } = openTable();
    mkdirSync(folder);
    const moves = '1. P-7f! {good} (1. P-2f) 1... P-3d $2 (1... P-5d {too} 2. P-5f)';
    writeFileSync(join(folder, 'x.psn'), `[Variant "yari"]\n[Annotator "A"]\n\n${moves} *\n`);
    const resumed = table.resume('x');
    if (!resumed.ok) throw new Error(resumed.fault.code);
    enterAll(resumed.value, ['undo', 'undo', 'redo', 'redo']);
    const text = read(folder, 'x');
    expect(text).toContain('[Annotator "A"]');
    for (const part of ['$1 {good}', '(1. P-2f)', '$2', '{too} 2. P-5f)']) {
      expect(text).toContain(part);
    }
  });

  test('finds the latest of those that are not finished', () => {
    const { table, store } = openTable();
    expect(store.latestUnfinished()).toBeUndefined();
    enterAll(startGame(table), ['P-7f', 'save old']);
    enterAll(startGame(table), ['P-2f', 'resign']);
    expect(resumeLatest({ store, table }).moves.map(({ text }) => text)).toEqual(['P-7f']);
    const finished = store.list().find(({ head }) => head.score !== '*')?.name ?? '';
    expect(table.resume(finished)).toMatchObject({ ok: false, fault: { code: 'finished' } });
    expect(table.resume('none')).toMatchObject({ ok: false, fault: { code: 'no-file' } });
  });
});

describe('rematch', () => {
  test('changes the colours, again and again, in a new file', () => {
    const { folder, table } = openTable();
    const first = startGame(table);
    enterAll(first, ['P-7f', 'resign']);
    const second = table.rematch(first);
    const seats = (match: Match) =>
      (['black', 'white'] as const).map((color) => playerName(match.record, color)).join(' ');
    expect([second.game.ply, seats(second), seats(table.rematch(second))]).toEqual([
      0,
      'B A',
      'A B',
    ]);
    enterAll(second, ['P-2f']);
    expect(gameFiles(folder)).toHaveLength(2);
  });

  test('leaves the giver of a handicap White, and gives it again', () => {
    const { table } = openTable();
    const first = startGame(table, 'shogi', 'two-piece');
    enterAll(first, ['resign']);
    const second = table.rematch(first);
    expect(playerName(second.record, 'white')).toBe('B');
    expect(sfenOf(second)).toBe(sfenOf(startGame(table, 'shogi', 'two-piece')));
  });
});

test('a changed setting of illegal moves holds at once', () => {
  const { settings, table } = openTable();
  const match = startGame(table);
  expect(enterLine(match, 'P-7e').kind).toBe('refused');
  settings.illegal = 'lose';
  expect(enterLine(match, 'P-7e').kind).toBe('ended');
});
