import { afterEach, describe, expect } from 'vitest';
import type { Engine } from '../../../source/engine/engine.ts';
import { EnginePool } from '../../../source/match/participants/engine-pool.ts';
import type { EngineRoom } from '../../../source/match/participants/engine-room.ts';
import { OwnEngines } from '../../../source/match/participants/own-engines.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { longTest, sharedTest, shareOf } from '../../helpers/run-size.ts';

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
      return pool.room(random, () => ({ network: '', person: '' }));
    },
  ],
];

/** Whether an engine searches for its first move. */
async function searches(engine: Engine, limits = {}): Promise<boolean> {
  let reports = 0;
  await engine.search(START, limits, () => {
    reports++;
  });
  engine.close();
  return reports > 0;
}

/** The first two plies, both by the same engine: the book may know one good first move alone. */
async function opening(engine: Engine): Promise<string> {
  const moves: Move[] = [];
  while (moves.length < 2) {
    const answer = await engine.search({ ...START, moves: [...moves] }, {}, () => {});
    if (answer.kind !== 'move') break;
    moves.push(answer.move);
  }
  engine.close();
  return moves.join(' ');
}

describe.each(shareOf(ROOMS, 2))('in %s', (_, open) => {
  const level = (level: number, random = () => 0.5) => {
    const seated = open(random).open({ kind: 'level', level }, variant);
    if (seated === undefined) throw new RangeError('not seated');
    return seated.engine;
  };

  sharedTest.each(shareOf([1, 6, 10], 3))('level %i plays from the book', async (number) => {
    expect(await searches(level(number))).toBe(false);
  });

  longTest('hints and analysis search', async () => {
    const room = open(() => 0.5);
    const { engine } = room.adviser();
    expect(await searches(engine, { nodes: 100 })).toBe(true);
    expect(await searches(room.analyst(), { nodes: 100 })).toBe(true);
    room.close();
  });

  longTest('each game has a seed of its own, which decides the moves', async () => {
    const openings = new Set<string>();
    for (const number of [0, 0.6]) {
      const [first, again] = [level(6, () => number), level(6, () => number)];
      const moves = await opening(first);
      expect(await opening(again)).toBe(moves);
      openings.add(moves);
    }
    expect(openings.size).toBeGreaterThan(1);
  });
});
