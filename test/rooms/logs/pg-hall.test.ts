import { expect, test } from 'vitest';
import { PgHall } from '../../../source/rooms/logs/pg-hall.ts';

const NEWS = { seq: 1, at: 1, kind: 'banned', key: 'k' } as const;
const PROPOSAL = { event: { ...NEWS, seq: 2 }, touches: ['k'] } as const;

/** A hall in a database that is asked, and each answer of which is awaited. */
function open() {
  const asked: string[] = [];
  let news: string | null = null;
  let flush = () => {};
  const ask = async (text: string, values: readonly unknown[] = []) => {
    if (!text.includes('add_to_hall')) {
      asked.push('flush');
      await new Promise<void>((resolve) => {
        flush = resolve;
      });
      return [];
    }
    asked.push(values[5] ? 'add to the disk' : 'add');
    return [{ news, added: [1] }];
  };
  const hall = new PgHall({ ask, inTurn: (_, run) => run() }, 4000);
  return {
    ...{ asked, hall },
    flush: () => flush(),
    hasNews: (has: boolean) => {
      news = has ? JSON.stringify(NEWS) : null;
    },
  };
}

test('one house alone adds to its hall and to the disk at once', async () => {
  const { asked, hall } = open();
  for (let count = 0; count < 3; count++) await hall.add(1, [PROPOSAL], false);
  expect(asked).toEqual(['add to the disk', 'add to the disk', 'add to the disk']);
});

test('after others have written the turn is given away first, and the answer waits for the disk', async () => {
  const { asked, hall, flush, hasNews } = open();
  hasNews(true);
  expect(await hall.add(0, [PROPOSAL], false)).toEqual({ news: [NEWS], added: [0] });
  hasNews(false);
  let isDone = false;
  const added = hall.add(1, [PROPOSAL], false).then(() => {
    isDone = true;
  });
  for (let turn = 0; turn < 10; turn++) await undefined;
  expect([asked, isDone]).toEqual([['add to the disk', 'add', 'flush'], false]);
  flush();
  await added;
  expect(isDone).toBe(true);
});

test('when others have been silent for a while, it is one house again', async () => {
  const { asked, hall, flush, hasNews } = open();
  hasNews(true);
  await hall.add(0, [PROPOSAL], false);
  hasNews(false);
  for (let count = 0; count < 40; count++) {
    const added = hall.add(1, [PROPOSAL], false);
    await undefined;
    await undefined;
    flush();
    await added;
  }
  expect(asked.filter((one) => one === 'flush').length).toBe(32);
  expect(asked.at(-1)).toBe('add to the disk');
});

test('who has the turn keeps it until it is on the disk', async () => {
  const { asked, hall, hasNews } = open();
  hasNews(true);
  await hall.add(0, [PROPOSAL], true);
  await hall.add(0, [PROPOSAL], true);
  expect(asked).toEqual(['add to the disk', 'add to the disk']);
});
