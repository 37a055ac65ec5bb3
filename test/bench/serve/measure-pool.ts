import { availableParallelism } from 'node:os';
import { MOVE_TIME_MS } from '../../../source/engine/levels.ts';
import { EnginePool } from '../../../source/match/participants/engine-pool.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';

const [variant] = VARIANTS;
const GAME = { variant, start: startPosition(variant), moves: [] };
const SESSIONS = 19;
const TIMES = 20;

/** The pool of a server, as large as it is there. */
function openPool() {
  const pool = new EnginePool(Math.max(1, availableParallelism() - 1));
  /** How long each of some moves of level 1 takes a stranger. */
  const strangerMs = async (network = 'far') => {
    const room = pool.room(Math.random, () => ({ network, person: 'a stranger' }));
    const engine = room.open({ kind: 'level', level: 1 }, variant)?.engine;
    if (!engine) throw new Error('no level');
    const times: number[] = [];
    for (let move = 0; move < TIMES; move++) {
      const start = performance.now();
      await engine.search(GAME, {});
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return times;
  };
  return { pool, strangerMs };
}

/**
 * Moves of level 1 for one person, alone, and while 19 people of another network have sessions in which
 * the computer thinks as long as level 10 does, all the time; `among`: the person is of that network
 * as well. @returns milliseconds
 */
export async function measurePool(): Promise<{
  alone: readonly number[];
  beside: readonly number[];
  among: readonly number[];
}> {
  const { pool, strangerMs } = openPool();
  await strangerMs();
  const alone = await strangerMs();
  let isOver = false;
  for (let session = 0; session < SESSIONS; session++) {
    const engine = pool
      .room(Math.random, () => ({ network: 'near', person: `${session}` }))
      .analyst();
    void (async () => {
      while (!isOver) await engine.search(GAME, { timeMs: MOVE_TIME_MS });
    })().catch(() => {});
  }
  const beside = await strangerMs();
  const among = await strangerMs('near');
  isOver = true;
  pool.close();
  return { alone, beside, among };
}
