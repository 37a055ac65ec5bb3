import { afterEach, describe, expect, test } from 'vitest';
import { legalMoves } from '../../source/core/generate.ts';
import { VARIANTS } from '../../source/core/variants/index.ts';
import { EngineError, type SearchReport } from '../../source/engine/engine.ts';
import { OwnEngine } from '../../source/engine/own-engine.ts';
import { workerFile } from '../../source/engine/worker-file.ts';
import { startPosition } from '../../source/notation/start.ts';
import { positionOf } from '../helpers/play.ts';

const [yari, shogi] = VARIANTS;
const gameOf = (variant = shogi) => ({ variant, start: startPosition(variant), moves: [] });

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

  test('answers as well when it was prepared, and none starts after its end', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    engine.prepare();
    expect((await engine.search(gameOf(), { nodes: 1000 })).kind).toBe('move');
    engine.close();
    engine.prepare();
    await expect(engine.search(gameOf(), { nodes: 1000 })).rejects.toThrow(EngineError);
  });

  test('a search for mate says that there is none', async () => {
    engine = new OwnEngine({ hashMb: 1 });
    expect(await engine.search(gameOf(), { mate: 3 })).toEqual({ kind: 'none' });
  });

  test('after the end there is no search', async () => {
    engine = new OwnEngine();
    engine.close();
    await expect(engine.search(gameOf(), {})).rejects.toThrow(EngineError);
  });
});

test('it is named by its level', () => {
  expect(new OwnEngine({ level: 4 }).name).toBe('Computer, level 4');
});

test.each([
  ['file:///x/dist/komadai.js', 'file:///x/dist/engine-worker.js'],
  ['file:///x/dist/parts/play-AB12.js', 'file:///x/dist/engine-worker.js'],
  ['file:///x/source/engine/worker-file.ts', 'file:///x/dist/engine-worker.js'],
])('the thread of %s', (here, file) => {
  expect(workerFile(here).href).toBe(file);
});
