import { afterEach, describe, expect, test } from 'vitest';
import type { Engine } from '../../../source/engine/engine.ts';
import { EnginePool } from '../../../source/match/participants/engine-pool.ts';
import type { EngineRoom } from '../../../source/match/participants/engine-room.ts';
import { OwnEngines } from '../../../source/match/participants/own-engines.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';

const [variant] = VARIANTS;
const START = { variant, start: startPosition(variant), moves: [] };

const closed: { close(): void }[] = [];
afterEach(() => {
  for (const one of closed.splice(0)) one.close();
});

const ROOMS: readonly (readonly [name: string, open: (random: () => number) => EngineRoom])[] = [
  ['threads of its own', (random) => new OwnEngines(random)],
  [
    'a pool',
    (random) => {
      const pool = new EnginePool(1);
      closed.push(pool);
      return pool.room(random);
    },
  ],
];

/** The first move of an engine, and whether it searched for it. */
async function firstMove(engine: Engine, limits = {}) {
  let reports = 0;
  const answer = await engine.search(START, limits, () => {
    reports++;
  });
  engine.close();
  return { searched: reports > 0, move: answer.kind === 'move' ? answer.move : undefined };
}

describe.each(ROOMS)('in %s', (_, open) => {
  const level = (level: number, random = () => 0.5) => {
    const seated = open(random).open({ kind: 'level', level }, variant);
    if (seated === undefined) throw new RangeError('not seated');
    return seated.engine;
  };

  test('level 6 plays from the book, level 5 searches', async () => {
    expect((await firstMove(level(6))).searched).toBe(false);
    expect((await firstMove(level(5))).searched).toBe(true);
  });

  test('hints and analysis search', async () => {
    const room = open(() => 0.5);
    const { engine } = room.adviser();
    expect((await firstMove(engine, { nodes: 100 })).searched).toBe(true);
    expect((await firstMove(room.analyst(), { nodes: 100 })).searched).toBe(true);
    room.close();
  });

  test('each game has a seed of its own, which decides the move', async () => {
    const moves = new Set<unknown>();
    for (const number of [0, 0.3, 0.6, 0.9]) {
      const [first, again] = [level(6, () => number), level(6, () => number)];
      const { move } = await firstMove(first);
      expect((await firstMove(again)).move).toBe(move);
      moves.add(move);
    }
    expect(moves.size).toBeGreaterThan(1);
  });
});
