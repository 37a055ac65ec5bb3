import { expect, test } from 'vitest';
import { isPlayable } from '../../../source/engine/search/playable.ts';
import { moveOf, positionOf } from '../../helpers/play.ts';
import { variantOf } from '../../helpers/variant-of.ts';

test.each([
  ['shogi', '4k4/9/9/9/9/9/4G4/9/4K4 b - 1', '5g5f', true, 'a step'],
  ['shogi', '4k4/9/9/9/9/9/4G4/9/4K4 b - 1', '5g4h', false, 'a step that the piece does not take'],
  ['shogi', '4k4/9/9/9/9/4p4/4G4/9/4K4 b - 1', '5g5f', false, 'a capture, which is not quiet'],
  ['shogi', '4k4/9/9/9/9/9/4g4/9/4K4 b - 1', '5g5h', false, 'a piece of the other side'],
  ['shogi', '4k4/9/9/9/9/9/9/9/4K4 b - 1', '5g5f', false, 'nothing there'],
  ['shogi', '4k4/9/9/9/9/4P4/9/R8/4K4 b - 1', '9h9b', true, 'a slide'],
  ['shogi', '4k4/9/9/9/9/P8/9/R8/4K4 b - 1', '9h9b', false, 'a slide with something between'],
  ['shogi', '4k4/P8/9/9/9/9/9/9/4K4 b - 1', '9b9a', false, 'a pawn that must promote'],
  ['shogi', '4k4/9/P8/9/9/9/9/9/4K4 b - 1', '9c9b', true, 'a pawn that may decline'],
  ['ogi', '4k3/8/S7/8/8/8/8/4K3 b - 1', '8c8b', false, 'a silver that must promote in the zone'],
  ['shogi', '4k4/9/9/9/9/9/9/9/4K4 b G 1', 'G*5e', true, 'a drop'],
  ['shogi', '4k4/9/9/9/9/9/9/9/4K4 b S 1', 'G*5e', false, 'a drop of what is not in hand'],
  ['shogi', '4k4/9/9/9/9/9/9/9/4K4 b N 1', 'N*1b', false, 'a drop on a dead square'],
  ['shogi', '4k4/9/9/9/9/9/4P4/9/4K4 b P 1', 'P*5e', false, 'a second pawn on the file'],
  ['shogi', '8k/9/8G/9/9/9/9/9/K6R1 b P 1', 'P*1b', false, 'a pawn drop that mates'],
])('%s %s: %s is %s: %s', (id, sfen, usi, playable) => {
  const variant = variantOf(id);
  expect(isPlayable(positionOf(variant, sfen), moveOf(variant, usi))).toBe(playable);
});
