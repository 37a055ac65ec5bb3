import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { type GameFile, resumableGame } from '../../../source/records/store/game-file.ts';
import { GameStore, StoreError } from '../../../source/records/store/store.ts';
import { moveToFree } from '../../../source/records/store/whole-file.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  setEnding,
} from '../../../source/records/tree/record.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { words } from '../../../source/text/en/words.ts';
import { resumeFaultText } from '../../../source/text/records.ts';
import { inNoTime } from '../../helpers/in-no-time.ts';
import { firstItems } from '../../helpers/items.ts';
import { positionOf } from '../../helpers/play.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const { renameFaultText, storeErrorText } = words;

const NOW = new Date(2026, 10, 20, 19, 30, 5);

function newStore(folder = join(temporaryFolder(), 'deep', 'games')): GameStore {
  return new GameStore({ folder, now: () => NOW });
}

function newRecord(variant: Variant = yari, black = 'Guest'): GameRecord {
  const tags = [
    { name: 'Date', value: '2026.11.20' },
    { name: 'Black', value: black },
    { name: 'White', value: 'Visitor' },
  ];
  const record = createRecord({ variant, start: startPosition(variant), tags });
  appendMove(record.root, itemAt(legalMoves(positionOf(variant, variant.start)), 0));
  return record;
}

/** Counts how many files are read to their end. */
class CountingStore extends GameStore {
  loads = 0;

  override load(...args: Parameters<GameStore['load']>) {
    this.loads++;
    return super.load(...args);
  }
}

function loaded(store: GameStore, file: string): GameFile {
  const result = store.load(file);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

/** A store with files written in the order given, the last one last. */
function storeWith(files: Readonly<Record<string, string | Buffer>>): GameStore {
  const store = newStore(temporaryFolder());
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const path = join(store.folder, name);
    writeFileSync(path, text);
    utimesSync(path, 1000 + index, 1000 + index);
  }
  return store;
}

const UNFINISHED = formatPsn(newRecord());
const FINISHED = UNFINISHED.replaceAll('*', '1-0');

describe('saving', () => {
  test('a new game is named by the clock and the variant, with a number where that is taken', () => {
    const store = newStore();
    const paths = [yari, yari, ogi, yari].map((variant) => store.create(newRecord(variant)));
    expect(paths.map((path) => path.slice(store.folder.length + 1))).toEqual([
      '20261120-193005-yari.psn',
      '20261120-193005-yari-2.psn',
      '20261120-193005-ogi.psn',
      '20261120-193005-yari-3.psn',
    ]);
    expect(readFileSync(itemAt(paths, 1), 'utf8')).toBe(formatPsn(newRecord()));
    expect(readdirSync(store.folder)).toHaveLength(4);
  });

  test('a game gets the name that is chosen for it', () => {
    const store = newStore();
    const path = store.pathOf('20261122-175104-yari-K7M2QX');
    expect(path).toBe(join(store.folder, '20261122-175104-yari-K7M2QX.psn'));
    store.save(path, newRecord());
    expect(store.find('20261122-175104-yari-K7M2QX')).toBe(path);
  });

  test.each(['', ' a', 'a/b', '..', '.a', 'a.psn', 'a\n'])('no file has the name %j', (name) => {
    expect(() => newStore().pathOf(name)).toThrow(RangeError);
  });

  test('replaces the file whole and leaves nothing else behind', () => {
    const store = newStore();
    const record = newRecord();
    const path = store.create(record);
    setEnding(record, { reason: 'resignation', winner: 'white' });
    store.save(path, record);
    expect(readFileSync(path, 'utf8')).toBe(formatPsn(record));
    expect(readdirSync(store.folder)).toEqual(['20261120-193005-yari.psn']);
  });

  test('goes through a link to the file', () => {
    const store = newStore();
    const record = newRecord();
    const path = store.create(record);
    const link = join(store.folder, 'link.psn');
    symlinkSync(path, link);
    setEnding(record, { reason: 'agreement' });
    store.save(link, record);
    expect(readFileSync(path, 'utf8')).toBe(formatPsn(record));
  });

  test('a folder that cannot be made is an error with its cause', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    for (const [act, code] of [
      [() => newStore(join(file, 'games')).create(newRecord()), 'ENOTDIR'],
      [() => newStore(file).create(newRecord()), 'EEXIST'],
      [() => newStore(file).save(join(file, 'a.psn'), newRecord()), 'ENOTDIR'],
      [() => newStore(file).list(), 'ENOTDIR'],
    ] as const) {
      expect(act).toThrow(StoreError);
      const cause = expect.objectContaining({ code });
      expect(act).toThrow(expect.objectContaining({ cause }));
    }
  });

  test('a save that fails leaves the old file and no other', () => {
    const store = newStore();
    const path = store.create(newRecord());
    mkdirSync(join(store.folder, `.20261120-193005-yari.psn.${process.pid}.tmp`));
    const cause = expect.objectContaining({ code: 'EISDIR' });
    const act = () => store.save(path, newRecord(yari, 'Other'));
    expect(act).toThrow(expect.objectContaining({ name: 'StoreError', cause }));
    expect(readFileSync(path, 'utf8')).toBe(formatPsn(newRecord()));
  });

  test('what the system says is said', () => {
    const cause = Object.assign(new Error('x'), { code: 'ENOSPC' });
    const text = storeErrorText(new StoreError('write', '/a/b.psn', cause));
    expect(text).toBe('cannot write /a/b.psn: the disk is full');
  });
});

