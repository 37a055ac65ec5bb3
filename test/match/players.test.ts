import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Match } from '../../source/match/match.ts';
import { MatchTable } from '../../source/match/match-table.ts';
import { type Player, playerName, playerOf } from '../../source/match/participants/side.ts';
import { GameStore } from '../../source/records/store/store.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { gameFiles } from '../helpers/game-files.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { enterAll } from './paper-match.ts';

const COMPUTER = 'Computer, level 4';
const LEVEL: Player = { kind: 'level', level: 4 };
const person = (name: string): Player => ({ kind: 'person', name });

function openTable(folder = join(temporaryFolder(), 'games')) {
  const now = () => new Date(2026, 10, 20, 19, 30);
  const store = new GameStore({ folder, now });
  return { folder, store, table: new MatchTable({ store, now, illegal: () => 'refuse' }) };
}

function start(table: MatchTable, white: Player): Match {
  const variant = variantOf('yari');
  return table.start({
    variant,
    start: startPosition(variant),
    players: { black: person('Ann'), white },
  });
}

/** The game of a file, as another process goes on with it. */
function resumed(folder: string): Match {
  const match = openTable(folder).table.resume(itemAt(gameFiles(folder), 0));
  if (!match.ok) throw new Error(match.fault.code);
  return match.value;
}

/** The tags of the only file that tell of White. */
function whiteTags(folder: string): string[] {
  const text = readFileSync(join(folder, itemAt(gameFiles(folder), 0)), 'utf8');
  return text.split('\n').filter((line) => line.startsWith('[White'));
}

test.each<[tags: string, white: Player]>([
  ['[White "Computer, level 4"]', LEVEL],
  ['[White "Computer, level 11"]', person('Computer, level 11')],
  ['[White "Computer, level 4"]\n[WhiteType "human"]', person(COMPUTER)],
  ['[White "Computer, level 4"]\n[WhiteType "Human"]', person(COMPUTER)],
  ['[White "Computer, level 4"]\n[WhiteType "program"]', LEVEL],
  ['[White "Computer, level 4"]\n[BlackType "human"]', LEVEL],
  ['[White "Computer, level 4"]\n[WhiteLevel "7"]', { kind: 'level', level: 7 }],
  ['[White "Computer, level 4"]\n[WhiteLevel "11"]', LEVEL],
  ['[White "Bob"]\n[WhiteLevel "4"]', LEVEL],
  ['[WhiteLevel "4"]', LEVEL],
  ['[White "Bob"]\n[WhiteLevel "x"]', person('Bob')],
  ['[White "Bob"]\n[BlackLevel "4"]', person('Bob')],
  ['[White "Bob"]\n[WhiteType "program"]', person('Bob')],
  ['[White "Bob"]\n[WhiteLevel "4"]\n[WhiteEngine "x --y"]', { kind: 'engine', command: 'x --y' }],
  ['', person('Guest')],
])('a game with %j is played by %j', (tags, white) => {
  const { folder, store } = openTable();
  store.create(start(openTable().table, person('Bob')).record);
  const path = join(folder, itemAt(gameFiles(folder), 0));
  writeFileSync(path, readFileSync(path, 'utf8').replace('[White "Bob"]', tags));
  expect(playerOf(resumed(folder).record, 'white')).toEqual(white);
});

describe('a new game', () => {
  test.each<[white: Player, tags: string[]]>([
    [LEVEL, ['[White "Computer, level 4"]', '[WhiteLevel "4"]']],
    [person('Bob'), ['[White "Bob"]']],
    [person(COMPUTER), ['[White "Computer, level 4"]', '[WhiteType "human"]']],
    [{ kind: 'engine', command: 'x --y' }, ['[White "x --y"]', '[WhiteEngine "x --y"]']],
  ])('says that it is played by %j, and still does when it is resumed', (white, tags) => {
    const { folder, table } = openTable();
    enterAll(start(table, white), ['P-4f']);
    table.close();
    expect(whiteTags(folder)).toEqual(tags);
    const again = resumed(folder);
    expect(playerOf(again.record, 'white')).toEqual(white);
    enterAll(again, ['P-4d']);
    expect(whiteTags(folder)).toEqual(tags);
  });

  test.each<[white: Player]>([[LEVEL], [person(COMPUTER)], [person('Bob')]])(
    'and its rematch are played by the same: %j',
    (white) => {
      const { table } = openTable();
      const first = start(table, white);
      enterAll(first, ['resign']);
      const { record } = table.rematch(first);
      expect([playerOf(record, 'black'), playerOf(record, 'white')]).toEqual([
        white,
        person('Ann'),
      ]);
      expect(playerName(record, 'black')).toBe(playerName(first.record, 'white'));
    },
  );
});

test('the rematch of a game of before has the tag', () => {
  const { folder, table } = openTable();
  enterAll(start(table, LEVEL), ['P-4f']);
  table.close();
  const path = join(folder, itemAt(gameFiles(folder), 0));
  writeFileSync(path, readFileSync(path, 'utf8').replace('[WhiteLevel "4"]\n', ''));
  const other = openTable(folder);
  const match = other.table.resume(itemAt(gameFiles(folder), 0));
  if (!match.ok) throw new Error(match.fault.code);
  enterAll(match.value, ['resign']);
  const { record } = other.table.rematch(match.value);
  expect(record.tags).toContainEqual({ name: 'BlackLevel', value: '4' });
});
