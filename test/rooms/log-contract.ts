import { describe, expect, test } from 'vitest';
import type { RoomEvent } from '../../source/rooms/room-event.ts';
import type { RoomLog } from '../../source/rooms/room-log.ts';
import { longTest } from '../helpers/run-size.ts';
import { saidEvent, saidEvents } from './said-event.ts';

/** The place of the events of a log, which stay when it is closed. */
export interface LogPlace {
  /** A log that may append to the games. */
  readonly open: (...games: readonly string[]) => Promise<RoomLog>;
}

const GAME = 'game';

const KINDS: readonly RoomEvent[] = [
  {
    seq: 1,
    at: 1_795_371_064_000,
    kind: 'opened',
    code: 'K7M2QX',
    folder: '',
    variant: 'yari',
    sfen: 'rpspnk1/7/pppppgp/7/7/PPPPPGP/7/1KNPSPR b - 1',
    timeControl: '600+30+0',
    hasWatchers: true,
  },
  { seq: 2, at: 2, by: 'black', kind: 'seated', color: 'black', account: '1000', name: '佐藤' },
  { seq: 3, at: 3, by: 'white', kind: 'seated', color: 'white', account: '', name: '🦊 é e\u0301' },
  { seq: 4, at: 4, by: 'black', id: 'a', turnMs: 1234, kind: 'moved', move: '7g7f' },
  { seq: 5, at: 5, by: 'white', kind: 'offered', what: 'draw' },
  { seq: 6, at: 6, by: 'black', kind: 'declined', what: 'draw' },
  { seq: 7, at: 7, by: 'white', kind: 'taken-back', plies: 1 },
  { seq: 8, at: 8, kind: 'adjourned' },
  { seq: 9, at: 9, kind: 'continued' },
  { seq: 10, at: 10, by: 'white', kind: 'said', text: 'a\n"b"\u2028\\n,\u0000 よろしく \ud83d' },
  { seq: 11, at: 11, kind: 'ended', ending: { reason: 'resignation', winner: 'black' } },
];

/** What holds for every log. @param makePlace an empty place, for one test */
export function testLog(name: string, makePlace: () => LogPlace): void {
  const openLog = (...games: readonly string[]) => makePlace().open(...games);

  describe(`${name}, as every log`, () => {
    test('gives back events of all kinds, unchanged', async () => {
      const log = await openLog(GAME);
      expect(await log.append(GAME, KINDS)).toBe(true);
      expect(await log.read(GAME, 0)).toEqual(KINDS);
    });

    test.each([
      ['all', 0, [1, 2, 3, 4]],
      ['those after one', 2, [3, 4]],
      ['none after the last', 4, []],
      ['none after a number that is not there yet', 9, []],
    ])('reads %s', async (_, after, numbers) => {
      const log = await openLog(GAME);
      await log.append(GAME, saidEvents(1, 3));
      await log.append(GAME, saidEvents(4, 4));
      expect((await log.read(GAME, after)).map(({ seq }) => seq)).toEqual(numbers);
    });

    test('has no events of a game that there is not', async () => {
      const log = await openLog();
      expect(await log.read('another', 0)).toEqual([]);
    });

    test('keeps games apart', async () => {
      const log = await openLog(GAME, 'other');
      await Promise.all([log.append(GAME, [saidEvent(1, 'a')]), log.append('other', KINDS)]);
      expect(await log.read(GAME, 0)).toEqual([saidEvent(1, 'a')]);
      expect(await log.read('other', 0)).toEqual(KINDS);
    });

    test.each([
      ['the first again', [saidEvent(1, 'late')]],
      ['the last again', [saidEvent(3, 'late')]],
      ['one too far', [saidEvent(5, 'early')]],
      ['some that begin with the last', saidEvents(3, 6)],
    ])('does not add: %s', async (_, events) => {
      const log = await openLog(GAME);
      await log.append(GAME, saidEvents(1, 3));
      expect(await log.append(GAME, events)).toBe(false);
      expect(await log.read(GAME, 0)).toEqual(saidEvents(1, 3));
      expect(await log.append(GAME, [saidEvent(4)])).toBe(true);
    });

    test('begins with number 1', async () => {
      const log = await openLog(GAME);
      expect(await log.append(GAME, [saidEvent(2)])).toBe(false);
      expect(await log.append(GAME, [saidEvent(1)])).toBe(true);
    });

    test('gives a number to the first of two that write at once', async () => {
      const log = await openLog(GAME);
      const both = ['a', 'b'].map((text) => log.append(GAME, [saidEvent(1, text)]));
      expect(await Promise.all(both)).toEqual([true, false]);
      expect(await log.read(GAME, 0)).toEqual([saidEvent(1, 'a')]);
    });

    test('adds nothing where there is nothing to add', async () => {
      const log = await openLog(GAME);
      expect(await log.append(GAME, [])).toBe(true);
      expect(await log.read(GAME, 0)).toEqual([]);
      expect(await log.append(GAME, [saidEvent(1)])).toBe(true);
      expect(await log.append(GAME, [])).toBe(true);
      expect(await log.read(GAME, 0)).toEqual([saidEvent(1)]);
    });

    test('adds what comes while others are written', async () => {
      const log = await openLog(GAME);
      const appends = saidEvents(1, 200).map((event) => log.append(GAME, [event]));
      expect(await Promise.all(appends)).toEqual(appends.map(() => true));
      expect(await log.read(GAME, 0)).toEqual(saidEvents(1, 200));
    });

    test('does not change with what it was given, or has given', async () => {
      const log = await openLog(GAME);
      const event = { ...saidEvent(1), kind: 'said' as const, text: 'a' };
      await log.append(GAME, [event]);
      event.text = 'b';
      for (const read of await log.read(GAME, 0)) Object.assign(read, { text: 'c' });
      expect(await log.read(GAME, 0)).toEqual([saidEvent(1, 'a')]);
    });

    test('goes on after it was closed and opened again', async () => {
      const place = makePlace();
      const log = await place.open(GAME);
      await log.append(GAME, KINDS);
      await log.close(GAME);
      const next = await place.open(GAME);
      expect(await next.append(GAME, [saidEvent(11)])).toBe(false);
      expect(await next.append(GAME, [saidEvent(12)])).toBe(true);
      expect(await next.read(GAME, 10)).toEqual([...KINDS.slice(10), saidEvent(12)]);
    });

    test('closes a game after what was appended before', async () => {
      const place = makePlace();
      const log = await place.open(GAME);
      const appended = log.append(GAME, saidEvents(1, 5));
      await log.close(GAME);
      expect(await appended).toBe(true);
      expect(await (await place.open(GAME)).read(GAME, 0)).toEqual(saidEvents(1, 5));
    });

    longTest('holds 5000 events', async () => {
      const place = makePlace();
      const log = await place.open(GAME);
      await log.append(GAME, saidEvents(1, 4000));
      await Promise.all(saidEvents(4001, 5000).map((event) => log.append(GAME, [event])));
      await log.close(GAME);
      const next = await place.open(GAME);
      expect(await next.read(GAME, 0)).toEqual(saidEvents(1, 5000));
      expect(await next.append(GAME, [saidEvent(5001)])).toBe(true);
    });
  });
}
