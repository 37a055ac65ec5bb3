import { describe, expect, onTestFinished, test } from 'vitest';
import type { HallEvent } from '../../../source/rooms/hall/hall-event.ts';
import type { Here } from '../../../source/rooms/hall/here.ts';
import type { HouseStore, StoreNews } from '../../../source/rooms/hall/house-store.ts';
import { FolderStore } from '../../../source/rooms/logs/folder-store.ts';
import type { RoomEvent } from '../../../source/rooms/room-event.ts';
import { RoomGame } from '../../../source/rooms/room-game.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { eventually } from '../../helpers/eventually.ts';
import { saidEvent, saidEvents } from './said-event.ts';

/** The place of a store, which stays when it is closed. */
export interface StorePlace {
  readonly open: () => Promise<HouseStore>;
}

/** A name that every store has for a game. */
export const GAME = '20261122-175104-yari-K7M2QX';

const TERMS = {
  variant: 'yari',
  sfen: formatSfen(yari, startPosition(yari)),
  timeControl: '600+30+0',
};

/** A game that begins, with its first move. */
export const PLAYED: readonly RoomEvent[] = [
  {
    seq: 1,
    at: 1_795_371_064_000,
    kind: 'opened',
    code: 'K7M2QX',
    folder: '',
    ...TERMS,
    hasWatchers: true,
  },
  { seq: 2, at: 2, kind: 'seated', color: 'black', account: 'SHA256:a', name: 'Aki' },
  { seq: 3, at: 3, kind: 'seated', color: 'white', account: 'SHA256:b', name: '佐藤' },
];

const [AKI, REN] = [
  { id: 'SHA256:a', name: 'Aki' },
  { id: 'guest:1', name: 'Ren' },
];

/** Events of the hall, of all kinds. */
const HALL_KINDS: readonly HallEvent[] = [
  { seq: 1, at: 1, kind: 'registered', person: AKI.id, name: 'Aki' },
  { seq: 2, at: 2, kind: 'key-code-made', person: AKI.id, digest: 'ab', untilMs: 99 },
  { seq: 3, at: 3, kind: 'key-added', person: AKI.id, key: 'SHA256:c' },
  { seq: 4, at: 4, kind: 'key-removed', person: AKI.id, key: 'SHA256:c' },
  { seq: 5, at: 5, kind: 'banned', key: 'SHA256:d\u0000\ud83d' },
  { seq: 6, at: 6, kind: 'unbanned', key: 'SHA256:d' },
  {
    seq: 7,
    at: 7,
    kind: 'challenged',
    code: 'K7M2QX',
    by: AKI,
    to: { kind: 'anyone' },
    side: 'lot',
    ...TERMS,
    isRated: true,
    hasWatchers: true,
  },
  { seq: 8, at: 8, kind: 'withdrawn', code: 'K7M2QX', why: 'taken-back' },
  { seq: 9, at: 9, kind: 'began', code: 'K7M2QX', game: GAME, black: AKI, white: REN },
  {
    seq: 10,
    at: 10,
    kind: 'ended',
    code: 'K7M2QX',
    plies: 3,
    ending: { reason: 'resignation', winner: 'black' },
  },
  { seq: 11, at: 11, kind: 'network-banned', network: '192.0.2.0/24' },
  { seq: 12, at: 12, kind: 'network-unbanned', network: '192.0.2.0/24' },
  { seq: 13, at: 13, kind: 'network-held', network: '192.0.2.7', untilMs: 99 },
  { seq: 14, at: 14, kind: 'renamed', person: AKI.id, name: 'Akiko' },
  { seq: 15, at: 15, kind: 'deleted', person: AKI.id, name: '#15', keys: [AKI.id] },
];

/** Somebody who is at a house. */
const HERE: Here = { session: 's1', person: { id: 'SHA256:a', name: '佐藤' }, game: GAME };

