import { describe, expect } from 'vitest';
import { approachesOf } from '../../../source/engine/mate/approaches.ts';
import {
  generateChecks,
  generateQuietChecks,
  givesCheck,
} from '../../../source/engine/mate/checks.ts';
import { exposesKing } from '../../../source/rules/core/exposes-king.ts';
import { isInCheck, legalMoves } from '../../../source/rules/core/generate.ts';
import {
  isDrop,
  isPromotion,
  MOVES_SPAN,
  type Move,
  type MoveArray,
  moveTo,
} from '../../../source/rules/core/move.ts';
import { EMPTY } from '../../../source/rules/core/piece-code.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import { ascending, forManyPositions } from '../../helpers/many-positions.ts';
import { positionOf } from '../../helpers/play.ts';
import { sharedTest, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const room = new Int32Array(MOVES_SPAN) as MoveArray;

function checks(position: Position): Move[] {
  const end = generateChecks(position, approachesOf(position.variant), room, 0);
  return ascending(room.subarray(0, end));
}

/** The legal moves after which the other side is in check. */
function trueChecks(position: Position): Move[] {
  return legalMoves(position).filter((move) => {
    position.play(move);
    const check = isInCheck(position);
    position.undo();
    return check;
  });
}

describe.each(VARIANTS_OF_RUN)('in $id', (variant) => {
  sharedTest('the checks are the legal moves that give check', () => {
    let seen = 0;
    forManyPositions(variant, (position, _inCheck, name) => {
      const wanted = ascending(trueChecks(position));
      expect(checks(position), name).toEqual(wanted);
      const known = legalMoves(position).filter((move) => givesCheck(position, move));
      expect(ascending(known), name).toEqual(wanted);
      seen += wanted.length;
    });
    expect(seen).toBeGreaterThan(100);
  });

  sharedTest('the quiet ones are those that take and promote nothing', () => {
    forManyPositions(variant, (position, inCheck, name) => {
      if (inCheck) return;
      const end = generateQuietChecks(position, approachesOf(variant), room, 0);
      const found = [...room.subarray(0, end)].filter((move) => !exposesKing(position, move));
      const wanted = trueChecks(position).filter(
        (move) => isDrop(move) || (!isPromotion(move) && position.board[moveTo(move)] === EMPTY),
      );
      expect(ascending(found), name).toEqual(ascending(wanted));
    });
  });
});

sharedTest.each([
  ['shogi', 'a slide that is opened', '4k4/9/4N4/9/4R4/9/9/9/4K4 b - 1'],
  ['shogi', 'a step that keeps the slide closed', '4k4/9/4P4/9/4R4/9/9/9/4K4 b - 1'],
  ['shogi', 'a pawn drop that mates, which is illegal', '8k/9/8G/9/9/9/9/9/K6R1 b P 1'],
  ['yari', 'a pawn drop that mates, which is legal', '6k/7/6+P/7/7/7/7/7/K4R1 b P 1'],
  ['shogi', 'no king to check', '9/9/9/9/9/9/9/9/4K4 b R 1'],
  ['shogi', 'a check that answers a check', '4k4/9/9/9/4r4/9/4R4/9/4K4 b G 1'],
  ['shogi', 'an attacker without a king', '7S1/6SkP/9/9/9/9/9/9/9 b Rr2b4g2s4n4l17p 1'],
])('%s: %s', (id, _, sfen) => {
  const position = positionOf(variantOf(id), sfen);
  expect(checks(position)).toEqual(ascending(trueChecks(position)));
});
