import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Here } from '../../../source/rooms/hall/here.ts';
import type { StoreNews } from '../../../source/rooms/hall/house-store.ts';
import { PgStore } from '../../../source/rooms/logs/pg-store.ts';
import { eventually } from '../../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { saidEvent } from './said-event.ts';
import { GAME } from './store-contract.ts';

const why = whyNoPostgres();

describe.skipIf(why !== undefined)(`a database that goes away${why ? ` (${why})` : ''}`, () => {
  let server: Postgres;

  beforeAll(async () => {
    server = await Postgres.start(true);
  });

  afterAll(() => server.end());

  test.each(['SIGINT', 'SIGQUIT'] as const)(
    'is told, tried again, and told when it is back: %s',
    async (signal) => {
      const url = await server.newDatabase();
      const [a, b] = [await open(url), await open(url)];
      const news: StoreNews[] = [];
      a.follow((one) => news.push(one));
      await a.openGame(GAME);
      expect(await a.games.append(GAME, [saidEvent(1)])).toBe(true);
      await server.stop(signal);
      await eventually(() => expect(a.trouble).toMatch(/^(?:57P0.|E[A-Z]+)$/));
      await expect(a.games.append(GAME, [saidEvent(2)])).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:57P0.|E[A-Z]+)$/),
      });
      await expect(a.games.read(GAME, 0)).rejects.toThrow('database: ');
      expect(news).toEqual([{ kind: 'trouble' }]);
      const here: Here = { session: 's', person: { id: 'SHA256:a', name: 'Aki' } };
      b.tellHere([here]);
      await server.restart();
      await eventually(() => expect([a.trouble, b.trouble]).toEqual([undefined, undefined]));
      expect(news).toContainEqual({ kind: 'hall' });
      expect(news).toContainEqual({ kind: 'game', game: GAME });
      expect(news.filter(({ kind }) => kind === 'trouble').length).toBe(2);
      await eventually(() => expect(a.hereElsewhere).toEqual([here]));
      expect(await a.games.append(GAME, [saidEvent(2)])).toBe(true);
      expect(await b.games.read(GAME, 0)).toEqual([saidEvent(1), saidEvent(2)]);
      // Notices come again, too.
      const heard: StoreNews[] = [];
      b.follow((one) => heard.push(one));
      await a.hall.append([{ seq: 1, at: 1, kind: 'banned', key: 'k' }]);
      await eventually(() => expect(heard).toContainEqual({ kind: 'hall' }));
    },
  );

  test('a look that fails is not the last one', async () => {
    const url = await server.newDatabase();
    const store = await open(url, 20);
    await server.query(url, 'ALTER TABLE house RENAME TO hidden');
    await eventually(() => expect(store.trouble).toBe('42P01'));
    await server.query(url, 'ALTER TABLE hidden RENAME TO house');
    await eventually(() => expect(store.trouble).toBeUndefined());
    // No notice tells of it: it is found by looking.
    const here: Here = { session: 's', person: { id: 'SHA256:a', name: 'Aki' } };
    await server.query(url, `INSERT INTO house (id, seen) VALUES ('other', now())`);
    await server.query(url, `INSERT INTO presence VALUES ('other', 1, true, $1)`, [
      JSON.stringify({ here: [here], gone: [] }),
    ]);
    await eventually(() => expect(store.hereElsewhere).toEqual([here]));
  });

  test('connections that are cut are made again', async () => {
    const url = await server.newDatabase();
    const store = await open(url);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await server.query(url, cut);
    await eventually(() => expect(store.trouble).toBe('57P01'));
    await eventually(() => expect(store.trouble).toBeUndefined());
    expect(await store.games.append(GAME, [saidEvent(1)])).toBe(true);
  });

  test('closing does not wait for it', async () => {
    const store = await open(await server.newDatabase());
    await server.stop();
    await store.close();
    await server.restart();
  });

  test('a database that takes nothing more is in trouble until it does again', async () => {
    const url = await server.newDatabase();
    const store = await open(url);
    const [row] = await server.query(url, 'SELECT current_database() AS name');
    const readOnly = (is: boolean) =>
      server.query(url, `ALTER DATABASE ${row?.name} SET default_transaction_read_only = ${is}`);
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await readOnly(true);
    await server.query(url, cut);
    await eventually(() => expect(store.trouble).toBe('25006'));
    await expect(store.games.append(GAME, [saidEvent(1)])).rejects.toMatchObject({ code: '25006' });
    await server.query(
      'postgres',
      `ALTER DATABASE ${row?.name} SET default_transaction_read_only = false`,
    );
    await server.query('postgres', cut.replace('current_database()', `'${row?.name}'`));
    await eventually(() => expect(store.trouble).toBeUndefined());
    expect(await store.games.append(GAME, [saidEvent(1)])).toBe(true);
  });
});

async function open(url: string, haste = 1): Promise<PgStore> {
  const opened = await PgStore.open(url, systemTime(haste));
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  onTestFinished(() => opened.value.close());
  return opened.value;
}
