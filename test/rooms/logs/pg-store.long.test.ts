import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { HallEvent } from '../../../source/rooms/hall/hall-event.ts';
import type { Here } from '../../../source/rooms/hall/here.ts';
import type { SharedHall } from '../../../source/rooms/hall/house-store.ts';
import { PgStore } from '../../../source/rooms/logs/pg-store.ts';
import { eventually } from '../../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { testLog } from './log-contract.ts';
import { saidEvent, saidEvents } from './said-event.ts';
import { GAME, newsOf, PLAYED, testSharedStore, testStore } from './store-contract.ts';

const why = whyNoPostgres();
let server: Postgres;

const HERE: Here = { session: 's1', person: { id: 'SHA256:a', name: '佐藤' }, game: GAME };

describe.skipIf(why !== undefined)(`with PostgreSQL${why ? ` (${why})` : ''}`, () => {
  beforeAll(async () => {
    server = await Postgres.start();
  });

  afterAll(() => server.end());

  testStore('a PgStore', () => {
    const url = server.newDatabase();
    return { open: async () => openStore(await url) };
  });

  testSharedStore('a PgStore', () => {
    const url = server.newDatabase();
    return { open: async () => openStore(await url) };
  });

  testLog('a PgStore', () => {
    const url = server.newDatabase();
    return {
      open: async (...games) => {
        const store = await openStore(await url);
        for (const game of games) await store.openGame(game);
        return store.games;
      },
    };
  });

  describe('two houses', () => {
    test('an id that is there is not added again', async () => {
      const [a, b] = await openTwo();
      await a.games.append(GAME, [saidEvent(1)]);
      expect(await b.games.append(GAME, [{ ...saidEvent(2), id: 'id-1' }])).toBe(false);
      expect(await b.games.append('other', [saidEvent(1)])).toBe(true);
    });

    test('ids may be anything, and spoil nothing', async () => {
      const [a] = await openTwo();
      const odd = ['\u0000', '\ud800', '\ud801', '\\u0000', '"', ''];
      const added = odd.map((id, index) =>
        a.games.append(`game-${index}`, [{ ...saidEvent(1), id }]),
      );
      expect(await Promise.all(added)).toEqual(odd.map(() => true));
      for (const [index, id] of odd.entries()) {
        expect((await a.games.read(`game-${index}`, 0))[0]?.id).toBe(id);
      }
    });

    test('a game that the database does not take does not spoil others', async () => {
      const [a] = await openTwo();
      const bad = a.games.append('\0', [saidEvent(1)]);
      const good = a.games.append('good', [saidEvent(1)]);
      await expect(bad).rejects.toMatchObject({ code: '22021' });
      expect(await good).toBe(true);
      expect(a.trouble).toBeUndefined();
    });

    test('neither hears of games that it does not have open', async () => {
      const [a, b] = await openTwo();
      const heard = newsOf(b);
      await a.games.append('other', [saidEvent(1)]);
      await a.hall.append([{ seq: 1, at: 1, kind: 'banned', key: 'k' }]);
      await eventually(() => expect(heard).toContainEqual({ kind: 'hall' }));
      expect(heard).not.toContainEqual({ kind: 'game', game: 'other' });
    });

    test('what no notice has told is found by looking', async () => {
      const [a, b] = await openTwo();
      await b.openGame(GAME);
      await a.games.append(GAME, [saidEvent(1)]);
      await b.games.read(GAME, 0);
      const heard = newsOf(b);
      const body = JSON.stringify(saidEvent(2));
      await server.query(a.url, 'INSERT INTO event (game, seq, body) VALUES ($1, 2, $2)', [
        ...[GAME, body],
      ]);
      await eventually(() => expect(heard).toContainEqual({ kind: 'game', game: GAME }));
      expect(heard).not.toContainEqual({ kind: 'hall' });
    });

    test('a house that says nothing any more does not count, and goes', async () => {
      const [a] = await openTwo();
      const seen = new Set<string>();
      a.follow(() => {
        for (const { session } of a.hereElsewhere) seen.add(session);
      });
      const put = `WITH one AS (
          INSERT INTO house (id, seen) VALUES ($1, clock_timestamp() - $3::interval) RETURNING id
        )
        INSERT INTO presence SELECT id, 1, true, $2 FROM one`;
      const everybody = (here: Here) => JSON.stringify({ here: [here], gone: [] });
      await server.query(a.url, put, ['dead', everybody(HERE), '16 s']);
      await server.query(a.url, put, ['late', everybody({ ...HERE, session: 's2' }), '5 s']);
      await eventually(() => expect(a.hereElsewhere.map(({ session }) => session)).toEqual(['s2']));
      await eventually(async () => {
        const houses = await server.query(a.url, `SELECT id FROM house WHERE id = 'dead'`);
        expect(houses).toEqual([]);
      });
      expect([...seen]).toEqual(['s2']);
    });

    test('have their turns one after the other, and wait for nobody who is stuck', async () => {
      const [a, b] = await openTwo();
      let atOnce = 0;
      const most: number[] = [];
      const turns = [a, b, a, b].map((house) =>
        ofHall(house).inTurn(async () => {
          most.push(++atOnce);
          await a.games.read(GAME, 0);
          atOnce--;
        }),
      );
      await Promise.all(turns);
      expect(most).toEqual([1, 1, 1, 1]);
      const added = await ofHall(a).inTurn(() =>
        ofHall(b).inTurn(() => addToHall(b, 0, true, ['a', 'k'])),
      );
      expect(added).toEqual({ news: [], added: [0] });
      const others = await ofHall(a).inTurn(() => addToHall(b, 1, false, ['b', 'l']));
      expect(others).toEqual({ news: [], added: [0] });
      expect([a.trouble, b.trouble]).toEqual([undefined, undefined]);
    });

    test('add to the hall what touches nothing that the other has touched, and hear of the rest', async () => {
      const [a, b] = await openTwo();
      const first = await addToHall(a, 0, false, ['a', 'k'], ['b', 'l']);
      expect(first).toEqual({ news: [], added: [0, 1] });
      const second = await addToHall(b, 0, false, ['c', 'm'], ['x', 'l'], ['d', 'n'], ['y']);
      expect(second.added).toEqual([0, 2]);
      expect(second.news).toEqual(await a.hall.read(0).then((events) => events.slice(0, 2)));
      expect(keysOf(await a.hall.read(0))).toEqual(['1 a', '2 b', '3 c', '4 d']);
      // A command that touches everything comes before or after all others.
      expect((await addToHall(a, 3, false, ['e'])).added).toEqual([]);
      expect((await addToHall(a, 4, false, ['e'])).added).toEqual([0]);
      expect(await addToHall(b, 4, false, ['f', 'o'])).toMatchObject({ added: [] });
      expect(keysOf(await b.hall.read(4))).toEqual(['5 e']);
    });

    test('add to the hall nothing after a whole page of news, and nothing to another hall', async () => {
      const [a, b] = await openTwo();
      const many = Array.from({ length: 4000 }, (_, index) => [`${index}`, `k${index}`] as const);
      await addToHall(a, 0, false, ...many);
      const late = await addToHall(b, 0, false, ['z', 'z']);
      expect([late.news.length, late.added]).toEqual([4000, []]);
      expect((await addToHall(b, 1, false, ['z', 'z'])).added).toEqual([0]);
      await expect(addToHall(b, 5000, false, ['y', 'y'])).rejects.toMatchObject({ code: 'XX001' });
    });

    test('judge anew after what houses of an older version have added to the hall', async () => {
      const [a, b] = await openTwo();
      await a.hall.append([{ seq: 1, at: 1, kind: 'banned', key: 'k' }]);
      const added = await addToHall(b, 0, false, ['a', 'm']);
      expect([keysOf(added.news), added.added]).toEqual([['1 k'], []]);
      expect((await addToHall(b, 1, false, ['a', 'm'])).added).toEqual([0]);
    });

    test('answer for the hall only after it is on the disk, also when they share a turn', async () => {
      const [a, b] = await openTwo();
      // The database is to write nothing down by itself.
      await server.query(a.url, `ALTER SYSTEM SET wal_writer_delay = '10s'`);
      await server.query(a.url, 'SELECT pg_reload_conf()');
      for (let seq = 0; seq < 20; seq++) {
        const before = await server.query(a.url, 'SELECT pg_current_wal_insert_lsn() AS lsn');
        await addToHall(seq % 2 === 0 ? a : b, Math.max(0, seq - 1), false, [`${seq}`, `${seq}`]);
        const isOnDisk = 'SELECT pg_current_wal_flush_lsn() > $1::pg_lsn AS is';
        expect(await server.query(a.url, isOnDisk, [before[0]?.lsn])).toEqual([{ is: true }]);
      }
      expect((await a.hall.read(0)).length).toBe(20);
    });

    test('they have one time, that of the database', async () => {
      const url = await server.newDatabase();
      const wrong = systemTime();
      const aDayOff = { ...wrong, date: () => new Date(Date.now() + 86_400_000) };
      const store = await openStore(url, aDayOff);
      const [row] = await server.query(
        url,
        'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms',
      );
      expect(Math.abs(store.time.date().getTime() - Number(row?.ms))).toBeLessThan(5000);
    });
  });

  test('closing waits for what was appended before', async () => {
    const url = await server.newDatabase();
    const store = await openStore(url);
    const added = saidEvents(1, 500).map((event) => store.games.append(GAME, [event]));
    await store.close();
    expect(new Set(await Promise.all(added))).toEqual(new Set([true]));
  });

  describe('a game that goes on', () => {
    test('has a record, too', async () => {
      const [a] = await openTwo();
      await a.games.append(GAME, PLAYED);
      expect((await a.record(GAME))?.score).toBe('*');
      expect(await a.unfinished()).toEqual([]);
    });
  });

  describe('opening', () => {
    test('at the same time makes the tables once', async () => {
      const url = await server.newDatabase();
      const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(url)));
      expect(await stores[5]?.games.append(GAME, [saidEvent(1)])).toBe(true);
      expect((await stores[0]?.games.read(GAME, 0))?.length).toBe(1);
    });

    test('refuses tables of a later version', async () => {
      const url = await server.newDatabase();
      await (await openStore(url)).close();
      await server.query(url, 'UPDATE schema_version SET version = 99');
      expect(await PgStore.open(url, systemTime())).toEqual({
        ok: false,
        fault: { code: 'new-schema', found: 99, known: expect.any(Number) },
      });
    });

    test.each([
      ['no URL', 'nothing', { code: 'bad-url' }],
      ['another', 'https://a:secret-word@b/c', { code: 'bad-url' }],
      ['a broken one', 'postgres://a:secret-word@[/c', { code: 'bad-url' }],
      [
        'a socket that there is not',
        'postgres://a:secret-word@/b?host=/nowhere',
        { code: 'away', detail: 'ECONNREFUSED' },
      ],
      [
        'a port that nobody has',
        'postgres://a:secret-word@127.0.0.1:1/b',
        { code: 'away', detail: 'ECONNREFUSED' },
      ],
    ])('fails without the password: %s', async (_, url, fault) => {
      expect(await PgStore.open(url, systemTime())).toEqual({ ok: false, fault });
    });

    test('fails where there is no such database', async () => {
      const fault = { code: 'away', detail: '3D000' };
      const opened = await PgStore.open(server.urlOf('nowhere'), systemTime());
      expect(opened).toEqual({ ok: false, fault });
    });
  });
});

