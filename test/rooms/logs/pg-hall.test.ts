import { expect, test } from 'vitest';
import { PgHall } from '../../../source/rooms/logs/pg-hall.ts';

const NEWS = { seq: 1, at: 1, kind: 'banned', key: 'k' } as const;
const PROPOSAL = { event: { ...NEWS, seq: 2 }, touches: ['k'] } as const;

/** A hall in a database, and for each call whether the turn was shared. */
function open() {
  const shared: unknown[] = [];
  let news: string | null = null;
  const ask = async (text: string, values: readonly unknown[] = []) => {
    expect(text).toMatch(/^CALL add_to_hall/);
    shared.push(values[5]);
    return [{ news, added: [1] }];
  };
  const hall = new PgHall({ ask, inTurn: (_, run) => run() }, 4000);
  return {
    shared,
    hall,
    hasNews: (has: boolean) => {
      news = has ? JSON.stringify(NEWS) : null;
    },
  };
}

test('one house alone keeps its turn until all is on the disk', async () => {
  const { shared, hall } = open();
  for (let count = 0; count < 3; count++) await hall.add(1, [PROPOSAL], false);
  expect(shared).toEqual([false, false, false]);
});

test('the turn is given away sooner after others have written, until they were silent for a while', async () => {
  const { shared, hall, hasNews } = open();
  hasNews(true);
  expect(await hall.add(0, [PROPOSAL], false)).toEqual({ news: [NEWS], added: [0] });
  hasNews(false);
  for (let count = 0; count < 40; count++) await hall.add(1, [PROPOSAL], false);
  expect(shared.filter((is) => is).length).toBe(32);
  expect([shared[0], shared[1], shared.at(-1)]).toEqual([false, true, false]);
});

test('who has the turn for more than one statement shares it with nobody', async () => {
  const { shared, hall, hasNews } = open();
  hasNews(true);
  await hall.add(0, [PROPOSAL], true);
  await hall.add(0, [PROPOSAL], true);
  expect(shared).toEqual([false, false]);
});
