import { describe, expect, test } from 'vitest';
import type { RoomEvent } from '../../source/rooms/room-event.ts';
import { RoomGame } from '../../source/rooms/room-game.ts';
import { NotSaved, RoomJournal } from '../../source/rooms/room-journal.ts';
import { openingEvents } from '../../source/rooms/room-opening.ts';
import { OPENING, roomTime, TestLog } from '../helpers/room-table.ts';

const SEATED = { kind: 'seated', color: 'white', account: '2', name: 'Guest' } as const;

/** A journal of a room that was opened, and which has or has not begun. */
function journal(hasBegun = true) {
  const log = new TestLog();
  const opened = openingEvents(OPENING);
  const next = { seq: opened.length + 1, at: OPENING.at, ...SEATED } as RoomEvent;
  log.events = [...opened, ...(hasBegun ? [next] : [])];
  const { nowMs, date } = roomTime();
  const game = RoomGame.fold(log.events, { time: { nowMs, date } });
  if (!game) throw new Error('no game');
  const troubles: unknown[] = [];
  return { log, game, troubles, next, journal: new RoomJournal('g', log, (e) => troubles.push(e)) };
}

describe('the journal of a room', () => {
  test('writes, or gives what others have written instead', async () => {
    const { journal: one, log, game, next } = journal(false);
    expect(await one.write([next], game.seq)).toBeUndefined();
    expect(await one.write([next], game.seq)).toEqual([next]);
    expect(log.events.at(-1)).toEqual(next);
  });

  test('says why it could not write, and to whoever looks after the log', async () => {
    const { journal: one, log, game, next, troubles } = journal(false);
    log.fails = new Error('full');
    await expect(one.write([next], game.seq)).rejects.toThrow(NotSaved);
    expect(troubles).toEqual([log.fails]);
  });

  test('keeps a game once it has begun, and then after fifty events or its end', async () => {
    const young = journal(false);
    await young.journal.keepIfDue(young.game);
    expect(young.log.kept).toBe(0);
    const { journal: one, log, game } = journal();
    await one.keepIfDue(game);
    await one.keepIfDue(game);
    expect([log.kept, one.hasKept(game)]).toEqual([1, true]);
    await one.keepIfDue(Object.assign(Object.create(game), { seq: game.seq + 49 }));
    expect(log.kept).toBe(1);
    await one.keepIfDue(Object.assign(Object.create(game), { seq: game.seq + 50 }));
    expect(log.kept).toBe(2);
  });

  test('a game that could not be kept is due again', async () => {
    const { journal: one, log, game, troubles } = journal();
    log.fails = new Error('full');
    await one.keepIfDue(game);
    log.fails = undefined;
    await one.keepIfDue(game);
    expect([log.kept, troubles.length]).toEqual([1, 2]);
  });
});
