import { describe, expect, test } from 'vitest';
import { hallDeed } from '../../../source/rooms/hall/hall-deed.ts';
import type { HallEvent, HallEventBody } from '../../../source/rooms/hall/hall-event.ts';
import { HallWriter } from '../../../source/rooms/hall/hall-writer.ts';
import type { HallLog } from '../../../source/rooms/hall/house-store.ts';
import { AKI, BEN, hallEvents } from '../../helpers/hall-events.ts';

/** A log that counts, which others write, too. */
function newLog() {
  const events: HallEvent[] = [];
  const appended: number[] = [];
  const turns: number[] = [];
  let fails = false;
  let onAppend = () => {};
  const add = (...bodies: readonly HallEventBody[]) => {
    events.push(...hallEvents(bodies, events.length));
  };
  const log: HallLog = {
    append: async (more) => {
      onAppend();
      await undefined;
      if (fails) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      if (more[0]?.seq !== events.length + 1) return false;
      events.push(...more);
      appended.push(more.length);
      return true;
    },
    read: async (after) => events.slice(after),
    inTurn: async (run) => {
      turns.push(events.length);
      return run();
    },
  };
  return {
    ...{ log, events, appended, turns, add },
    failing: (is: boolean) => {
      fails = is;
    },
    /** Lets somebody else write before the next append. */
    meanwhile: (...bodies: readonly HallEventBody[]) => {
      onAppend = () => {
        onAppend = () => {};
        add(...bodies);
      };
    },
  };
}

function open() {
  const there = newLog();
  const told: number[] = [];
  const date = () => new Date(1_700_000_000_000);
  const writer = new HallWriter(there.log, date, ({ seq }) => told.push(seq));
  /** Registers somebody, unless the name is taken. */
  const register = (person: string, name = person) =>
    writer.write((hall) => {
      if (hall.memberOfName(name)) return { ok: false, fault: { code: 'name-taken' } };
      return hallDeed({ kind: 'registered', person, name });
    });
  return { ...there, writer, told, register };
}

const names = (events: readonly HallEvent[]) =>
  events.map((event) => (event.kind === 'registered' ? event.name : event.kind));

describe('what waits to change the hall', () => {
  test('is written together, and each is answered after that', async () => {
    const { register, appended, told, events } = open();
    const answered = ['a', 'b', 'c'].map(async (name) => {
      const { ok } = await register(name);
      return [ok, events.length, told.length];
    });
    expect(await Promise.all(answered)).toEqual([
      [true, 3, 3],
      [true, 3, 3],
      [true, 3, 3],
    ]);
    expect(appended).toEqual([3]);
  });

  test('is not refused because another is', async () => {
    const { register, appended, events } = open();
    await register('a');
    const results = await Promise.all([register('x', 'A'), register('b'), register('c')]);
    expect(results.map(({ ok }) => ok)).toEqual([false, true, true]);
    expect(appended).toEqual([1, 2]);
    expect(names(events)).toEqual(['a', 'b', 'c']);
  });

  test('waits for that on which it depends, and is judged by it', async () => {
    const { register, appended, events } = open();
    const results = await Promise.all([register('x', 'ann'), register('y', 'Ann'), register('b')]);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(names(events)).toEqual(['ann', 'b']);
    expect(appended).toEqual([2]);
  });

  test('goes alone where its judge looks at everybody', async () => {
    const { register, writer, appended } = open();
    const ban = (key: string) => writer.write(() => hallDeed({ kind: 'banned', key }));
    await Promise.all([register('a'), ban('k'), ban('l'), register('b')]);
    expect(appended).toEqual([2, 1, 1]);
  });

  test('is judged again after others have written, and they take turns from then on', async () => {
    const { register, meanwhile, events, turns, told } = open();
    meanwhile({ kind: 'registered', person: BEN.id, name: 'b' }, { kind: 'banned', key: 'k' });
    const results = await Promise.all(['a', 'b', 'c'].map((name) => register(name)));
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(names(events)).toEqual(['b', 'banned', 'a', 'c']);
    expect(told).toEqual([1, 2, 3, 4]);
    expect(turns).toEqual([2]);
  });

  test('reads in its turn what others have written, and loses no race by it', async () => {
    const { register, writer, add, appended, turns, events } = open();
    add({ kind: 'registered', person: AKI.id, name: 'Aki' });
    await writer.catchUp();
    add({ kind: 'registered', person: BEN.id, name: 'Ben' });
    expect((await register('x', 'Ben')).ok).toBe(false);
    expect((await register('c')).ok).toBe(true);
    expect(names(events)).toEqual(['Aki', 'Ben', 'c']);
    expect([appended, turns]).toEqual([[1], [2, 2]]);
    // When others have been silent for a while, nobody waits for them.
    for (let index = 0; index < 40; index++) await register(`d${index}`);
    expect(turns.length).toBeLessThan(40);
  });

  test('that is not saved is told so, and what only asks is answered', async () => {
    const { register, writer, failing, events, told } = open();
    failing(true);
    const asked = writer.write(() => hallDeed(undefined, { code: 'K7M2QX' }));
    const failed = await Promise.all([register('a'), register('b')]);
    const fault = { code: 'not-saved', detail: 'ENOSPC' };
    expect(failed).toEqual([
      { ok: false, fault },
      { ok: false, fault },
    ]);
    expect(await asked).toEqual({ ok: true, value: { code: 'K7M2QX' } });
    expect([events, told]).toEqual([[], []]);
    failing(false);
    expect((await register('a')).ok).toBe(true);
  });

  test('that throws leaves the others alone', async () => {
    const { register, writer, appended } = open();
    const bad = writer.write(() => {
      throw new RangeError('bad');
    });
    const impossible = writer.write(() =>
      hallDeed({ kind: 'withdrawn', code: 'K7M2QX', why: 'away' }),
    );
    const good = register('a');
    await expect(bad).rejects.toThrow('bad');
    await expect(impossible).rejects.toThrow('nothing can be withdrawn');
    expect((await good).ok).toBe(true);
    expect(appended).toEqual([1]);
  });
});
