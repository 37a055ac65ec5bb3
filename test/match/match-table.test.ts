import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../source/match/match.ts';
import { MatchTable } from '../../source/match/match-table.ts';
import { playerOf, renamePlayer } from '../../source/match/participants/side.ts';
import type { Handover } from '../../source/match/saved-match.ts';
import { GameStore, StoreError } from '../../source/records/store/store.ts';
import { findHandicap, startPosition } from '../../source/rules/notation/start.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { handoverText } from '../../source/text/game.ts';
import { enterLine } from '../helpers/enter-line.ts';
import { eventually } from '../helpers/eventually.ts';
import { gameFiles } from '../helpers/game-files.ts';
import { inNoTime } from '../helpers/in-no-time.ts';
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

const PLAYERS = {
  black: { kind: 'person', name: 'A' },
  white: { kind: 'person', name: 'B' },
} as const;

function startGame(table: MatchTable, ...lines: readonly string[]): Match {
  const variant = variantOf('yari');
  const match = table.start({ variant, start: startPosition(variant), players: PLAYERS });
  enterAll(match, lines);
  return match;
}

const read = (folder: string, name: string) => readFileSync(join(folder, `${name}.psn`), 'utf8');
const hasLock = (folder: string, name: string) => existsSync(join(folder, `.${name}.psn.lock`));

const OPEN_HERE = {
  ok: false,
  fault: { code: 'open-elsewhere', pid: process.pid, lockFile: expect.any(String) },
};

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

  test('is not saved once somebody else has it, and no part of the table any more', () => {
    const { folder, table } = openTable();
    const match = startGame(table, 'P-7f', 'save evening');
    const lockFile = join(folder, '.evening.psn.lock');
    writeFileSync(lockFile, '1 elsewhere\n');
    expect(enterLine(match, 'P-3d')).toEqual({ kind: 'impossible', why: 'taken' });
    expect(match.saveError).toMatchObject({ cause: { code: 'open-elsewhere' } });
    rmSync(lockFile);
    expect([table.latestPath, table.retrySave()]).toEqual([undefined, true]);
    expect(enterLine(match, 'note x')).toEqual({ kind: 'impossible', why: 'taken' });
    table.close();
    expect(read(folder, 'evening')).toContain('1. P-7f\n');
  });

  test('is not saved over what another program has written, which need not be a game', () => {
    const { folder, table } = openTable();
    const match = startGame(table, 'P-7f', 'save evening');
    writeFileSync(join(folder, 'evening.psn'), 'changed');
    enterAll(match, ['P-3d']);
    expect(match.saveError).toMatchObject({ cause: { code: 'changed-elsewhere' } });
    expect([read(folder, 'evening'), table.latestAt(join(folder, 'evening.psn'))]).toEqual([
      'changed',
      match,
    ]);
  });
});

