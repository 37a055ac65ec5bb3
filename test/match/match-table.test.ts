import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../source/match/match.ts';
import { MatchTable, playerOf, renamePlayer } from '../../source/match/match-table.ts';
import { findHandicap, startPosition } from '../../source/notation/start.ts';
import { GameStore, StoreError } from '../../source/records/store.ts';
import { gameFiles } from '../helpers/game-files.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { enterAll } from './paper-match.ts';

/** A store on a disk that can be full. */
class SmallStore extends GameStore {
  isFull = false;

  override create(...args: Parameters<GameStore['create']>): string {
    this.#check();
    return super.create(...args);
  }

  override save(...args: Parameters<GameStore['save']>): void {
    this.#check();
    super.save(...args);
  }

  #check(): void {
    const cause = Object.assign(new Error('full'), { code: 'ENOSPC' });
    if (this.isFull) throw new StoreError('write', this.folder, cause);
  }
}

function openTable(folder = join(temporaryFolder(), 'games')) {
  const now = () => new Date(2026, 10, 20, 19, 30);
  const store = new SmallStore({ folder, now });
  return { folder, store, table: new MatchTable({ store, now, illegal: () => 'refuse' }) };
}

function startGame(table: MatchTable, ...lines: readonly string[]): Match {
  const variant = variantOf('yari');
  const names = { black: 'A', white: 'B' };
  const match = table.start({ variant, start: startPosition(variant), names });
  enterAll(match, lines);
  return match;
}

const read = (folder: string, name: string) => readFileSync(join(folder, `${name}.psn`), 'utf8');
const hasLock = (folder: string, name: string) => existsSync(join(folder, `.${name}.psn.lock`));

const OPEN_HERE = { ok: false, fault: { code: 'open-elsewhere', pid: process.pid } };

describe('a game that is open', () => {
  test('is refused to others from its first save on, until it is closed', () => {
    const first = openTable();
    startGame(first.table, 'P-7f', 'save evening');
    const second = openTable(first.folder);
    expect(second.table.resume('evening')).toEqual(OPEN_HERE);
    expect(second.table.latestPath).toBeUndefined();
    first.table.close();
    const resumed = second.table.resume('evening');
    if (!resumed.ok) throw new Error(resumed.fault.code);
    enterAll(resumed.value, ['P-3d']);
    expect(read(first.folder, 'evening')).toContain('1. P-7f P-3d\n');
  });

  test('is given free when another is opened', () => {
    const { folder, table } = openTable();
    startGame(table, 'P-7f', 'save old');
    expect(hasLock(folder, 'old')).toBe(true);
    startGame(table, 'P-2f', 'save new');
    expect([hasLock(folder, 'old'), hasLock(folder, 'new')]).toEqual([false, true]);
    expect(openTable(folder).table.resume('old').ok).toBe(true);
  });

  test('takes its lock along to another name', () => {
    const { folder, table } = openTable();
    startGame(table, 'P-7f', 'save first', 'save second', 'P-3d');
    expect([hasLock(folder, 'first'), hasLock(folder, 'second')]).toEqual([false, true]);
    expect(openTable(folder).table.resume('second')).toEqual(OPEN_HERE);
    table.close();
    expect(hasLock(folder, 'second')).toBe(false);
  });

  test('that cannot be resumed is not kept from others', () => {
    const { folder, table } = openTable();
    startGame(table, 'P-7f', 'resign', 'save done');
    table.close();
    const other = openTable(folder);
    expect(other.table.resume('done')).toMatchObject({ fault: { code: 'finished' } });
    expect(hasLock(folder, 'done')).toBe(false);
  });

  test('is given as it stands when it is resumed again, saved or not', () => {
    const { store, table } = openTable();
    const match = startGame(table, 'P-7f', 'save evening');
    store.isFull = true;
    enterAll(match, ['P-3d']);
    expect(table.resume('evening')).toEqual({ ok: true, value: match });
    store.isFull = false;
    enterAll(match, ['resign']);
    expect(table.resume('evening')).toMatchObject({ fault: { code: 'finished', score: '0-1' } });
  });

  test('is not saved once somebody else has it, until they give it back unchanged', () => {
    const { folder, table } = openTable();
    const match = startGame(table, 'P-7f', 'save evening');
    const lockFile = join(folder, '.evening.psn.lock');
    writeFileSync(lockFile, '1 elsewhere\n');
    enterAll(match, ['P-3d']);
    expect(match.saveError).toMatchObject({ cause: { code: 'open-elsewhere' } });
    expect(read(folder, 'evening')).toContain('1. P-7f\n');
    rmSync(lockFile);
    expect(table.retrySave()).toBe(true);
    expect(read(folder, 'evening')).toContain('1. P-7f P-3d\n');
    rmSync(lockFile);
    writeFileSync(join(folder, 'evening.psn'), 'changed');
    enterAll(match, ['P-6f']);
    expect(match.saveError).toMatchObject({ cause: { code: 'changed-elsewhere' } });
    expect(read(folder, 'evening')).toBe('changed');
  });
});

