import { getPriority } from 'node:os';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { EngineError, type SearchReport } from '../../../source/engine/engine.ts';
import { OwnEngine } from '../../../source/engine/search/own-engine.ts';
import { workerFile } from '../../../source/engine/search/worker-file.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { eventually } from '../../helpers/eventually.ts';
import { firstItems } from '../../helpers/items.ts';
import { niceThreads } from '../../helpers/nice-threads.ts';
import { positionOf } from '../../helpers/play.ts';
import { longTest, partOf, sharedTest, shareOf, test } from '../../helpers/run-size.ts';

const [yari, shogi] = firstItems(VARIANTS, 2);
const gameOf = (variant = shogi) => ({ variant, start: startPosition(variant), moves: [] });

/** A position of a game with a mate in nine plies. */
const MATE_IN_NINE =
  '9/+N5s2/2+R1gknp1/2SLpp3/1K1P2+R2/P3b1PP1/g2+p2+s2/1+p1b1G3/9 b GS2P2n3l7p 183';

/** Searches until a depth is reached, and then stops. */
async function untilDepth(one: OwnEngine, depth: number) {
  const reports: SearchReport[] = [];
  const answer = await one.search(gameOf(), {}, (report) => {
    reports.push(report);
    if (report.depth >= depth) one.stop();
  });
  const report = reports.at(-1);
  if (answer.kind !== 'move' || report === undefined) throw new Error(answer.kind);
  return { move: answer.move, report };
}

let engine: OwnEngine;
afterEach(() => engine?.close());

describe('the thread', () => {
  test('answers in one variant after the other, with reports', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    for (const variant of [shogi, yari, shogi]) {
      const reports: SearchReport[] = [];
      const answer = await engine.search(gameOf(variant), { nodes: 2500 }, (report) =>
        reports.push(report),
      );
      if (answer.kind !== 'move') throw new Error(answer.kind);
      expect(legalMoves(positionOf(variant, variant.start))).toContain(answer.move);
      expect(reports.at(-1)?.line[0]).toBe(answer.move);
      expect(reports.at(-1)?.nodes).toBe(2500);
    }
  });

  longTest('a search without an end answers when it is stopped, again and again', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    for (let time = 0; time < partOf(5); time++) {
      const answer = await engine.search(gameOf(), {}, () => engine.stop());
      expect(answer.kind).toBe('move');
    }
  });

  longTest('a stop before the thread has begun is not lost', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    const answer = engine.search(gameOf(), {});
    engine.stop();
    expect((await answer).kind).toBe('move');
  });

  // Elsewhere threads have no priority of their own.
  test.runIf(process.platform === 'linux')('gives way where it is told to, alone', async () => {
    const priority = getPriority();
    const before = niceThreads();
    engine = new OwnEngine({ hashMb: 1, givesWay: true });
    await engine.search(gameOf(), { nodes: 1 });
    await eventually(() => expect(niceThreads(before).size).toBe(1));
    expect(getPriority()).toBe(priority);
  });

  longTest('answers as well when it was prepared, and none starts after its end', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    void engine.prepare(shogi);
    expect((await engine.search(gameOf(), { nodes: 1000 })).kind).toBe('move');
    engine.close();
    void engine.prepare(shogi);
    await expect(engine.search(gameOf(), { nodes: 1000 })).rejects.toThrow(EngineError);
  });

  longTest('is ready when its practice has ended, which leaves nothing', async () => {
    const found: unknown[] = [];
    for (const isPrepared of [false, true]) {
      engine = new OwnEngine({ hashMb: 1 });
      if (isPrepared) await engine.prepare(shogi);
      const reports: SearchReport[] = [];
      await engine.search(gameOf(), { nodes: 2500 }, (report) => reports.push(report));
      found.push(reports.map(({ nodes, score, line }) => ({ nodes, score, line })));
      engine.close();
    }
    expect(found[1]).toEqual(found[0]);
  });

  longTest('a thread that is asked in the midst of its practice finds the same', async () => {
    const found: unknown[] = [];
    for (const isPrepared of [false, true]) {
      engine = new OwnEngine({ hashMb: 1, level: 5 });
      if (isPrepared) void engine.prepare(shogi);
      found.push(await engine.search(gameOf(), {}));
      engine.close();
    }
    expect(found[1]).toEqual(found[0]);
  });

  test('a search for mate says that there is none', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    expect(await engine.search(gameOf(), { mate: 3 })).toEqual({ kind: 'none', isSure: true });
  });

  test('after the end there is no search', async () => {
    engine = new OwnEngine();
    engine.close();
    await expect(engine.search(gameOf(), {})).rejects.toThrow(EngineError);
  });
});

