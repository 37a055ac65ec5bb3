import { describe, expect, test } from 'vitest';
import { hallDeed } from '../../../source/rooms/hall/hall-deed.ts';
import type { HallEvent, HallEventBody } from '../../../source/rooms/hall/hall-event.ts';
import { HallWriter } from '../../../source/rooms/hall/hall-writer.ts';
import type { HallLog, HallProposal, SharedHall } from '../../../source/rooms/hall/house-store.ts';
import { AKI, BEN, hallEvents } from '../../helpers/hall-events.ts';

/** How many events are read at once. */
const PAGE = 4;

/** A log that counts, which others write, too. @param isShared whether proposals are added to it */
function newLog(isShared: boolean) {
  const events: HallEvent[] = [];
  const touched: (readonly string[] | undefined)[] = [];
  const appended: number[] = [];
  const turns: number[] = [];
  let reads = 0;
  let fails = false;
  let onAppend = () => {};
  /** @param touches Default: everything */
  const add = (body: HallEventBody, touches?: readonly string[]) => {
    events.push(...hallEvents([body], events.length));
    touched.push(touches);
  };
  const begin = async () => {
    onAppend();
    await undefined;
    if (fails) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };
  const append = async (more: readonly HallEvent[]) => {
    await begin();
    if (more[0]?.seq !== events.length + 1) return false;
    events.push(...more);
    appended.push(more.length);
    return true;
  };
  const shared: SharedHall = {
    add: async (after, proposals) => {
      await begin();
      const news = events.slice(after, after + PAGE);
      if (news.length === PAGE) return { news, added: [] };
      const others = touched.slice(after);
      const isFree = ({ touches }: HallProposal) =>
        others.every((theirs) => theirs && touches && !touches.some((one) => theirs.includes(one)));
      const added = [...proposals.entries()].flatMap(([index, one]) => (isFree(one) ? index : []));
      for (const { event, touches } of proposals.filter(isFree)) {
        events.push({ ...event, seq: events.length + 1 });
        touched.push(touches);
      }
      appended.push(added.length);
      return { news, added };
    },
    inTurn: async (run) => {
      turns.push(events.length);
      return run();
    },
  };
  const log: HallLog = {
    append,
    read: async (after) => {
      reads++;
      await undefined;
      return events.slice(after, after + PAGE);
    },
    ...(isShared && { shared }),
  };
  return {
    log,
    events,
    appended,
    turns,
    add,
    reads: () => reads,
    failing: (is: boolean) => {
      fails = is;
    },
    /** Lets somebody else write before the next append. */
    meanwhile: (write: () => void) => {
      onAppend = () => {
        onAppend = () => {};
        write();
      };
    },
  };
}

function open(isShared = false) {
  const there = newLog(isShared);
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

  test('is judged again after others have written', async () => {
    const { register, meanwhile, add, events, told } = open();
    meanwhile(() => {
      add({ kind: 'registered', person: BEN.id, name: 'b' });
      add({ kind: 'banned', key: 'k' });
    });
    const results = await Promise.all(['a', 'b', 'c'].map((name) => register(name)));
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(names(events)).toEqual(['b', 'banned', 'a', 'c']);
    expect(told).toEqual([1, 2, 3, 4]);
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

describe('what waits to change a hall that others change, too', () => {
  const theirs = { kind: 'registered', person: BEN.id, name: 'b' } as const;

  test('follows what others have written about other things, and is not judged again', async () => {
    const { register, meanwhile, add, events, appended, turns, told } = open(true);
    meanwhile(() => add(theirs, [BEN.id, 'name b']));
    const results = await Promise.all(['a', 'c'].map((name) => register(name)));
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect([names(events), appended]).toEqual([['b', 'a', 'c'], [2]]);
    expect([told, turns]).toEqual([[1, 2, 3], []]);
  });

  test('is judged again in its turn after others have written about the same', async () => {
    const { register, meanwhile, add, events, appended, turns, told } = open(true);
    meanwhile(() => add(theirs, [BEN.id, 'name b', 'look b']));
    const results = await Promise.all(['a', 'b', 'c'].map((name) => register(name)));
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect([names(events), appended]).toEqual([['b', 'a', 'c'], [2]]);
    expect([told, turns]).toEqual([[1, 2, 3], [3]]);
  });

  test('is judged again where nobody knows what others have written about', async () => {
    const { register, meanwhile, add, events, appended, turns } = open(true);
    meanwhile(() => add({ kind: 'banned', key: 'k' }));
    await Promise.all(['a', 'c'].map((name) => register(name)));
    expect([names(events), appended, turns]).toEqual([['banned', 'a', 'c'], [0, 2], [1]]);
  });

  test('that looks at everybody stands only where nobody else has written', async () => {
    const { writer, meanwhile, add, events, appended, turns } = open(true);
    meanwhile(() => add(theirs, [BEN.id]));
    await writer.write(() => hallDeed({ kind: 'banned', key: 'k' }));
    expect([names(events), appended, turns]).toEqual([['b', 'banned'], [0, 1], [1]]);
  });

  test('brings what others have written, which is not read again', async () => {
    const { writer, register, add, told, reads } = open(true);
    add(theirs, [BEN.id]);
    await register('a');
    await writer.catchUp(1);
    expect([told, reads()]).toEqual([[1, 2], 0]);
    add({ kind: 'registered', person: AKI.id, name: 'Aki' }, [AKI.id]);
    await writer.catchUp(3);
    await writer.catchUp(2);
    expect([told, reads()]).toEqual([[1, 2, 3], 1]);
    // What is there after a notice without a number is not known.
    await writer.catchUp();
    expect(reads()).toBe(2);
  });

  test('of which more is there than a page is read to its end, whoever asks meanwhile', async () => {
    const { writer, register, add, told } = open(true);
    for (let key = 0; key < 3 * PAGE; key++) add({ kind: 'banned', key: `${key}` });
    const first = writer.catchUp();
    void writer.catchUp(2);
    const second = writer.catchUp();
    await first;
    expect(told.length).toBe(3 * PAGE);
    for (let key = 0; key < 2 * PAGE; key++) add({ kind: 'banned', key: `more ${key}` });
    await Promise.all([second, register('a'), writer.catchUp(5 * PAGE)]);
    expect(told.length).toBe(5 * PAGE + 1);
  });

  test('that is not saved is told so', async () => {
    const { register, failing } = open(true);
    failing(true);
    expect(await register('a')).toEqual({
      ok: false,
      fault: { code: 'not-saved', detail: 'ENOSPC' },
    });
    failing(false);
    expect((await register('a')).ok).toBe(true);
  });
});
