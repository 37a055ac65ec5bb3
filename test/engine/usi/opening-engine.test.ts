import { expect, test } from 'vitest';
import { EngineError } from '../../../source/engine/engine.ts';
import { OpeningEngine } from '../../../source/engine/usi/opening-engine.ts';
import type { UsiEngine } from '../../../source/engine/usi/usi-engine.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { ToldEngine } from '../../match/told-engine.ts';

const shogi = variantOf('shogi');
const game = { variant: shogi, start: startPosition(shogi), moves: [] };

/** An engine that starts when the test says so. */
function opening(...answers: string[]) {
  const told = new ToldEngine(...answers);
  let start = () => {};
  let fail = (_error: EngineError) => {};
  let signal: AbortSignal | undefined;
  const engine = new OpeningEngine('told --well', (given) => {
    signal = given;
    return new Promise((resolve, reject) => {
      start = () => resolve(Object.assign(told, { optionFaults: [] }) as UsiEngine);
      fail = reject;
    });
  });
  return { engine, told, start: () => start(), fail: (e: EngineError) => fail(e), signal };
}

test('is called by its command until it has a name', async () => {
  const { engine, start } = opening();
  expect(engine.name).toBe('told --well');
  start();
  await engine.opened;
  expect(engine.name).toBe('Stub');
});

test('a search waits for the start', async () => {
  const { engine, told, start } = opening('P-7f');
  const answer = engine.search(game, { nodes: 1 });
  expect(told.asked).toEqual([]);
  start();
  expect((await answer).kind).toBe('move');
});

test('a search that is stopped before the start is never begun', async () => {
  const { engine, told, start } = opening('P-7f');
  const answer = engine.search(game, { nodes: 1 });
  engine.stop();
  start();
  expect([await answer, told.asked]).toEqual([{ kind: 'none' }, []]);
});

test('a start that fails fails the search', async () => {
  const { engine, fail } = opening();
  const answer = engine.search(game, { nodes: 1 });
  fail(new EngineError('no-handshake', 'usi'));
  await expect(answer).rejects.toThrow(EngineError);
});

test('its end reaches a program that is being started', () => {
  const { engine, signal } = opening();
  engine.close();
  expect(signal?.aborted).toBe(true);
});
