import { describe, expect } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { type Move, makeDrop } from '../../../source/rules/core/move.ts';
import { boardMovesTo, isLegalDrop, originsOf } from '../../../source/rules/core/moves-to.ts';
import { BLACK_BIT, pieceCode } from '../../../source/rules/core/piece-code.ts';
import { codeOn, type Position } from '../../../source/rules/core/position.ts';
import { formatSquare } from '../../../source/rules/notation/square.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { oraclePositions } from '../../helpers/oracle.ts';
import { positionOf, squareOf } from '../../helpers/play.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';

/** All legal moves, put together from those to each square. */
function movesSquareBySquare(position: Position): Move[] {
  const { board, side, rules } = position;
  const own = [...rules.squares].filter((square) => itemAt(board, square) & (BLACK_BIT << side));
  const codes = new Set(own.map((square) => codeOn(position, square)));
  return [...rules.squares].flatMap((to) => {
    const drops = [...rules.variant.pieces.keys()].filter((kind) =>
      isLegalDrop(position, kind, to),
    );
    const onBoard = [...codes].flatMap((code) => boardMovesTo(position, code, to));
    return [...onBoard, ...drops.map((kind) => makeDrop(kind, to))];
  });
}

const ascending = (moves: readonly Move[]) => [...moves].sort((a, b) => a - b);

describe('the moves to each square are together the legal moves', () => {
  sharedTest.each(shareOf(VARIANTS, 4))('of $id', (variant) => {
    for (const { sfen } of oraclePositions(variant)) {
      const position = positionOf(variant, sfen);
      const before = position.snapshot();
      expect(ascending(movesSquareBySquare(position)), sfen).toEqual(
        ascending(legalMoves(position)),
      );
      expect(position.snapshot()).toEqual(before);
    }
  });

  test('also without a royal piece', () => {
    const position = positionOf(shogi, '7S1/6SkP/9/9/9/9/9/9/9 b Rr2b4g2s4n4l17p 1');
    expect(ascending(movesSquareBySquare(position))).toEqual(ascending(legalMoves(position)));
  });
});

describe('the origins of a square', () => {
  const position = positionOf(shogi, '4r1k2/9/4G4/3GNG3/4K4/9/9/9/9 b - 1');
  test.each([
    ['black', 3, '5d', ['6d', '4d', '5c']],
    ['black', 3, '6c', ['6d', '5c']],
    ['black', 3, '4c', ['4d', '5c']],
    ['white', 1, '5c', ['5a']],
    ['white', 1, '5d', []],
    ['white', 1, '5b', ['5a']],
  ] as const)('%s %i to %s', (color, kind, to, origins) => {
    const found = originsOf(position, pieceCode(color, kind, false), squareOf(shogi, to));
    expect(found.map(formatSquare).sort()).toEqual([...origins].sort());
  });
});
