import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import type { Engine } from '../../../source/engine/engine.ts';
import { searchThreads } from '../../../source/engine/search/own-engine.ts';
import { EnginePool } from '../../../source/match/participants/engine-pool.ts';
import type { EngineRoom } from '../../../source/match/participants/engine-room.ts';
import { OwnEngines } from '../../../source/match/participants/own-engines.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { eventually } from '../../helpers/eventually.ts';
import { niceThreads } from '../../helpers/nice-threads.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const [variant] = VARIANTS;
const GAME = { variant, start: startPosition(variant), moves: [] };
const seat = (room: EngineRoom, level: number) => room.open({ kind: 'level', level }, variant);

test.each([
  [1, 1],
  [2, 2],
  [64, 2],
])('on %i cores a search has %i threads', (cores, threads) => {
  expect(searchThreads(cores)).toBe(threads);
});

let engine: Engine | undefined;
let pool: EnginePool | undefined;
afterEach(() => {
  engine?.close();
  pool?.close();
});

const own = () => new OwnEngines(() => 0.5);
const served = () => {
  pool = new EnginePool(1);
  return pool.room(
    () => 0.5,
    () => ({ network: '', person: '' }),
  );
};

// Threads are told by their priority, which only Linux has.
describe.runIf(process.platform === 'linux')('threads', () => {
  longTest.each<[string, () => Engine | undefined, number]>([
    ['level 10 of a player', () => seat(own(), 10)?.engine, searchThreads()],
    ['level 9 of a player', () => seat(own(), 9)?.engine, 1],
    ['the analysis of a player', () => own().analyst(), searchThreads()],
    ['level 10 on a server', () => seat(served(), 10)?.engine, 1],
    ['the analysis on a server', () => served().analyst(), 1],
  ])('of %s', async (_, open, threads) => {
    const before = niceThreads();
    engine = open();
    await engine?.search(GAME, { depth: 1 });
    await eventually(() => expect(niceThreads(before).size).toBe(threads));
    engine?.close();
    pool?.close();
    await eventually(() => expect(niceThreads(before).size, 'after the end').toBe(0));
  });
});

// A program of Node may still be starting when its time to go is over.
test.skipIf(process.platform === 'win32')(
  'a program whose game is closed at once is told to quit',
  async () => {
    const log = join(temporaryFolder(), 'log');
    const wishes = {
      knows: () => true,
      start: (text: string) => ({ command: text, options: {} }),
      names: () => [],
      analyst: () => undefined,
      ponders: () => false,
    };
    const room = new OwnEngines(() => 0.5, wishes);
    room.open({ kind: 'engine', command: `tee ${log}` }, variant)?.engine.close();
    await eventually(() => expect(readFileSync(log, 'utf8')).toContain('quit\n'));
  },
);