describe('a disk that is full when a problem is added', () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });

  /** Writes so many bytes of the next text, and no more. */
  function writeOnly(bytes: number): void {
    const { writeSync } = fs;
    let left = bytes;
    fs.writeSync = ((file: number, buffer: Uint8Array, at: number) => {
      if (left === 0) throw full;
      const written = writeSync(file, buffer, at, Math.min(left, buffer.length - at));
      left -= written;
      return written;
    }) as typeof writeSync;
    syncBuiltinESMExports();
    onTestFinished(() => {
      fs.writeSync = writeSync;
      syncBuiltinESMExports();
    });
  }

  test.each([0, 5])('%i bytes of a new file are not left', (bytes) => {
    const store = newStore();
    writeOnly(bytes);
    const cause = expect.objectContaining({ code: 'ENOSPC' });
    expect(() => store.addProblem('mine', '{"sfen":"x"}\n')).toThrow(
      expect.objectContaining({ name: 'StoreError', cause }),
    );
    expect(readdirSync(store.folder)).toEqual([]);
  });

  test('a file that was there is as it was', () => {
    const store = newStore();
    const path = store.addProblem('mine', '{"sfen":"x"}\n');
    writeOnly(5);
    expect(() => store.addProblem('mine', '{"sfen":"y"}\n')).toThrow(/cannot write/);
    expect(path.ok && readFileSync(path.value, 'utf8')).toBe('{"sfen":"x"}\n');
  });
});

