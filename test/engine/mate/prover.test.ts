import { describe, expect } from 'vitest';
import { Prover } from '../../../source/engine/mate/prover.ts';
import { positionOf } from '../../helpers/play.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

/** What comes of a position. */
function outcomeOf(id: string, sfen: string, nodes = 300_000) {
  const position = positionOf(variantOf(id), sfen);
  const prover = new Prover(4);
  prover.begin(position);
  const state = prover.run({ nodes });
  return { state, plies: prover.provenPlies(), nodes: prover.nodes, prover };
}

describe('a mate', () => {
  test.each([
    ['shogi', '4k4/9/4P4/9/9/9/9/9/9 b G 1', 1],
    ['shogi', '8k/4L1B2/g8/9/9/9/9/9/9 b RG 1', 3],
    ['yari', '2k2p1/4N2/4P2/7/7/7/7/7/7 b 2B 1', 5],
    ['ogi', '7S/2I5/5kN1/8/8/8/8/8 b RN 1', 5],
  ])('%s, %s, in %i', (id, sfen, plies) => {
    const { state, plies: found, prover } = outcomeOf(id, sfen);
    expect(state).toBe('proven');
    expect(found).toBeGreaterThanOrEqual(plies);
    expect(prover.run({ plies: plies - 2 })).toBe('refuted');
    expect(prover.run({ plies })).toBe('proven');
    expect(prover.provenPlies(plies)).toBe(plies);
  });

  test('a greater hand is known to mate too', () => {
    const { prover } = outcomeOf('shogi', '4k4/9/4P4/9/9/9/9/9/9 b G 1');
    const nodes = prover.nodes;
    expect(prover.run({})).toBe('proven');
    expect(prover.nodes).toBe(nodes);
  });
});

describe('no mate', () => {
  test.each([
    ['nothing gives check', 'shogi', '4k4/9/9/9/9/9/9/9/9 b - 1'],
    ['a pawn drop may not mate', 'shogi', '7lk/9/8G/9/9/9/9/9/K8 b P 1'],
    ['checks that only repeat', 'shogi', '8k/9/9/9/9/9/9/9/R8 b - 1'],
    ['the king walks away', 'yari', '3k3/7/7/7/7/7/7/7/3K3 b P 1'],
  ])('%s', (_, id, sfen) => {
    expect(outcomeOf(id, sfen)).toMatchObject({ state: 'refuted', plies: -1 });
  });
});

test('gives up where its nodes end, and goes on', () => {
  const position = positionOf(variantOf('shogi'), '8k/4L1B2/g8/9/9/9/9/9/9 b RG 1');
  const prover = new Prover(1);
  prover.begin(position);
  expect(prover.run({ nodes: 1 })).toBe('open');
  expect(prover.run({})).toBe('proven');
});

longTest('stops when it is told to', () => {
  const sfen = '4k4/9/9/9/9/9/9/9/9 b 2R2B4G4S4N4L9P 1';
  const prover = new Prover(1);
  prover.begin(positionOf(variantOf('shogi'), sfen));
  expect(prover.run({ shouldStop: () => true })).toBe('open');
  expect(prover.nodes).toBeLessThan(100_000);
});
