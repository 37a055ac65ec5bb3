import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Here } from '../../../source/rooms/hall/here.ts';
import { Database } from '../../../source/rooms/logs/pg-database.ts';
import { PgPresence } from '../../../source/rooms/logs/pg-presence.ts';
import { migratePg } from '../../../source/rooms/logs/pg-schema.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { randomNumbers } from '../../helpers/random.ts';

const why = whyNoPostgres();

const someone = (index: number, game?: string): Here => ({
  session: `s${index}`,
  person: { id: `SHA256:${index}`, name: `player-${index}` },
  ...(game !== undefined && { game }),
});
const people = (count: number) => Array.from({ length: count }, (_, index) => someone(index));

describe.skipIf(why !== undefined)(`who is at the houses${why ? ` (${why})` : ''}`, () => {
  let server: Postgres;

  beforeAll(async () => {
    server = await Postgres.start();
  });

  afterAll(() => server.end());

  /** Two houses of a database. */
  async function open() {
    const url = await server.newDatabase();
    const opened = Database.at(url, { onNotice: () => {}, onTrouble: () => {} });
    if (!opened.ok) throw new Error(url);
    onTestFinished(() => opened.value.close());
    const { ask } = opened.value;
    await opened.value.transaction((within) => migratePg(within));
    const written = async () => {
      const rows = await ask('SELECT is_whole, changes FROM presence ORDER BY house, version');
      return rows.map(({ is_whole, changes }) => ({ isWhole: is_whole, ...(changes as object) }));
    };
    return { ask, written, a: new PgPresence(ask, 'a'), b: new PgPresence(ask, 'b') };
  }

  test('is written once as a whole, and then as what has changed', async () => {
    const { a, b, written } = await open();
    a.set(people(20));
    expect(await a.write()).toBe(true);
    expect(await b.read()).toBe(true);
    expect(b.elsewhere).toEqual(people(20));
    expect(await a.write()).toBe(false);
    a.set([...people(20).slice(1), someone(20, 'g')]);
    expect(await a.write()).toBe(true);
    expect(await written()).toEqual([
      { isWhole: true, here: people(20), gone: [] },
      { isWhole: false, here: [someone(20, 'g')], gone: ['s0'] },
    ]);
    expect(await b.read()).toBe(true);
    expect(await b.read()).toBe(false);
    expect(b.elsewhere).toEqual([...people(20).slice(1), someone(20, 'g')]);
    expect(a.elsewhere).toEqual([]);
  });

  test('is known to whoever reads, however late, after anything that was done', async () => {
    const { ask, a, b, written } = await open();
    const random = randomNumbers(1);
    let here: Here[] = people(30);
    for (let step = 0; step < 150; step++) {
      const at = Math.floor(random() * here.length);
      if (random() < 0.4) here = here.toSpliced(at, 1);
      else if (random() < 0.5) here = [...here, someone(100 + step)];
      else here = here.map((one, index) => (index === at ? { ...one, game: `g${step}` } : one));
      a.set(here);
      await a.write();
      if (random() < 0.3) await b.read();
      if (random() < 0.1) {
        const late = new PgPresence(ask, 'late');
        await late.read();
        expect(late.elsewhere).toEqual(here);
      }
    }
    await b.read();
    expect(b.elsewhere).toEqual(here);
    // What everybody knows does not stay.
    const rows = await written();
    expect(rows.length).toBeLessThan(60);
    expect(rows.filter(({ isWhole }) => isWhole).length).toBe(1);
  });

  test('is there again after a house was taken for dead', async () => {
    const { ask, a, b } = await open();
    a.set(people(3));
    await a.write();
    await b.read();
    await ask(`DELETE FROM house WHERE id = 'a'`);
    expect(await b.read()).toBe(true);
    expect(b.elsewhere).toEqual([]);
    a.set(people(4));
    await a.write();
    await b.read();
    expect(b.elsewhere).toEqual(people(4));
  });

  test('goes 15 s after a house has said last that it lives, for readers and writers', async () => {
    const { ask, a, b } = await open();
    a.set(people(3));
    await a.write();
    const age = (seconds: number) =>
      ask(`UPDATE house SET seen = seen - $1 * interval '1 s' WHERE id = 'a'`, [seconds]);
    await age(13);
    await b.read();
    expect(b.elsewhere).toEqual(people(3));
    await age(3);
    await b.read();
    expect(b.elsewhere).toEqual([]);
    await b.write();
    expect(await ask(`SELECT FROM presence WHERE house = 'a'`)).toEqual([]);
  });

  test('is written as a whole after a write that failed', async () => {
    const { ask, a, b } = await open();
    a.set(people(30));
    await a.write();
    await ask('ALTER TABLE presence RENAME TO hidden');
    a.set(people(31));
    await expect(a.write()).rejects.toMatchObject({ code: '42P01' });
    await ask('ALTER TABLE hidden RENAME TO presence');
    expect(await a.write()).toBe(true);
    await b.read();
    expect(b.elsewhere).toEqual(people(31));
  });
});