describe('moving a file to a free name', () => {
  test('leaves a file that is there as it is', () => {
    const folder = temporaryFolder();
    const [from, to] = firstItems(
      ['from', 'to'].map((name) => join(folder, name)),
      2,
    );
    writeFileSync(from, 'new');
    writeFileSync(to, 'old');
    expect(() => moveToFree(from, to)).toThrow(expect.objectContaining({ code: 'EEXIST' }));
    expect([readFileSync(from, 'utf8'), readFileSync(to, 'utf8')]).toEqual(['new', 'old']);
  });

  test('makes no file where there is none to move', () => {
    const folder = temporaryFolder();
    expect(() => moveToFree(join(folder, 'from'), join(folder, 'to'))).toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('saving beside others', () => {
  test('makes the folder of games again, and no other', () => {
    const store = newStore();
    const record = newRecord();
    const path = store.create(record);
    rmSync(store.folder, { recursive: true });
    store.save(path, record);
    expect(readdirSync(store.folder)).toEqual(['20261120-193005-yari.psn']);
    const elsewhere = join(temporaryFolder(), 'gone', 'a.psn');
    expect(() => store.save(elsewhere, record)).toThrow(StoreError);
    expect(existsSync(dirname(elsewhere))).toBe(false);
  });

  test('leaves a game alone that somebody else has open', () => {
    const store = newStore();
    const record = newRecord();
    const path = store.create(record);
    const lock = store.lock(path);
    if (!lock.ok) throw new Error(lock.fault.code);
    setEnding(record, { reason: 'agreement' });
    const cause = expect.objectContaining({ code: 'open-elsewhere' });
    expect(() => newStore(store.folder).save(path, record)).toThrow(
      expect.objectContaining({ action: 'write', cause }),
    );
    expect(readFileSync(path, 'utf8')).not.toContain('agreement');
    store.save(path, record, lock.value);
    expect(readFileSync(path, 'utf8')).toContain('agreement');
    lock.value.release();
    expect(readdirSync(store.folder)).toEqual(['20261120-193005-yari.psn']);
  });

  test('does not overwrite what another has written since', () => {
    const store = newStore();
    const record = newRecord();
    const path = store.create(record);
    const [{ record: other }] = loaded(newStore(store.folder), path).games;
    setEnding(record, { reason: 'agreement' });
    store.save(path, record);
    const late = newStore(store.folder);
    const [{ record: read }] = loaded(late, path).games;
    writeFileSync(path, FINISHED);
    const cause = expect.objectContaining({ code: 'changed-elsewhere' });
    for (const [owner, own] of [
      [store, record],
      [late, read],
    ] as const) {
      expect(() => owner.save(path, own as GameRecord)).toThrow(expect.objectContaining({ cause }));
    }
    expect(readFileSync(path, 'utf8')).toBe(FINISHED);
    rmSync(path);
    store.save(path, other as GameRecord);
    expect(readFileSync(path, 'utf8')).toBe(UNFINISHED);
  });
});

test.each<[name: string, change: (path: string) => void, isCurrent: boolean]>([
  ['as it was saved', () => {}, true],
  ['written by others', (path) => writeFileSync(path, FINISHED), false],
  ['gone', (path) => rmSync(path), false],
  ['gone with its folder', (path) => rmSync(dirname(path), { recursive: true }), true],
])('a file is current or not: %s', (_, change, isCurrent) => {
  const store = newStore();
  const record = newRecord();
  const path = store.create(record);
  change(path);
  expect(store.isCurrent(path, record)).toBe(isCurrent);
});

describe('deleting', () => {
  test('takes a game away', () => {
    const store = storeWith({ 'a.psn': FINISHED, 'b.psn': `${FINISHED}\n${FINISHED}` });
    for (const name of ['a', 'b']) {
      const removed = store.remove(join(store.folder, `${name}.psn`));
      expect(removed).toEqual({ ok: true, value: undefined });
    }
    expect(readdirSync(store.folder)).toEqual([]);
  });

  test.each<[name: string, text: string | Buffer]>([
    ['damaged', UNFINISHED.replace('\n*', ' P-1a\n*')],
    ['half-written', UNFINISHED.slice(0, 30)],
    ['empty', ''],
    ['binary', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0])],
    ['foreign', 'V2.2\nN+A\nPI\n+\n'],
    ['damaged in its second game', `${FINISHED}\n${FINISHED.replace('1. ', '1. x ')}`],
  ])('leaves a file that is %s', (_, text) => {
    const store = storeWith({ 'a.psn': text });
    const path = join(store.folder, 'a.psn');
    expect(store.remove(path)).toMatchObject({ ok: false, fault: { code: 'not-ours' } });
    expect(readFileSync(path)).toEqual(Buffer.from(text));
    expect(readdirSync(store.folder)).toEqual(['a.psn']);
  });

  test('leaves a game that is open, and tells of one that is gone', () => {
    const store = storeWith({ 'a.psn': FINISHED });
    const path = join(store.folder, 'a.psn');
    const lock = store.lock(path);
    expect(store.remove(path)).toMatchObject({ ok: false, fault: { code: 'open-elsewhere' } });
    if (lock.ok) lock.value.release();
    rmSync(path);
    expect(store.remove(path)).toMatchObject({
      ok: false,
      fault: { code: 'not-ours', fault: { code: 'no-file' } },
    });
  });
});

describe('watching', () => {
  test('tells of each save, of a loss and of a return', async () => {
    const store = newStore();
    const record = newRecord();
    const path = store.create(record);
    let heard = () => {};
    const changes: [name: string, change: () => void][] = [
      ['saved', () => store.save(path, record)],
      ['saved again', () => store.save(path, record)],
      ['gone', () => rmSync(path)],
      ['back', () => store.save(path, record)],
      ['with the folder', () => rmSync(store.folder, { recursive: true })],
      ['both back', () => store.save(path, record)],
    ];
    await inNoTime(async () => {
      onTestFinished(store.watch(path, () => heard()));
      for (const [name, change] of changes) {
        const told = new Promise<string>((resolve) => {
          heard = () => resolve(name);
        });
        change();
        expect(await told).toBe(name);
      }
    });
  });
});

describe('finding and loading', () => {
  test('a path, else a name in the folder, with or without its end', () => {
    const store = newStore();
    const path = store.create(newRecord());
    for (const file of [path, '20261120-193005-yari', '20261120-193005-yari.psn']) {
      expect(loaded(store, file)).toMatchObject({ path, name: '20261120-193005-yari' });
    }
  });

  test.each(['', 'nothing', '../games/nothing', 'a\0b', 'x'.repeat(300)])('no file %j', (file) => {
    expect(newStore().load(file)).toEqual({ ok: false, fault: { code: 'no-file', name: file } });
  });

  test('a folder and an empty file are no games', () => {
    const store = newStore();
    store.create(newRecord());
    const empty = join(store.folder, 'empty.psn');
    writeFileSync(empty, '');
    expect(store.load(store.folder)).toMatchObject({ fault: { code: 'is-folder' } });
    expect(store.load(empty)).toEqual({ ok: false, fault: { code: 'no-game' } });
  });

  test('a game that was saved comes back', () => {
    const store = newStore();
    const record = newRecord();
    const [game] = loaded(store, store.create(record)).games;
    expect(formatPsn(game.record as GameRecord)).toBe(formatPsn(record));
  });

  test('games without tags are of the variant named', () => {
    const store = newStore(temporaryFolder());
    writeFileSync(join(store.folder, 'a.psn'), '1. P-7f');
    const variantOf = (variant?: Variant) => {
      const file = store.load('a', variant);
      return file.ok && file.value.games[0].record?.variant.id;
    };
    expect([variantOf(), variantOf(ogi)]).toEqual(['shogi', 'ogi']);
  });
});

describe('the list', () => {
  test('has what a person chooses by, the game played last first', () => {
    const store = storeWith({ 'old.psn': FINISHED, 'new.psn': UNFINISHED });
    const game = {
      date: '2026.11.20',
      variant: 'yari',
      black: 'Guest',
      white: 'Visitor',
      games: 1,
      plies: 1,
      termination: undefined,
    };
    expect(store.list()).toMatchObject([
      { name: 'new', path: join(store.folder, 'new.psn'), modifiedMs: 1_001_000 },
      { name: 'old', path: join(store.folder, 'old.psn'), modifiedMs: 1_000_000 },
    ]);
    expect(store.list().map(({ summary }) => summary)).toEqual([
      { ...game, score: '*', unfinished: true },
      { ...game, score: '1-0', unfinished: false },
    ]);
  });

  test('files of the same moment follow their numbers', () => {
    const store = storeWith({ 'a-10.psn': FINISHED, 'a.psn': FINISHED, 'a-2.psn': FINISHED });
    for (const name of readdirSync(store.folder)) utimesSync(join(store.folder, name), 5, 5);
    expect(store.list().map(({ name }) => name)).toEqual(['a-10', 'a-2', 'a']);
  });

  test('names what is wrong with a file and leaves it alone', () => {
    const files = {
      'binary.psn': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]),
      'empty.psn': '',
      'illegal.psn': UNFINISHED.replace('\n*', ' P-1a\n*'),
      'variant.psn': UNFINISHED.replace('yari', 'chess'),
    };
    const store = storeWith(files);
    const faults = store
      .list()
      .map(({ name, summary }) => [name, summary.plies, summary.unfinished, summary.fault?.code]);
    expect(faults).toEqual([
      ['variant', 0, false, 'variant'],
      ['illegal', 1, false, 'move'],
      ['empty', 0, false, 'no-game'],
      ['binary', 0, false, 'encoding'],
    ]);
    for (const [name, text] of Object.entries(files)) {
      expect(readFileSync(join(store.folder, name))).toEqual(Buffer.from(text));
    }
  });

  test.each([
    ['a link that leads to itself', 'loop/games', /^cannot write \S+\/loop\/games\/\S+: ELOOP$/],
    ['a file', 'file/games', /^cannot write \S+: a part of the path is no folder$/],
  ])('tells why it writes nothing below %s', (_, folder, told) => {
    const at = temporaryFolder();
    symlinkSync(join(at, 'loop'), join(at, 'loop'));
    writeFileSync(join(at, 'file'), '');
    const store = newStore(join(at, folder));
    expect(() => store.create(newRecord())).toThrow(
      expect.toSatisfy((error) => told.test(storeErrorText(error))),
    );
    expect(() => store.export('name', 'x')).toThrow(StoreError);
  });

  test.skipIf(!existsSync('/proc/self'))('tells that no folder can be made below /proc', () => {
    const store = newStore('/proc/nothing/games');
    expect(() => store.create(newRecord())).toThrow(/^cannot write \/proc\/nothing\/games\//);
  });

  test.skipIf(process.getuid?.() === 0)('names a file that may not be read', () => {
    const store = storeWith({ 'a.psn': FINISHED, 'closed.psn': FINISHED });
    chmodSync(join(store.folder, 'closed.psn'), 0);
    const [closed, open] = firstItems(store.list(), 2);
    expect(closed.summary.fault).toMatchObject({ code: 'unreadable' });
    expect(open.summary.fault).toBeUndefined();
  });

  test('reads a file when its row is asked for, and once', () => {
    const files = Array.from({ length: 100 }, (_, index) => [`${index}.psn`, UNFINISHED] as const);
    const { folder } = storeWith(Object.fromEntries(files));
    const store = new CountingStore({ folder, now: () => NOW });
    const entries = store.list();
    expect(entries).toHaveLength(100);
    expect([itemAt(entries, 3).head.black, itemAt(entries, 3).isRead, store.loads]).toEqual([
      'Guest',
      false,
      0,
    ]);
    expect([
      itemAt(entries, 3).summary.plies,
      itemAt(entries, 3).summary.black,
      itemAt(entries, 3).isRead,
    ]).toEqual([...[1, 'Guest', true]]);
    expect(store.loads).toBe(1);
    itemAt(entries, 3).forget();
    expect([itemAt(entries, 3).isRead, itemAt(entries, 3).summary.plies, store.loads]).toEqual([
      false,
      1,
      2,
    ]);
  });

  test('passes over what is not a game file', () => {
    const store = storeWith({ '.a.psn.12.tmp': UNFINISHED, '.b.psn': UNFINISHED, 'c.txt': 'x' });
    mkdirSync(join(store.folder, 'd.psn'));
    symlinkSync('/nowhere/at/all', join(store.folder, 'e.psn'));
    expect(store.list()).toEqual([]);
    expect(store.latestUnfinished()).toBeUndefined();
  });

  test('is empty where there is no folder yet', () => {
    expect(newStore().list()).toEqual([]);
    expect(newStore().latestUnfinished()).toBeUndefined();
  });
});

describe('resuming', () => {
  test('takes the unfinished game played last and passes over all others', () => {
    const store = storeWith({
      'older.psn': UNFINISHED,
      'old.psn': UNFINISHED.replace('Guest', 'Resumed'),
      'finished.psn': FINISHED,
      'broken.psn': UNFINISHED.replace('\n*', ' P-1a\n*'),
      'two.psn': `${UNFINISHED}\n${UNFINISHED}`,
    });
    const latest = store.latestUnfinished();
    expect(latest?.path).toBe(join(store.folder, 'old.psn'));
    expect(latest?.summary.black).toBe('Resumed');
  });

  test('looks at the moves of no finished game', () => {
    const { folder } = storeWith({ 'a.psn': UNFINISHED, 'b.psn': FINISHED, 'c.psn': FINISHED });
    const store = new CountingStore({ folder, now: () => NOW });
    expect([store.latestUnfinished()?.name, store.loads]).toEqual(['a', 1]);
  });

  test.each([
    ['finished', FINISHED, 'a.psn: the game is over (1-0)'],
    [
      'several-games',
      `${UNFINISHED}\n${UNFINISHED}`,
      'a.psn holds several games; only a file with one game can be resumed',
    ],
    [
      'damaged',
      '1. P-7f )',
      'only a game that can be read to its end can be resumed: a.psn:1:9: ply 1: ")" cannot stand here',
    ],
  ])('refuses a file: %s', (code, text, sentence) => {
    const game = resumableGame(loaded(storeWith({ 'a.psn': text }), 'a'));
    if (game.ok) throw new Error('accepted');
    expect(game.fault.code).toBe(code);
    expect(resumeFaultText(ENGLISH, 'a.psn', game.fault)).toBe(sentence);
  });
});

describe('renaming', () => {
  test.each([
    ['final', 'final'],
    ['  two words.psn ', 'two words'],
    ['決勝', '決勝'],
    ['a.b', 'a.b'],
  ])('%j', (typed, name) => {
    const store = storeWith({ 'a.psn': UNFINISHED });
    const path = join(store.folder, `${name}.psn`);
    expect(store.rename(join(store.folder, 'a.psn'), typed)).toEqual({ ok: true, value: path });
    expect(readdirSync(store.folder)).toEqual([`${name}.psn`]);
    expect(readFileSync(path, 'utf8')).toBe(UNFINISHED);
  });

  test.each([
    ['', 'name-empty', 'a game needs a name'],
    ['   ', 'name-empty', 'a game needs a name'],
    ['a/b', 'name-has-slash', 'the name of a game has no / or \\ in it'],
    ['../a', 'name-has-slash', 'the name of a game has no / or \\ in it'],
    ['a\\b', 'name-has-slash', 'the name of a game has no / or \\ in it'],
    ['a\u001bb', 'name-has-control', 'the name of a game has no control characters in it'],
    ['a\nb', 'name-has-control', 'the name of a game has no control characters in it'],
    ['.hidden', 'name-starts-with-dot', 'the name of a game does not begin with a dot'],
    ['.psn', 'name-starts-with-dot', 'the name of a game does not begin with a dot'],
    ['..', 'name-starts-with-dot', 'the name of a game does not begin with a dot'],
    ['歩'.repeat(67), 'name-too-long', 'the name of a game has 200 bytes at most'],
    ['b', 'name-taken', 'there is a game "b" already'],
    ['a.psn', 'name-taken', 'there is a game "a" already'],
  ])('refuses %j', (typed, code, sentence) => {
    const store = storeWith({ 'a.psn': UNFINISHED, 'b.psn': FINISHED });
    const result = store.rename(join(store.folder, 'a.psn'), typed);
    if (result.ok) throw new Error('accepted');
    expect(result.fault.code).toBe(code);
    expect(renameFaultText(result.fault)).toBe(sentence);
    expect(readFileSync(join(store.folder, 'a.psn'), 'utf8')).toBe(UNFINISHED);
    expect(readFileSync(join(store.folder, 'b.psn'), 'utf8')).toBe(FINISHED);
  });

  test('a file that is gone is an error', () => {
    const store = newStore(temporaryFolder());
    expect(() => store.rename(join(store.folder, 'a.psn'), 'b')).toThrow(StoreError);
    expect(readdirSync(store.folder)).toEqual([]);
  });
});

describe('exporting', () => {
  test.each([
    ['evening', 'evening.psn'],
    [' evening.psn ', 'evening.psn'],
  ])('%j becomes %s in the folder, which is made', (typed, name) => {
    const store = newStore();
    const record = newRecord();
    const result = store.export(typed, formatPsn(record));
    expect(result).toEqual({ ok: true, value: join(store.folder, name) });
    expect(readFileSync(join(store.folder, name), 'utf8')).toBe(formatPsn(record));
    expect(readdirSync(store.folder)).toEqual([name]);
  });

  test('a path is written where it leads, and no folder is made for it', () => {
    const store = newStore();
    const other = temporaryFolder();
    const path = join(other, 'evening.psn');
    expect(store.export(join(other, 'evening'), formatPsn(newRecord()))).toEqual({
      ok: true,
      value: path,
    });
    expect(readFileSync(path, 'utf8')).toBe(formatPsn(newRecord()));
    expect(() => store.export(join(other, 'none', 'a'), formatPsn(newRecord()))).toThrow(
      StoreError,
    );
    expect(readdirSync(other)).toEqual(['evening.psn']);
  });

  test('an existing file is refused and stays as it is', () => {
    const store = newStore();
    store.export('evening', formatPsn(newRecord()));
    const other = join(temporaryFolder(), 'b.psn');
    writeFileSync(other, 'old');
    expect(store.export('evening', formatPsn(newRecord(ogi)))).toEqual({
      ok: false,
      fault: { code: 'name-taken', name: 'evening' },
    });
    expect(store.export(other, formatPsn(newRecord()))).toEqual({
      ok: false,
      fault: { code: 'name-taken', name: other },
    });
    expect(loaded(store, 'evening').games[0].record?.variant).toBe(yari);
    expect(readFileSync(other, 'utf8')).toBe('old');
    expect(readdirSync(store.folder)).toEqual(['evening.psn']);
  });

  test.each([
    ['', 'name-empty'],
    ['/', 'name-empty'],
    ['folder/', 'name-empty'],
    ['.hidden', 'name-starts-with-dot'],
    ['a\\b', 'name-has-slash'],
    ['/tmp/a\x07', 'name-has-control'],
    ['x'.repeat(300), 'name-too-long'],
  ])('%j: %s', (typed, code) => {
    expect(newStore().export(typed, formatPsn(newRecord()))).toMatchObject({
      ok: false,
      fault: { code },
    });
  });
});
