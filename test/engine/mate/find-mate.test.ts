import { expect, test } from 'vitest';
import { findMate } from '../../../source/engine/mate/find-mate.ts';
import { SolvingStopped } from '../../../source/engine/mate/solve-mates.ts';
import { OwnEngines } from '../../../source/match/participants/own-engines.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';

const game = {
  variant: shogi,
  start: readSfen(shogi, '4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1'),
  moves: [],
};

test('a thread finds a mate', async () => {
  const found = await findMate(game, 60_000, new AbortController().signal);
  expect(found).toMatchObject({ kind: 'mate', mate: { plies: 1 } });
});

test('a search that is stopped rejects', async () => {
  const run = new AbortController();
  const finding = findMate(game, 60_000, run.signal);
  run.abort();
  await expect(finding).rejects.toThrow(SolvingStopped);
  await expect(findMate(game, 60_000, run.signal)).rejects.toThrow(SolvingStopped);
});

test('the end of a session ends the search', async () => {
  const engines = new OwnEngines(() => 0);
  const finding = engines.findMate(game, 60_000, new AbortController().signal);
  engines.close();
  await expect(finding).rejects.toThrow(SolvingStopped);
  const again = await engines.findMate(game, 60_000, new AbortController().signal);
  expect(again.kind).toBe('mate');
});
