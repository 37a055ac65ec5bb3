import { describe, expect } from 'vitest';
import { exposesKing } from '../../../source/rules/core/exposes-king.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import {
  isDrop,
  isPromotion,
  MOVES_SPAN,
  type Move,
  type MoveArray,
  makeMove,
  moveTo,
} from '../../../source/rules/core/move.ts';
import { EMPTY } from '../../../source/rules/core/piece-code.ts';
import { type Position, samePosition } from '../../../source/rules/core/position.ts';
import {
  generateCaptures,
  generateEvasions,
  generateQuiets,
} from '../../../source/rules/core/search-moves.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { ascending, forManyPositions } from '../../helpers/many-positions.ts';
import { positionOf, squareOf } from '../../helpers/play.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';

const room = new Int32Array(MOVES_SPAN) as MoveArray;

/** What a stage writes, without what leaves the own king in check. */
function safe(position: Position, generate: (moves: Int32Array) => number): Move[] {
  const moves = [...room.subarray(0, generate(room))];
  return ascending(moves.filter((move) => !exposesKing(position, move)));
}

function isQuiet(position: Position, move: Move): boolean {
  return isDrop(move) || (!isPromotion(move) && position.board[moveTo(move)] === EMPTY);
}

describe.each(VARIANTS_OF_RUN)('of $id', (variant) => {
  sharedTest('the stages are the legal moves, and the answers to a check too', () => {
    let exposed = 0;
    let answered = 0;
    forManyPositions(variant, (position, inCheck, name) => {
      const legal = legalMoves(position);
      const before = position.snapshot();
      if (inCheck) {
        const evasions = safe(position, (moves) => generateEvasions(position, moves, 0));
        expect(evasions, name).toEqual(ascending(legal));
        answered++;
      } else {
        const captures = safe(position, (moves) => generateCaptures(position, moves, 0, true));
        const quiets = safe(position, (moves) => generateQuiets(position, moves, 0));
        expect(captures, name).toEqual(ascending(legal.filter((move) => !isQuiet(position, move))));
        expect(quiets, name).toEqual(ascending(legal.filter((move) => isQuiet(position, move))));
        exposed += generateCaptures(position, room, 0, true) - captures.length;
        exposed += generateQuiets(position, room, 0) - quiets.length;
      }
      expect(samePosition(position, before), name).toBe(true);
    });
    expect(exposed).toBeGreaterThan(20);
    expect(answered).toBeGreaterThan(10);
  });

  sharedTest('captures that could promote are left out where they are not asked for', () => {
    forManyPositions(variant, (position, inCheck, name) => {
      if (inCheck) return;
      const all = safe(position, (moves) => generateCaptures(position, moves, 0, true));
      const kept = safe(position, (moves) => generateCaptures(position, moves, 0, false));
      const promotions = new Set(all.filter(isPromotion).map((move) => move & 0xffff));
      const wanted = all.filter((move) => isPromotion(move) || !promotions.has(move));
      expect(kept, name).toEqual(wanted);
    });
  });
});

sharedTest('a side without a king has stages too', () => {
  const position = positionOf(shogi, '7S1/6SkP/9/9/9/9/9/9/9 b Rr2b4g2s4n4l17p 1');
  const captures = safe(position, (moves) => generateCaptures(position, moves, 0, true));
  const quiets = safe(position, (moves) => generateQuiets(position, moves, 0));
  expect(ascending([...captures, ...quiets])).toEqual(ascending(legalMoves(position)));
});

test.each([
  ['along its pin', '4r3k/9/9/9/9/9/4R4/9/4K4 b - 1', '5g', '5c', false],
  ['out of its pin', '4r3k/9/9/9/9/9/4R4/9/4K4 b - 1', '5g', '4g', true],
  ['of the king along the line of the check', '4r3k/9/9/9/9/9/9/4K4/9 b - 1', '5h', '5i', true],
])('a move %s', (_, sfen, from, to, exposes) => {
  const position = positionOf(shogi, sfen);
  const move = makeMove(squareOf(shogi, from), squareOf(shogi, to));
  expect(exposesKing(position, move)).toBe(exposes);
});
