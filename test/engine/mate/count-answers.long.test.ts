import { describe, expect, test } from 'vitest';
import { countAnswers } from '../../../source/engine/mate/count-answers.ts';
import { isInCheck, legalMoves } from '../../../source/rules/core/generate.ts';
import {
  isDrop,
  MOVES_SPAN,
  type MoveArray,
  moveFrom,
  moveTo,
} from '../../../source/rules/core/move.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { positionOf } from '../../helpers/play.ts';
import { randomGame } from '../../helpers/random-game.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const room = new Int32Array(2 * MOVES_SPAN) as MoveArray;

/** The same, counted by the legal moves. */
function slowCount(position: ReturnType<typeof positionOf>): number {
  const moves = legalMoves(position);
  const onBoard = moves.filter((move) => !isDrop(move));
  const ways = new Set(onBoard.map((move) => `${moveFrom(move)} ${moveTo(move)}`));
  return ways.size + (onBoard.length < moves.length ? 1 : 0);
}

test.each(VARIANTS)('$id: as many answers as there are, in checks of random games', (variant) => {
  let checks = 0;
  for (let seed = 1; checks < 40 && seed < 60; seed++) {
    for (const { sfen } of randomGame(variant, [variant.start], seed, 150)) {
      const position = positionOf(variant, sfen);
      if (!isInCheck(position)) continue;
      checks++;
      expect(countAnswers(position, room, 0), sfen).toBe(slowCount(position));
    }
  }
  expect(checks).toBeGreaterThan(5);
});

describe('answers to a check', () => {
  test.each([
    ['none: mate', '4k4/4G4/4P4/9/9/9/9/9/9 w - 1', 0],
    ['a drop in the way', '3lkl3/3p1p3/9/9/4L4/9/9/9/9 w p 1', 1],
    ['no pawn on a file that has one', '3lkl3/3p1p3/9/9/4L4/9/9/4p4/9 w p 1', 0],
  ])('%s', (_, sfen, count) => {
    expect(countAnswers(positionOf(variantOf('shogi'), sfen), room, 0)).toBe(count);
  });
});
