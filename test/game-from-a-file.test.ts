import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EditActivity } from '../source/activity/edit.ts';
import { courseOf } from '../source/match/lessons/course.ts';
import { parseProblemLines } from '../source/records/formats/problems/problem-lines.ts';
import { readRecords } from '../source/records/formats/read-records.ts';
import { writeRecords } from '../source/records/formats/write-records.ts';
import { resumableGame } from '../source/records/store/game-file.ts';
import {
  createRecord,
  type GameRecord,
  rulesTags,
  tagValue,
} from '../source/records/tree/record.ts';
import { RoomGame } from '../source/rooms/room-game.ts';
import { rulesFingerprint } from '../source/rules/core/fingerprint.ts';
import { itemAt } from '../source/rules/core/item-at.ts';
import type { Variant } from '../source/rules/core/variant.ts';
import { readVariants } from '../source/rules/fairy/read-variants.ts';
import { startPosition } from '../source/rules/notation/start.ts';
import { addGame, variantFileOf } from '../source/rules/variants/index.ts';
import { en as ENGLISH } from '../source/text/en/index.ts';
import { remarkText, resumeFaultText } from '../source/text/records.ts';
import { mateHere } from './helpers/mate-here.ts';
import { openedEvent } from './helpers/opened-event.ts';
import { Desk } from './ui/desk.ts';

/* What is true of the games of files alone: their rules may change under a record or a room. */

const FILE = '/somewhere/river.ini';
const RIVER = `
[river:minishogi]
startFen = rbsgk/pp2p/5/P2PP/KGSBR[-] w 0 1
nFoldValue = draw
# komadai: name = River shogi
`;

let river: Variant;
let takeOut: () => void;
beforeAll(() => {
  const { games, faults } = readVariants(RIVER);
  expect(faults).toEqual([]);
  const { game } = itemAt(games, 0);
  takeOut = addGame({ ...game, file: FILE });
  river = game.rules;
});
afterAll(() => takeOut());

function newRecord(): GameRecord {
  return createRecord({
    variant: river,
    start: startPosition(river),
    tags: [{ name: 'Black', value: 'A' }, ...rulesTags(river)],
  });
}

/** The record as a file has it, with another text in the place of its fingerprint. */
async function reread(record: GameRecord, fingerprint: string) {
  const written = await writeRecords([record], { format: 'psn', encoding: 'utf-8' });
  if (!written.ok) throw new Error(written.fault.code);
  const text = new TextDecoder().decode(written.value.bytes);
  const { games } = await readRecords(
    new TextEncoder().encode(text.replace(rulesFingerprint(river), fingerprint)),
  );
  return itemAt(games, 0);
}

test('it is in the catalogue, with its file', () => {
  expect(variantFileOf(river)).toBe(FILE);
});

describe('a record', () => {
  test('holds the fingerprint of the rules', () => {
    expect(tagValue(newRecord(), 'Rules')).toBe(rulesFingerprint(river));
  });

  test('of the same rules is read without a remark and goes on', async () => {
    const game = await reread(newRecord(), rulesFingerprint(river));
    expect(game.remarks).toBeUndefined();
    const file = { path: 'a.psn', name: 'a', games: [game] } as const;
    expect(resumableGame(file).ok).toBe(true);
  });

  test('of other rules says so, and does not go on', async () => {
    const game = await reread(newRecord(), '0123456789abcdef');
    const said = `a.psn:1:1: ply 0: this game of river was played by other rules than those in ${FILE}`;
    expect(game.remarks?.map((remark) => remarkText(ENGLISH, 'a.psn', remark))).toEqual([said]);
    const resumed = resumableGame({ path: 'a.psn', name: 'a', games: [game] });
    if (resumed.ok) throw new Error('it goes on');
    expect(resumeFaultText(ENGLISH, 'a.psn', resumed.fault)).toBe(
      `a.psn: this game of river was played by other rules than those in ${FILE}. It can be replayed, not played on`,
    );
  });

  test('of a game that comes with the program has none', () => {
    const shogi = itemAt(readVariants('[own:shogi]\n').games, 0).game.rules;
    expect(rulesTags(shogi)).toEqual([]);
  });
});

describe('a room', () => {
  const time = { nowMs: () => 0, date: () => new Date(0) };

  test('is entered with the same rules, not with others', () => {
    const own = RoomGame.fold([{ ...openedEvent(river), rules: rulesFingerprint(river) }], {
      time,
    });
    expect(own && tagValue(own.match.record, 'Rules')).toBe(rulesFingerprint(river));
    expect(
      RoomGame.fold([{ ...openedEvent(river), rules: '0123456789abcdef' }], { time }),
    ).toBeUndefined();
  });
});

test('it has a course of lessons', () => {
  expect(courseOf(river).lessons.length).toBeGreaterThan(3);
});

test('a position of it is set up, saved as a problem and read back', async () => {
  const { settings, store, engines } = new Desk().services;
  const { placement } = startPosition(river);
  const activity = new EditActivity({
    settings,
    store,
    variant: river,
    placement,
    engines: { ...engines, findMate: mateHere },
  });
  for (const line of ['clear', 'K 3a white', 'K 3e black', 'G 3c', 'G 4c']) {
    const [word] = activity.words.filter(({ name }) => name === line);
    expect((word?.run('') ?? activity.enterMove(line)).kind).toBe('done');
  }
  const saving = activity.save('river');
  expect((saving.kind === 'later' ? await saving.answer : saving).kind).toBe('told');
  const text = readFileSync(join(store.folder, 'river.jsonl'), 'utf8');
  const { problems, faults } = parseProblemLines(text);
  expect(faults).toEqual([]);
  expect(problems.map(({ variant }) => variant)).toEqual([river]);
});
