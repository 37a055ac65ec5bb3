import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { EngineError, type SearchReport } from '../../../source/engine/engine.ts';
import { OwnEngine } from '../../../source/engine/search/own-engine.ts';
import { workerFile } from '../../../source/engine/search/worker-file.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { firstItems } from '../../helpers/items.ts';
import { positionOf } from '../../helpers/play.ts';

const [yari, shogi] = firstItems(VARIANTS, 2);
const gameOf = (variant = shogi) => ({ variant, start: startPosition(variant), moves: [] });

/** Threads of this process that give way to others. */
function niceThreads(): number {
  return readdirSync('/proc/self/task').filter((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // The 19th field; the second one, in brackets, may hold spaces.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) >= 15;
  }).length;
}

let engine: OwnEngine;
afterEach(() => engine?.close());

describe('the thread', () => {
  test('answers in one variant after the other, with reports', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    for (const variant of [shogi, yari, shogi]) {
      const reports: SearchReport[] = [];
      const answer = await engine.search(gameOf(variant), { nodes: 5000 }, (report) =>
        reports.push(report),
      );
      if (answer.kind !== 'move') throw new Error(answer.kind);
      expect(legalMoves(positionOf(variant, variant.start))).toContain(answer.move);
      expect(reports.at(-1)?.line[0]).toBe(answer.move);
      expect(reports.at(-1)?.nodes).toBe(5000);
    }
  });

  test('a search without an end answers when it is stopped, again and again', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    for (let time = 0; time < 3; time++) {
      const answer = await engine.search(gameOf(), {}, () => engine.stop());
      expect(answer.kind).toBe('move');
    }
  });

  test('a stop before the thread has begun is not lost', async () => {
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
    expect(niceThreads()).toBe(before + 1);
    expect(getPriority()).toBe(priority);
  });

  test('answers as well when it was prepared, and none starts after its end', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    engine.prepare();
    expect((await engine.search(gameOf(), { nodes: 1000 })).kind).toBe('move');
    engine.close();
    engine.prepare();
    await expect(engine.search(gameOf(), { nodes: 1000 })).rejects.toThrow(EngineError);
  });

  test('a thread that is asked in the midst of its practice finds the same', async () => {
    const found: unknown[] = [];
    for (const isPrepared of [false, true]) {
      engine = new OwnEngine({ hashMb: 1, level: 5 });
      if (isPrepared) engine.prepare();
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

describe("on the opponent's time", () => {
  test('a search follows, and both can be stopped one right after the other', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    for (let time = 0; time < 5; time++) {
      engine.ponder(gameOf(), {});
      const answer = engine.search(gameOf(), {});
      engine.stop();
      expect((await answer).kind).toBe('move');
    }
  });

  test('levels that are bounded by nodes play the same with it', async () => {
    const nodes: number[] = [];
    for (const ponders of [false, true]) {
      engine = new OwnEngine({ hashMb: 1, level: 6 });
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

  test('that would be lost is not declared', async () => {
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