describe('two threads', () => {
  sharedTest(
    'count the nodes of both, and answer when they are stopped, again and again',
    async () => {
      engine = new OwnEngine({ hashMb: 1, threads: 2 });
      for (let time = 0; time < partOf(5); time++) {
        const { move, report } = await untilDepth(engine, 4);
        expect(legalMoves(positionOf(shogi, shogi.start))).toContain(move);
        expect(report.nodes).toBeGreaterThan(0);
        expect(report.line[0]).toBe(move);
      }
    },
  );

  longTest('a limit of nodes is one of the thread that answers, which is alone then', async () => {
    const found: unknown[] = [];
    for (const threads of [1, 2] as const) {
      engine = new OwnEngine({ hashMb: 1, threads });
      const reports: SearchReport[] = [];
      await engine.search(gameOf(), { nodes: 2500 }, (report) => reports.push(report));
      found.push(reports.map(({ depth, nodes, line }) => ({ depth, nodes, line })));
      engine.close();
    }
    expect(found[1]).toEqual(found[0]);
  });

  longTest('a mate is found by one of them', async () => {
    engine = new OwnEngine({ hashMb: 1, threads: 2 });
    const game = { variant: shogi, start: readSfen(shogi, MATE_IN_NINE), moves: [] };
    const reports: SearchReport[] = [];
    expect((await engine.search(game, {}, (report) => reports.push(report))).kind).toBe('move');
    expect(reports.at(-1)?.score.kind).toBe('mate');
  });

  longTest('a search follows on pondering', async () => {
    engine = new OwnEngine({ hashMb: 1, threads: 2 });
    for (let time = 0; time < partOf(5); time++) {
      engine.ponder(gameOf(), {});
      const answer = engine.search(gameOf(), {});
      engine.stop();
      expect((await answer).kind).toBe('move');
    }
  });

  // Threads are told by their priority, which only Linux has.
  describe.runIf(process.platform === 'linux')('run', () => {
    let before: ReadonlySet<string>;
    beforeEach(() => {
      before = niceThreads();
    });

    sharedTest.each(
      shareOf(
        [
          ['the highest level', { level: 10 }, 2],
          ['full strength', {}, 2],
          ['a level that counts nodes', { level: 9 }, 1],
        ],
        3,
      ),
    )('for %s', async (_, style, threads) => {
      engine = new OwnEngine({ hashMb: 1, givesWay: true, threads: 2, ...style });
      await engine.search(gameOf(), { depth: 1 });
      await eventually(() => expect(niceThreads(before).size).toBe(threads));
    });

    longTest('until the engine is closed in the midst of a search', async () => {
      engine = new OwnEngine({ hashMb: 1, givesWay: true, threads: 2 });
      void engine.search(gameOf(), {});
      await eventually(() => expect(niceThreads(before).size).toBe(2));
      engine.close();
      await eventually(() => expect(niceThreads(before).size).toBe(0));
    });
  });
});

describe("on the opponent's time", () => {
  longTest('a search follows, and both can be stopped one right after the other', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    for (let time = 0; time < partOf(5); time++) {
      engine.ponder(gameOf(), {});
      const answer = engine.search(gameOf(), {});
      engine.stop();
      expect((await answer).kind).toBe('move');
    }
  });

  longTest('levels that are bounded by nodes play the same with it', async () => {
    const nodes: number[] = [];
    for (const ponders of [false, true]) {
      engine = new OwnEngine({ hashMb: 1, level: 4 });
      if (ponders) engine.ponder(gameOf(), {});
      await engine.search(gameOf(), {}, (report) => nodes.push(report.nodes));
      engine.close();
    }
    expect(nodes.slice(0, nodes.length / 2)).toEqual(nodes.slice(nodes.length / 2));
  });
});

describe('a win by impasse', () => {
  const start = readSfen(shogi, '4K4/9/9/9/9/9/9/9/4k1g1g b 2R2B9P 1');

  test.each([
    [true, 'declare-win'],
    [false, 'move'],
  ])('is declared where it is wanted: %s', async (declares, kind) => {
    engine = new OwnEngine({ hashMb: 1, level: 3, declares });
    expect((await engine.search({ variant: shogi, start, moves: [] }, {})).kind).toBe(kind);
  });

  longTest('that would be lost is not declared', async () => {
    const lost = readSfen(shogi, '4K4/9/9/9/9/9/9/9/4k1g1g w 2R2B9P 1');
    engine = new OwnEngine({ hashMb: 1, level: 3, declares: true });
    const answer = await engine.search({ variant: shogi, start: lost, moves: [] }, {});
    expect(answer.kind).toBe('move');
  });
});

test('it is named by its level', () => {
  expect(new OwnEngine({ level: 4 }).name).toBe('Computer, level 4');
});

test.each([
  ['file:///x/dist/komadai.js', 'file:///x/dist/engine-worker.js'],
  ['file:///x/source/engine/search/worker-file.ts', 'file:///x/dist/engine-worker.js'],
])('the thread of %s', (here, file) => {
  expect(workerFile(here).href).toBe(file);
});