/** A store that is open until the test is over, unless it is closed before. */
async function openStore(url: string, time = systemTime()): Promise<PgStore> {
  const opened = await PgStore.open(url, time);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  onTestFinished(() => opened.value.close());
  return opened.value;
}

/** Adds bans to the hall. @param bans each a key, and what it touches: everything, if it says nothing */
async function addToHall(
  house: PgStore,
  after: number,
  hasTurn: boolean,
  ...bans: readonly (readonly string[])[]
) {
  const proposals = bans.map(([key = '', ...touches], index) => ({
    event: { seq: after + 1 + index, at: 1, kind: 'banned', key } as const,
    touches: touches.length > 0 ? touches : undefined,
  }));
  return ofHall(house).add(after, proposals, hasTurn);
}

function ofHall({ hall: { shared } }: PgStore): SharedHall {
  if (!shared) throw new Error('the hall is not shared');
  return shared;
}

function keysOf(events: readonly HallEvent[]): readonly string[] {
  return events.map((event) => `${event.seq} ${event.kind === 'banned' ? event.key : event.kind}`);
}

/** Two houses of one store; `url` is that of the database. */
async function openTwo() {
  const url = await server.newDatabase();
  const [a, b] = [await openStore(url), await openStore(url)];
  return [Object.assign(a, { url }), b] as const;
}
