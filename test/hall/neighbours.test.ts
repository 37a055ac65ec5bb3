import { expect, test } from 'vitest';
import { Neighbours } from '../../source/hall/neighbours.ts';
import { MemorySql } from '../helpers/memory-sql.ts';
import { roomTime } from '../helpers/room-table.ts';

const someone = (session: string, game?: string) => ({
  session,
  person: { id: `SHA256:${session}`, name: session },
  ...(game !== undefined && { game }),
});

/** Some houses of a database, and what brings each to write and read. */
function open(count: number) {
  const time = roomTime();
  const sql = new MemorySql(time);
  const houses = Array.from({ length: count }, () => {
    const view = sql.house();
    return { view, neighbours: new Neighbours(view) };
  });
  return { time, sql, houses };
}

test('a clock that runs at two houses goes on where one of them ends', async () => {
  const { houses } = open(3);
  const [one, two, three] = houses;
  const keeper = someone('keeper', 'game');
  for (const house of [one, two]) {
    house?.neighbours.tell([keeper]);
    await house?.neighbours.begin();
  }
  await three?.neighbours.begin();
  expect(three?.neighbours.here).toEqual([keeper, keeper]);
  await one?.neighbours.end();
  await three?.neighbours.look();
  expect(three?.neighbours.here).toEqual([keeper]);
});

test('who leaves while the database is away is gone when it is back', async () => {
  const { houses } = open(2);
  const [one, two] = houses;
  one?.neighbours.tell([someone('aki'), someone('ben')]);
  await one?.neighbours.begin();
  one?.view.setTrouble('57P01');
  one?.neighbours.tell([someone('aki')]);
  await expect(one?.neighbours.begin()).rejects.toThrow('57P01');
  one?.view.setTrouble(undefined);
  await one?.neighbours.begin();
  await two?.neighbours.begin();
  expect(two?.neighbours.here).toEqual([someone('aki')]);
});

test('a house that has said nothing for 15 s counts no more, until it does again', async () => {
  const { time, sql, houses } = open(2);
  const [one, two] = houses;
  one?.neighbours.tell([someone('aki')]);
  await one?.neighbours.begin();
  time.advance(14_000);
  await two?.neighbours.begin();
  expect(two?.neighbours.here).toEqual([someone('aki')]);
  time.advance(2000);
  await two?.neighbours.look();
  expect(two?.neighbours.here).toEqual([]);
  time.advance(4000);
  await two?.neighbours.look();
  expect(sql.rows('select * from here')).toEqual([]);
  await one?.neighbours.look();
  await two?.neighbours.look();
  expect(two?.neighbours.here).toEqual([someone('aki')]);
});

test('nobody is taken for dead because the database was away, and for 15 s after it', async () => {
  const { time, houses } = open(2);
  const [one, two] = houses;
  two?.neighbours.tell([someone('ben')]);
  await one?.neighbours.begin();
  await two?.neighbours.begin();
  time.advance(60_000);
  await one?.neighbours.begin();
  expect(one?.neighbours.here).toEqual([someone('ben')]);
  time.advance(14_000);
  await one?.neighbours.look();
  expect(one?.neighbours.here).toEqual([someone('ben')]);
  time.advance(1000);
  await one?.neighbours.look();
  expect(one?.neighbours.here).toEqual([]);
});
