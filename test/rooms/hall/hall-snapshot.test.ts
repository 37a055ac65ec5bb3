import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { HallEvent } from '../../../source/rooms/hall/hall-event.ts';
import { HallState } from '../../../source/rooms/hall/hall-state.ts';
import { readSnapshot } from '../../../source/rooms/hall/read-snapshot.ts';
import { StoredHouse } from '../../../source/rooms/hall/stored-house.ts';
import { eventDigest, takeSnapshot } from '../../../source/rooms/hall/take-snapshot.ts';
import { BOTH_REGISTERED, challenged, hallAfter, hallEvents } from '../../helpers/hall-events.ts';
import { Town } from '../../helpers/hall-town.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { allOf, maybeNext, randomEvents } from '../../helpers/random-hall.ts';
import { longTest, test } from '../../helpers/run-size.ts';

async function textOf(hall: HallState, last: HallEvent): Promise<string> {
  return [...(await takeSnapshot(hall, last, async () => {}))].join('');
}

/** A text in pieces of a length. */
async function* cut(text: string, length: number): AsyncIterable<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

describe('a snapshot of a hall', () => {
  longTest('leads with the events after it to the same hall as all events', async () => {
    const seeds = fc.tuple(
      fc.nat(),
      fc.integer({ min: 1, max: 250 }),
      fc.integer({ min: 1, max: 9999 }),
    );
    await fc.assert(
      fc.asyncProperty(seeds, async ([seed, count, length]) => {
        const random = randomNumbers(seed);
        const whole = new HallState();
        const last = randomEvents(whole, count, random).at(-1);
        if (!last) return;
        const read = await readSnapshot(cut(await textOf(whole, last), length));
        if (!read.ok || !read.value) throw new Error('no snapshot');
        expect(read.value.last).toBe(eventDigest(last));
        const { hall } = read.value;
        expect(allOf(hall)).toEqual(allOf(whole));
        // What may come next is the same, too.
        for (let tries = 0; tries < 100; tries++) {
          const event = maybeNext(whole, random);
          expect(hall.apply(event)).toBe(whole.apply(event));
        }
        expect(allOf(hall)).toEqual(allOf(whole));
      }),
      { numRuns: 25 },
    );
  });

  test('that is not as it was written is told from one that is', async () => {
    const events = hallEvents([...BOTH_REGISTERED, challenged('A')]);
    const [, , last] = events;
    if (!last) throw new Error('no event');
    const text = await textOf(hallAfter(...BOTH_REGISTERED, challenged('A')), last);
    const faultOf = async (changed: string) => {
      const read = await readSnapshot(cut(changed, 100));
      return read.ok ? read.value && 'whole' : read.fault;
    };
    expect(await faultOf(text)).toBe('whole');
    expect(await faultOf('')).toBeUndefined();
    expect(await faultOf(text.replace('"Aki"', '"Eki"'))).toBe('damaged');
    expect(await faultOf(`${text}x`)).toBe('damaged');
    expect(await faultOf(text.replace('"version":2', '"version":0'))).toBe('other-version');
    expect(await faultOf(text.replace('"banned",', ''))).toBe('other-version');
    expect(await faultOf('nothing\n')).toBe('other-version');
    for (let end = 1; end < text.length; end += 37) {
      expect(['damaged', 'other-version']).toContain(await faultOf(text.slice(0, end)));
    }
  });
});

/** A town in whose hall more has happened than is read at once. @returns also a house in it */
async function longTown() {
  const town = new Town();
  const one = await town.open();
  const bans = Array.from(
    { length: 1200 },
    (_, at) => ({ kind: 'banned', key: `k${at}` }) as const,
  );
  for (const event of hallEvents(bans)) await one.store.hall.append([event]);
  await one.house.drain();
  return town;
}

/** Opens a house. @returns also the numbers after which it has read the log */
async function openRead(town: Town) {
  const store = town.store.house();
  const asked: number[] = [];
  const faults: unknown[] = [];
  const read = (after: number) => {
    asked.push(after);
    return store.hall.read(after);
  };
  const house = await StoredHouse.open({
    store: { ...store, hall: { ...store.hall, read } },
    onFault: (error) => faults.push(error),
  });
  return { house, store, asked, faults };
}

describe('a house', () => {
  test('keeps its hall now and then, and begins with it', async () => {
    const town = await longTown();
    const first = await openRead(town);
    expect(first.asked[0]).toBe(0);
    await town.pass(2500);
    const { seq } = first.house.hall;
    expect(await first.store.snapshots.newest()).toBe(seq);
    const second = await openRead(town);
    expect(second.asked).toEqual([seq - 1, seq]);
    expect(second.house.hall.isBanned('k1199')).toBe(true);
    expect([...first.faults, ...second.faults]).toEqual([]);
    // Little has happened since.
    await town.come({ house: second.house, store: second.store }, 'Aki');
    await town.pass(2500);
    expect(await first.store.snapshots.newest()).toBe(seq);
  });

  test('keeps it at its end as well', async () => {
    const town = await longTown();
    const { house } = await openRead(town);
    await house.drain();
    expect(await town.store.house().snapshots.newest()).toBe(1200);
  });

  test.each(['damaged', 'other-log'] as const)('throws away what is %s', async (fault) => {
    const town = await longTown();
    const [event] = hallEvents([{ kind: 'banned', key: 'of another hall' }]);
    const other = new HallState();
    if (!event || !other.apply(event)) throw new Error('no event');
    const text = await textOf(other, event);
    const kept = fault === 'damaged' ? text.replace('of another', 'of no') : text;
    await town.store.house().snapshots.keep(1, [kept]);
    const { house, faults } = await openRead(town);
    expect(faults).toMatchObject([{ code: `snapshot-${fault}` }]);
    expect(house.hall.isBanned('k1199')).toBe(true);
    expect(house.hall.isBanned('of another hall')).toBe(false);
  });
});
