import { describe, expect } from 'vitest';
import { Prover } from '../../../source/engine/mate/prover.ts';
import { positionOf } from '../../helpers/play.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { verifyProof } from '../../helpers/verify-proof.ts';

/** A proof of a position, walked through. */
function walk(id: string, sfen: string) {
  const position = positionOf(variantOf(id), sfen);
  const prover = new Prover(8);
  prover.begin(position);
  return { state: prover.run({}), checked: verifyProof(position, prover), position };
}

describe('proofs hold against every answer', () => {
  sharedTest.each(
    shareOf([
      ['shogi', '8k/4L1B2/g8/9/9/9/9/9/9 b RG 1'],
      ['shogi', '1l7/1p6k/6G2/9/9/9/9/9/9 b BL 1'],
      ['yari', '2k2p1/4N2/4P2/7/7/7/7/7/7 b 2B 1'],
      ['ogi', '7S/2I5/5kN1/8/8/8/8/8 b RN 1'],
      // Composed in 1755 by Itō Kanju: 21 plies with pieces dropped in the way.
      ['shogi', '9/9/3B3G1/6+p1n/7+p1/7k1/5BL1p/7G1/7+R+r b N2P2g4s2n3l13p 1'],
    ]),
  )('%s, %s', (id, sfen) => {
    const { state, checked } = walk(id, sfen);
    expect(state).toBe('proven');
    expect(checked).toMatchObject({ ok: true });
  });

  test('and the position is as it was', () => {
    const { position } = walk('shogi', '8k/4L1B2/g8/9/9/9/9/9/9 b RG 1');
    expect(position.depth).toBe(0);
  });
});

test('what is not proven is no proof', () => {
  const position = positionOf(variantOf('shogi'), '4k4/9/9/9/9/9/9/9/9 b P 1');
  const prover = new Prover(1);
  prover.begin(position);
  prover.run({});
  expect(verifyProof(position, prover)).toMatchObject({ ok: false });
});