/** What holds for every store. @param makePlace an empty place, for one test */
export function testStore(name: string, makePlace: () => StorePlace): void {
  const openAt = async (place: StorePlace) => {
    const store = await place.open();
    onTestFinished(() => store.close());
    return store;
  };
  const openStore = () => openAt(makePlace());

  describe(`${name}, as every store`, () => {
    test('gives back events of the hall of all kinds, unchanged, also when it is opened again', async () => {
      const place = makePlace();
      const store = await place.open();
      expect(await store.hall.read(0)).toEqual([]);
      expect(await store.hall.append(HALL_KINDS.slice(0, 4))).toBe(true);
      expect(await store.hall.append(HALL_KINDS.slice(4))).toBe(true);
      expect(await store.hall.read(0)).toEqual(HALL_KINDS);
      await store.close();
      const next = await openAt(place);
      expect(await next.hall.read(0)).toEqual(HALL_KINDS);
      expect(await next.hall.read(7)).toEqual(HALL_KINDS.slice(7));
    });

    test('does not add an event of the hall whose number is not the next', async () => {
      const store = await openStore();
      expect(await store.hall.append(HALL_KINDS.slice(1, 2))).toBe(false);
      expect(await store.hall.append(HALL_KINDS.slice(0, 2))).toBe(true);
      expect(await store.hall.append(HALL_KINDS.slice(1, 2))).toBe(false);
      expect(await store.hall.read(0)).toEqual(HALL_KINDS.slice(0, 2));
    });

    test('keeps the newest snapshot of a hall, whole, whoever has written it', async () => {
      const place = makePlace();
      const store = await place.open();
      const textOf = async ({ snapshots }: HouseStore) => {
        let text = '';
        for await (const chunk of snapshots.read()) text += chunk;
        return text;
      };
      expect(await textOf(store)).toBe('');
      expect(await store.snapshots.newest()).toBe(0);
      const long = `${'å'.repeat(300_000)}\n`;
      for (const seq of [3, 5, 7]) {
        await store.snapshots.keep(seq, [`${seq}\n`, long, '"\\u0000"\n']);
        expect(await store.snapshots.newest()).toBe(seq);
      }
      const cutOff = function* () {
        yield 'half';
        throw new Error('broken');
      };
      await expect(store.snapshots.keep(9, cutOff())).rejects.toThrow('broken');
      expect(await textOf(store)).toBe(`7\n${long}"\\u0000"\n`);
      await store.close();
      expect(await textOf(await openAt(place))).toBe(`7\n${long}"\\u0000"\n`);
    });

    test('adds to the hall and to many games at once', async () => {
      const store = await openStore();
      const games = Array.from({ length: 20 }, (_, index) => `game-${index}`);
      for (const game of games) await store.openGame(game);
      const added = await Promise.all([
        store.hall.append(HALL_KINDS),
        ...games.map((game) => store.games.append(game, [saidEvent(1, game)])),
      ]);
      expect(new Set(added)).toEqual(new Set([true]));
      for (const game of games)
        expect(await store.games.read(game, 0)).toEqual([saidEvent(1, game)]);
      for (const game of games) await store.games.close(game, false);
    });

    test('has the record of a game that was kept, and no other', async () => {
      const place = makePlace();
      const store = await place.open();
      expect(await store.record(GAME)).toBeUndefined();
      expect(await store.record('../x')).toBeUndefined();
      await store.openGame(GAME);
      await playToEnd(store);
      await store.close();
      const next = await openAt(place);
      const record = await next.record(GAME);
      expect(record?.score).toBe('1-0');
      expect(record?.tags.find((tag) => tag.name === 'White')?.value).toBe('佐藤');
      expect(record?.root.children.length).toBe(1);
      expect(await next.record('another')).toBeUndefined();
      // The names are those of the log if it keeps them.
      await next.nameSides?.(GAME, { black: '#12', white: '佐藤' });
      await next.nameSides?.('another', { black: 'x', white: 'y' });
      const named = await next.record(GAME);
      const black = named?.tags.find((tag) => tag.name === 'Black')?.value;
      expect(black).toBe(next instanceof FolderStore ? '#12' : 'Aki');
      expect(named?.root.children.length).toBe(1);
    });

    test('is in no trouble, and knows of nobody elsewhere and of no fallen flag', async () => {
      const store = await openStore();
      expect(store.trouble).toBeUndefined();
      expect(store.hereElsewhere).toEqual([]);
      expect(await store.due()).toEqual([]);
      store.tellHere([{ session: 's', person: AKI }]);
    });

    test('has a time that goes on', async () => {
      const { time } = await openStore();
      const [dayMs, beganMs] = [time.date().getTime(), time.nowMs()];
      expect(Math.abs(dayMs - Date.now())).toBeLessThan(60_000);
      await new Promise<void>((resolve) => {
        time.schedule(resolve, 5);
      });
      expect(time.date().getTime()).toBeGreaterThanOrEqual(dayMs);
      expect(time.nowMs()).toBeGreaterThan(beganMs);
    });
  });
}