describe('a game that another process takes over', () => {
  /** The next handover of which a table tells. */
  const nextHandover = (table: MatchTable) =>
    new Promise<Handover>((resolve) => table.onHandover(resolve));

  test('is saved with all that was done, and given up at once', async () => {
    const { folder, store, table } = openTable();
    const match = startGame(table, 'P-7f', 'save evening');
    store.isFull = true;
    enterAll(match, ['P-3d']);
    store.isFull = false;
    const told = nextHandover(table);
    const other = openTable(folder);
    const taken = await other.table.takeOver('evening');
    expect(taken.ok && taken.value.moves.map(({ text }) => text)).toEqual(['P-7f', 'P-3d']);
    const handover = await told;
    expect(handover.match === match).toBe(true);
    expect(handover).toMatchObject({ how: 'given', isSaved: true, unsaved: [] });
    expect(enterLine(match, 'P-2f')).toEqual({ kind: 'impossible', why: 'taken' });
    if (taken.ok) enterAll(taken.value, ['P-6f']);
    expect(read(folder, 'evening')).toContain('1. P-7f P-3d 2. P-6f\n');
    other.table.close();
    expect(hasLock(folder, 'evening')).toBe(false);
  });

  test('and that cannot be saved is not given, but taken, and says what is lost', async () => {
    await inNoTime(async () => {
      const { folder, store, table } = openTable();
      const match = startGame(table, 'P-7f', 'save evening');
      store.isFull = true;
      enterAll(match, ['P-3d']);
      const told = nextHandover(table);
      const taken = await openTable(folder).table.takeOver('evening');
      expect(taken.ok && taken.value.moves.map(({ text }) => text)).toEqual(['P-7f']);
      const unsaved = [{ ply: 2, text: 'P-3d' }];
      expect(await told).toMatchObject({ how: 'taken', isSaved: false, unsaved });
    });
  });

  test('from one that was stopped, and had done nothing since, loses nothing', async () => {
    const { folder, table } = openTable();
    startGame(table, 'P-7f', 'save evening');
    const told = nextHandover(table);
    const file = join(folder, 'evening.psn');
    writeFileSync(file, read(folder, 'evening').replace('1. P-7f', '1. P-7f P-3d'));
    rmSync(join(folder, '.evening.psn.lock'));
    const handover = await told;
    expect(handover).toMatchObject({ how: 'taken', isSaved: true, unsaved: [] });
    expect(handoverText(ENGLISH, handover)).toBe('Taken over by another komadai.');
  });

  test('goes from one to the next, and back', async () => {
    const tables = [openTable()];
    for (let more = 0; more < 2; more++) tables.push(openTable(tables[0]?.folder));
    const [first, second, third] = tables.map(({ table }) => table);
    startGame(first as MatchTable, 'P-7f', 'save evening');
    const moves = ['P-3d', 'P-2f', 'P-4d', 'P-6f'];
    for (const [index, table] of [second, third, first, second].entries()) {
      const taken = await (table as MatchTable).takeOver('evening');
      if (!taken.ok) throw new Error(taken.fault.code);
      enterAll(taken.value, moves.slice(index, index + 1));
    }
    expect(read(tables[0]?.folder ?? '', 'evening')).toContain(
      '1. P-7f P-3d 2. P-2f P-4d 3. P-6f\n',
    );
  });

  test('by two at once is with one of them', async () => {
    const { folder, table } = openTable();
    startGame(table, 'P-7f', 'save evening');
    const others = [openTable(folder), openTable(folder)];
    const taken = await Promise.all(others.map((other) => other.table.takeOver('evening')));
    expect(taken.map(({ ok }) => ok)).toEqual([true, true]);
    const open = () => others.filter((other) => other.table.latestPath !== undefined);
    await eventually(() => expect(open()).toHaveLength(1));
  });

  test('stops its clock for the time between, and goes on where that stood', async () => {
    const folder = join(temporaryFolder(), 'games');
    let nowMs = 0;
    const [first, second] = [0, 1].map(() => {
      const now = () => new Date(2026, 10, 20, 19, 30);
      const store = new GameStore({ folder, now });
      return new MatchTable({ store, now, nowMs: () => nowMs, illegal: () => 'refuse' });
    }) as [MatchTable, MatchTable];
    const variant = variantOf('yari');
    const control = { mainMs: 600_000, byoyomiMs: 0, incrementMs: 0 };
    const match = first.start({
      variant,
      start: startPosition(variant),
      players: PLAYERS,
      clock: control,
    });
    match.startClock();
    enterAll(match, ['P-7f', 'save evening']);
    nowMs += 60_000;
    const taken = await second.takeOver('evening');
    nowMs += 60_000;
    if (!taken.ok) throw new Error(taken.fault.code);
    expect(taken.value.clock?.reading('white').mainMs).toBe(540_000);
    expect([match.clock?.isRunning, match.fall()]).toEqual([false, undefined]);
  });

  test('that is over is not taken from anybody', async () => {
    const { folder, table } = openTable();
    startGame(table, 'P-7f', 'resign', 'save done');
    const other = openTable(folder);
    expect(await other.table.takeOver('done')).toMatchObject({ fault: { code: 'finished' } });
    expect(await other.table.takeOver('none')).toMatchObject({ fault: { code: 'no-file' } });
    expect(table.latestPath).toBeDefined();
  });

  test('and renamed: who had it writes no second file', async () => {
    const { folder, table } = openTable();
    const match = startGame(table, 'P-7f', 'save evening');
    rmSync(join(folder, '.evening.psn.lock'));
    const other = openTable(folder);
    const taken = other.table.resume('evening');
    if (!taken.ok) throw new Error(taken.fault.code);
    enterAll(taken.value, ['P-3d', 'save night']);
    expect(enterLine(match, 'P-2d')).toEqual({ kind: 'impossible', why: 'taken' });
    expect(gameFiles(folder)).toEqual(['night.psn']);
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
    const players = { ...PLAYERS, white: { kind: 'engine', command } } as const;
    const from = startPosition(variant, handicap ? findHandicap(variant, handicap) : undefined);
    return table.start({ variant, start: from, players });
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
    enterLine(match, 'resign');
    const { record } = table.rematch(match);
    expect(playerOf(record, color)).toEqual({ kind: 'engine', command });
  });
});

test('who took a game, and left before it was watched, is told as gone', async () => {
  const { table } = openTable();
  startGame(table, 'P-7f');
  const path = table.latestPath ?? '';
  table.close();
  const taker = { code: 'open-elsewhere', pid: 1, lockFile: `${path}.lock` } as const;
  const watched = table.watch(path, taker);
  if (!watched.ok) throw new Error(watched.fault.code);
  const changes: string[] = [];
  watched.value.follow((change) => changes.push(change));
  await eventually(() => expect(changes).toContain('owner'));
  expect(watched.value.owner).toBeUndefined();
  watched.value.end();
});
