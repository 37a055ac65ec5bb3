import { afterEach, describe, expect, onTestFinished, vi } from 'vitest';
import { EngineError, type SearchLimits } from '../../../source/engine/engine.ts';
import { OwnEngine } from '../../../source/engine/search/own-engine.ts';
import { EnginePool } from '../../../source/match/participants/engine-pool.ts';
import type { ComputerPlayer } from '../../../source/match/participants/side.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { longTest, test } from '../../helpers/run-size.ts';

const [variant] = VARIANTS;
const GAME = { variant, start: startPosition(variant), moves: [] };
const LEVEL: ComputerPlayer = { kind: 'level', level: 1 };
const CLOCK = {
  blackMs: 600_000,
  whiteMs: 600_000,
  byoyomiMs: 0,
  blackIncrementMs: 0,
  whiteIncrementMs: 0,
};

let pool: EnginePool;
afterEach(() => pool.close());

/** A room of a pool with some threads, and an engine that analyses. */
function openPool(threads: number) {
  pool = new EnginePool(threads);
  return pool.room(
    () => 0.5,
    () => ({ network: 'home', person: 'somebody' }),
  );
}

describe('a pool of engines', () => {
  test('answers more searches than it has threads', async () => {
    const room = openPool(1);
    const engines = [room.analyst(), room.analyst(), room.analyst()];
    const answers = await Promise.all(engines.map((one) => one.search(GAME, { nodes: 500 })));
    expect(answers.map(({ kind }) => kind)).toEqual(['move', 'move', 'move']);
  });

  longTest('one search after the other uses a thread', async () => {
    const room = openPool(1);
    const order: string[] = [];
    const [first, second] = [room.analyst(), room.analyst()];
    const one = first.search(GAME, {}).then(() => order.push('first'));
    const other = second.search(GAME, { nodes: 100 }).then(() => order.push('second'));
    first.stop();
    await Promise.all([one, other]);
    expect(order).toEqual(['first', 'second']);
  });

  longTest('a stop before its turn is not lost', async () => {
    const room = openPool(1);
    const [first, second] = [room.analyst(), room.analyst()];
    const one = first.search(GAME, {});
    const other = second.search(GAME, {});
    second.stop();
    first.stop();
    expect([(await one).kind, (await other).kind]).toEqual(['move', 'move']);
  });

  longTest('an engine that is closed leaves its thread to others', async () => {
    const room = openPool(1);
    const [first, second, third] = [room.analyst(), room.analyst(), room.analyst()];
    void first.search(GAME, {});
    void second.search(GAME, {});
    second.close();
    first.close();
    expect((await third.search(GAME, { nodes: 100 })).kind).toBe('move');
    await expect(first.search(GAME, {})).rejects.toThrow(EngineError);
  });

  test.each<[string, SearchLimits, number]>([
    ['a second of its own, without a clock', {}, 1000],
    ['what the clock allows, up to a bound for all', { clock: CLOCK }, 15_000],
    ['what it is told', { timeMs: 300 }, 300],
  ])('the highest level has %s', async (_, limits, timeMs) => {
    const search = vi.spyOn(OwnEngine.prototype, 'search').mockResolvedValue({ kind: 'resign' });
    onTestFinished(() => search.mockRestore());
    const seat = openPool(1).open({ kind: 'level', level: 10 }, variant);
    await seat?.engine.search(GAME, limits);
    expect(search.mock.calls.map(([, asked]) => asked)).toEqual([{ ...limits, timeMs }]);
  });

  describe('is shared by network and person', () => {
    /** A pool whose searches take until they are ended, and those that have begun, by person. */
    function openShared(threads: number) {
      pool = new EnginePool(threads);
      const begun: (string | undefined)[] = [];
      const ends: (() => void)[] = [];
      const persons: string[] = [];
      const search = vi.spyOn(OwnEngine.prototype, 'search').mockImplementation((_, { depth }) => {
        begun.push(persons[depth ?? 0]);
        return new Promise((resolve) => ends.push(() => resolve({ kind: 'resign' })));
      });
      onTestFinished(() => search.mockRestore());
      const ask = (person: string, network = person, level?: number) => {
        const room = pool.room(
          () => 0.5,
          () => ({ network, person }),
        );
        persons.push(person);
        const seated = level && room.open({ kind: 'level', level }, variant)?.engine;
        void (seated || room.analyst()).search(GAME, { depth: persons.length - 1 });
      };
      const endFirst = async () => {
        ends.shift()?.();
        await new Promise(setImmediate);
      };
      return { begun, ask, endFirst };
    }

    test('who has many sessions waits for who has one', async () => {
      const { begun, ask, endFirst } = openShared(1);
      for (let session = 0; session < 6; session++) ask('Aki');
      ask('Ben');
      ask('Ben');
      for (let search = 0; search < 8; search++) await endFirst();
      expect(begun).toEqual(['Aki', 'Ben', 'Aki', 'Ben', 'Aki', 'Aki', 'Aki', 'Aki']);
    });

    test('many people of a network wait for who comes alone', async () => {
      const { begun, ask, endFirst } = openShared(1);
      for (const name of 'abcdefghi') ask(name, 'club');
      await endFirst();
      await endFirst();
      ask('Ben');
      ask('Ben');
      for (let search = 0; search < 5; search++) await endFirst();
      expect(begun).toEqual(['a', 'b', 'c', 'Ben', 'd', 'Ben', 'e', 'f']);
    });

    test('a short search passes the long ones of its network, but not two in a row', async () => {
      const { begun, ask, endFirst } = openShared(1);
      for (const name of 'abcd') ask(name, 'club');
      ask('x', 'club', 1);
      ask('y', 'club', 1);
      for (let search = 0; search < 6; search++) await endFirst();
      expect(begun).toEqual(['a', 'x', 'b', 'y', 'c', 'd']);
    });

    test('the highest levels are no short searches', async () => {
      const { begun, ask, endFirst } = openShared(1);
      for (const name of 'ab') ask(name, 'club');
      ask('x', 'club', 9);
      for (let search = 0; search < 3; search++) await endFirst();
      expect(begun).toEqual(['a', 'b', 'x']);
    });

    test('nobody has two threads while another one has none', async () => {
      const { begun, ask, endFirst } = openShared(2);
      for (let session = 0; session < 4; session++) ask('Aki');
      expect(begun).toEqual(['Aki', 'Aki']);
      ask('Ben');
      await endFirst();
      expect(begun).toEqual(['Aki', 'Aki', 'Ben']);
      ask('Ben');
      await endFirst();
      expect(begun).toEqual(['Aki', 'Aki', 'Ben', 'Aki']);
    });

    test('a long search ends soon after another person asks for one', () => {
      vi.useFakeTimers();
      const stop = vi.spyOn(OwnEngine.prototype, 'stop');
      onTestFinished(() => {
        vi.useRealTimers();
        stop.mockRestore();
      });
      const { ask } = openShared(1);
      ask('Aki');
      ask('Aki');
      vi.advanceTimersByTime(1000);
      expect(stop).not.toHaveBeenCalled();
      ask('Ben');
      ask('Ben');
      vi.advanceTimersByTime(0);
      expect(stop).toHaveBeenCalledOnce();
    });
  });

  test('levels are played, other programs never', () => {
    const room = openPool(1);
    expect(room.open(LEVEL, variant)?.engine.name).toBe('Computer, level 1');
    expect(room.open({ kind: 'engine', command: 'true' }, variant)).toBeUndefined();
    expect(room.isShared).toBe(true);
  });
});