describe('a disk that refuses', () => {
  test('full: the game goes on, and is saved by the next try that succeeds', () => {
    const { folder, store, table } = openTable();
    expect(table.retrySave()).toBe(true);
    const match = startGame(table, 'P-7f', 'save evening');
    store.isFull = true;
    enterAll(match, ['P-3d']);
    expect(table.retrySave()).toBe(false);
    expect(table.saveError).toMatchObject({ cause: { code: 'ENOSPC' } });
    store.isFull = false;
    expect([table.retrySave(), table.saveError]).toEqual([true, undefined]);
    expect(read(folder, 'evening')).toContain('1. P-7f P-3d\n');
  });

  test('a game that was left for another is tried too, and keeps its lock', () => {
    const { folder, store, table } = openTable();
    const first = startGame(table, 'P-7f', 'save first');
    store.isFull = true;
    enterAll(first, ['P-3d']);
    const second = startGame(table);
    expect([second.saveError, table.saveError]).toEqual([undefined, first.saveError]);
    expect(openTable(folder).table.resume('first')).toEqual(OPEN_HERE);
    expect(table.resume('first')).toEqual({ ok: true, value: first });
    startGame(table);
    store.isFull = false;
    expect(table.retrySave()).toBe(true);
    expect(read(folder, 'first')).toContain('1. P-7f P-3d\n');
    expect(hasLock(folder, 'first')).toBe(false);
  });

  test('the last try is made when the table is closed', () => {
    const { folder, store, table } = openTable();
    store.isFull = true;
    startGame(table, 'P-7f');
    store.isFull = false;
    table.close();
    expect([table.saveError, gameFiles(folder)]).toEqual([undefined, ['20261120-193000-yari.psn']]);
    expect(hasLock(folder, '20261120-193000-yari')).toBe(false);
  });

  test('a folder that is removed during the game is made again', () => {
    const { folder, table } = openTable();
    const match = startGame(table, 'P-7f', 'save evening');
    rmSync(folder, { recursive: true });
    enterAll(match, ['P-3d']);
    expect(match.saveError).toBeUndefined();
    expect(read(folder, 'evening')).toContain('1. P-7f P-3d\n');
    expect(hasLock(folder, 'evening')).toBe(true);
  });

  test('a lock that cannot be written does not keep a game from being resumed', () => {
    const { folder, table } = openTable();
    startGame(table, 'P-7f', 'save evening');
    table.close();
    // In the place of the file by way of which the lock is written.
    const inTheWay = join(folder, `..evening.psn.lock.${process.pid}.tmp`);
    mkdirSync(inTheWay);
    const resumed = openTable(folder).table.resume('evening');
    if (!resumed.ok) throw new Error(resumed.fault.code);
    enterAll(resumed.value, ['P-3d']);
    expect(resumed.value.saveError).toMatchObject({ cause: { code: 'EISDIR' } });
    rmSync(inTheWay, { recursive: true });
    enterAll(resumed.value, ['P-6f']);
    expect(read(folder, 'evening')).toContain('1. P-7f P-3d 2. P-6f\n');
  });
});

describe('a program that plays a side', () => {
  const command = 'engine --net "a \\ b"';
  const start = (table: MatchTable, handicap?: string) => {
    const variant = variantOf('yari');
    const names = { black: 'A', white: command };
    const from = startPosition(variant, handicap ? findHandicap(variant, handicap) : undefined);
    return table.start({ variant, start: from, names, engines: { white: command } });
  };

  test('is told by its command, whatever its name, also when the game is resumed', () => {
    const { folder, table } = openTable();
    const match = start(table);
    renamePlayer(match.record, 'white', 'Computer, level 3');
    enterAll(match, ['P-4f', 'save evening']);
    table.close();
    expect(read(folder, 'evening')).toContain('[White "Computer, level 3"]');
    const resumed = openTable(folder).table.resume('evening');
    if (!resumed.ok) throw new Error(resumed.fault.code);
    const { record } = resumed.value;
    expect(playerOf(record, 'white')).toEqual({ kind: 'engine', command });
    expect(playerOf(record, 'black')).toEqual({ kind: 'person', name: 'A' });
  });

  test.each([
    [undefined, 'black'],
    ['two-piece', 'white'],
  ] as const)('in a rematch after a game with the handicap %s it is %s', (handicap, color) => {
    const { table } = openTable();
    const match = start(table, handicap);
    match.enter('resign');
    const { record } = table.rematch(match);
    expect(playerOf(record, color)).toEqual({ kind: 'engine', command });
  });
});
