import { describe, expect } from 'vitest';
import { TableEvaluator } from '../../../source/engine/search/evaluate.ts';
import { createValues } from '../../../source/engine/search/values.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { EMPTY, type PieceCode } from '../../../source/rules/core/piece-code.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { fileOf, makeSquare, rankOf } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { positionOf } from '../../helpers/play.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { sharedTest, test } from '../../helpers/run-size.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

/** The same position with the colours changed. */
function turned(variant: Variant, position: Position): Position {
  const { squares } = position.rules;
  const board = position.rules.emptyBoard.slice();
  const hands = new Uint16Array(32);
  for (const square of squares) {
    const code = itemAt(position.board, square);
    if (code === EMPTY) continue;
    const to = makeSquare(variant.files + 1 - fileOf(square), variant.ranks + 1 - rankOf(square));
    board[to] = (code ^ 0x60) as PieceCode;
  }
  for (const hand of hands.keys()) hands[hand] = itemAt(position.hands, hand ^ 16);
  return new Position(variant, { board, hands, turn: position.side === 0 ? 'white' : 'black' });
}

describe.each(VARIANTS)('in $id', (variant) => {
  sharedTest('a position is worth the same with the colours changed', () => {
    forEachRandomPosition(variant, 3, (position) => {
      const other = new TableEvaluator(turned(variant, position)).value();
      expect(new TableEvaluator(position).value()).toBe(other);
    });
  });

  test('what moves change is what a new count finds', () => {
    const random = randomNumbers(11);
    const position = positionOf(variant, variant.start);
    const evaluation = new TableEvaluator(position);
    const before = [evaluation.value()];
    for (let ply = 0; ply < 120; ply++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      evaluation.play(itemAt(moves, Math.floor(random() * moves.length)));
      const fresh = new TableEvaluator(new Position(variant, position.snapshot()));
      expect(evaluation.value()).toBe(fresh.value());
      before.push(evaluation.value());
    }
    while (before.length > 1) {
      expect(evaluation.value()).toBe(before.pop());
      evaluation.undo();
    }
    expect(evaluation.value()).toBe(before[0]);
  });
});

test('values come from the moves of a piece where none are given', () => {
  const { board } = createValues(shogi, {});
  const worth = (letter: string) =>
    itemAt(
      board,
      shogi.pieces.findIndex(({ sfen }) => sfen === letter),
    );
  const order = ['P', 'L', 'S', 'G', 'B', 'R'];
  expect(order.toSorted((a, b) => worth(a) - worth(b))).toEqual(order);
  expect(worth('K')).toBe(0);
});