/** What holds for every store that several houses may have. @param makePlace as above */
export function testSharedStore(name: string, makePlace: () => StorePlace): void {
  const openTwo = async () => {
    const place = makePlace();
    const stores = [await place.open(), await place.open()] as const;
    onTestFinished(async () => {
      for (const store of stores) await store.close();
    });
    return stores;
  };

  describe(`${name}, as every store of two houses`, () => {
    test('the key is the fence: of two who write one number, one has', async () => {
      const [a, b] = await openTwo();
      for (let seq = 1; seq <= 30; seq++) {
        const added = await Promise.all(
          [a, b].map((store, house) => store.games.append(GAME, [saidEvent(seq, `${house}`)])),
        );
        expect(added.filter(Boolean).length).toBe(1);
        const events = await a.games.read(GAME, 0);
        expect(events.length).toBe(seq);
        expect(events.at(-1)).toMatchObject({ text: added[0] ? '0' : '1' });
        // The id of another is not that of the next one.
        expect(await b.games.read(GAME, 0)).toEqual(events);
      }
    });

    test('appends to many games that cross each other lose none, and double none', async () => {
      const [a, b] = await openTwo();
      const games = Array.from({ length: 40 }, (_, index) => `game-${index}`);
      let added = 0;
      for (let seq = 1; seq <= 5; seq++) {
        const all = [a, b].flatMap((store, house) =>
          (house === 0 ? games : games.toReversed()).map((game) =>
            store.games.append(game, [saidEvent(seq, `${house}`)]),
          ),
        );
        added += (await Promise.all(all)).filter(Boolean).length;
      }
      expect(added).toBe(games.length * 5);
      for (const game of games) expect((await a.games.read(game, 0)).length).toBe(5);
    });

    test('an append of several is whole or nothing', async () => {
      const [a, b] = await openTwo();
      await a.games.append(GAME, [saidEvent(1, 'a')]);
      expect(await b.games.append(GAME, saidEvents(1, 3))).toBe(false);
      expect((await a.games.read(GAME, 0)).length).toBe(1);
    });

    test('each hears what the other adds to the hall and to games that it has open', async () => {
      const [a, b] = await openTwo();
      const [heardA, heardB] = [newsOf(a), newsOf(b)];
      await b.openGame(GAME);
      await a.games.append(GAME, [saidEvent(1)]);
      await a.hall.append([{ seq: 1, at: 1, kind: 'banned', key: 'k' }]);
      await eventually(() => {
        expect(heardB).toContainEqual({ kind: 'game', game: GAME });
        expect(heardB).toContainEqual({ kind: 'hall' });
      });
      expect(heardA).toEqual([]);
    });

    test('each knows who is at the other, until that is closed', async () => {
      const [a, b] = await openTwo();
      const heard = newsOf(b);
      a.tellHere([HERE]);
      await eventually(() => expect(b.hereElsewhere).toEqual([HERE]));
      expect(heard).toContainEqual({ kind: 'here' });
      expect(a.hereElsewhere).toEqual([]);
      await a.close();
      await eventually(() => expect(b.hereElsewhere).toEqual([]));
    });

    test('flags that have fallen are found by any, a second later, until another event comes', async () => {
      const [a, b] = await openTwo();
      const nowMs = a.time.date().getTime();
      const note = (store: HouseStore, game: string, seq: number, dueInMs?: number) =>
        store.games.noteFlag?.(game, seq, dueInMs === undefined ? undefined : nowMs + dueInMs);
      const haveFallen = (store: HouseStore, ...games: readonly string[]) =>
        eventually(async () => expect((await store.due()).toSorted()).toEqual(games));
      note(a, 'fallen', 7, -5000);
      note(a, 'later', 7, 60_000);
      note(a, 'stands', 7);
      await haveFallen(b, 'fallen');
      // What is noted of a former event comes too late.
      note(b, 'fallen', 6);
      note(b, 'more', 3, -5000);
      await haveFallen(a, 'fallen', 'more');
      note(b, 'more', 2, 60_000);
      note(b, 'other', 1, -5000);
      await haveFallen(a, 'fallen', 'more', 'other');
      note(b, 'fallen', 8);
      note(b, 'more', 4, 60_000);
      note(a, 'other', 2);
      await haveFallen(a);
    });
  });
}

/** Plays a game of one move, which White resigns, to its end and out of the log. */
async function playToEnd({ games, time }: HouseStore): Promise<void> {
  const [first, ...others] = PLAYED;
  const game = first && RoomGame.open(first, { time });
  if (!game) throw new Error('no game');
  for (const event of others) game.apply(event);
  const [move] = legalMoves(game.match.game.position);
  if (move === undefined) throw new Error('no move');
  const end: readonly RoomEvent[] = [
    { seq: 4, at: 4, by: 'black', kind: 'moved', move: formatUsi(yari, move) },
    { seq: 5, at: 5, kind: 'ended', ending: { reason: 'resignation', winner: 'black' } },
  ];
  await games.append(GAME, PLAYED);
  await games.append(GAME, end);
  for (const event of end) expect(game.apply(event)).toBe(true);
  await games.keep(GAME, game.match.record);
  await games.close(GAME, true);
}

/** All news of a store from now on. */
export function newsOf(store: HouseStore): readonly StoreNews[] {
  const news: StoreNews[] = [];
  store.follow((one) => news.push(one));
  return news;
}
