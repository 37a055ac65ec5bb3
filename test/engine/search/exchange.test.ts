import { describe, expect } from 'vitest';
import { tablesOf } from '../../../source/engine/search/evaluation-tables.ts';
import { Exchange } from '../../../source/engine/search/exchange.ts';
import { attackersOf } from '../../../source/rules/core/attacks.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import {
  dropKind,
  isDrop,
  isPromotion,
  type Move,
  moveFrom,
  moveTo,
} from '../../../source/rules/core/move.ts';
import {
  EMPTY,
  KIND_MASK,
  type PieceCode,
  PROMOTED,
  type Side,
} from '../../../source/rules/core/piece-code.ts';
import { codeOn, type Position } from '../../../source/rules/core/position.ts';
import type { Square } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatUsi, parseUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { positionOf } from '../../helpers/play.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

function priceOf({ variant, rules }: Position, face: number): number {
  const { values } = tablesOf(variant);
  const kind = face & KIND_MASK;
  return kind === rules.royal ? 20_000 : itemAt(values.board, face) + itemAt(values.hand, kind);
}

function faceOf(code: PieceCode): number {
  return code & (PROMOTED | KIND_MASK);
}

/**
 * What a side may win by taking on a square with its least piece, or by leaving it. Of pieces of
 * the same price any may take first.
 */
function gainsOf(position: Position, square: Square, side: Side, price: number): number[] {
  const { board } = position;
  const takers = attackersOf(position, square, side).map((from) => {
    return { from, price: priceOf(position, faceOf(codeOn(position, from))) };
  });
  const least = Math.min(...takers.map((taker) => taker.price));
  if (takers.length === 0) return [0];
  const gains = takers
    .filter((taker) => taker.price === least)
    .flatMap(({ from }) => {
      const code = codeOn(position, from);
      board[from] = EMPTY;
      const lost = gainsOf(position, square, (side ^ 1) as Side, least);
      board[from] = code;
      return lost.map((loss) => Math.max(0, price - loss));
    });
  return [...new Set(gains)];
}

/** What a move may win, as the exchange finds by trying. */
function winsOf(position: Position, move: Move): number[] {
  const { board, side } = position;
  const to = moveTo(move);
  const other = (side ^ 1) as Side;
  if (isDrop(move)) {
    return gainsOf(position, to, other, priceOf(position, dropKind(move))).map((loss) => 0 - loss);
  }
  const from = moveFrom(move);
  const code = codeOn(position, from);
  const face = faceOf(code);
  const target = codeOn(position, to);
  const taken = target === EMPTY ? 0 : priceOf(position, faceOf(target));
  const arrived = isPromotion(move) ? face ^ PROMOTED : face;
  const won = taken + priceOf(position, arrived) - priceOf(position, face);
  board[from] = EMPTY;
  const losses = gainsOf(position, to, other, priceOf(position, arrived));
  board[from] = code;
  return losses.map((loss) => won - loss);
}

/** Whether a piece leaps two squares in a line. */
function leapsInLine({ pieces }: Variant): boolean {
  return pieces.some(({ front, back }) => /[DA]/.test(front.betza + (back?.betza ?? '')));
}

describe.each(VARIANTS_OF_RUN)('in $id', (variant) => {
  sharedTest('an exchange wins what trying it out wins', () => {
    let exchanged = 0;
    const others: unknown[] = [];
    forEachRandomPosition(variant, 5, (position) => {
      const exchange = new Exchange(position.rules, tablesOf(variant).values);
      for (const move of legalMoves(position)) {
        const wins = winsOf(position, move);
        if (!wins.includes(0)) exchanged++;
        const isOne = (won: number) =>
          exchange.wins(position, move, won) && !exchange.wins(position, move, won + 1);
        if (!wins.some(isOne)) others.push([formatUsi(variant, move), ...wins]);
      }
    });
    expect(exchanged).toBeGreaterThan(100);
    // What a piece hides that takes with a leap over another one on its line is not looked for.
    if (leapsInLine(variant)) expect(others.length).toBeLessThan(exchanged / 50);
    else expect(others).toEqual([]);
  });
});

test.each([
  ['a pawn that nobody guards', '4k4/9/9/4p4/9/4R4/9/9/4K4 b - 1', '5f5d', true],
  ['a pawn that a silver guards', '4k4/9/4s4/4p4/9/4R4/9/9/4K4 b - 1', '5f5d', false],
  [
    'a guarded pawn, with a lance after the rook',
    '4k4/4r4/9/4p4/9/4R4/4L4/9/4K4 b - 1',
    '5f5d',
    true,
  ],
  ['a drop where a pawn takes', '4k4/9/4p4/9/9/9/9/9/4K4 b G 1', 'G*5d', false],
])('%s', (_, sfen, usi, isGood) => {
  const position = positionOf(shogi, sfen);
  const exchange = new Exchange(position.rules, tablesOf(shogi).values);
  const move = parseUsi(shogi, usi);
  if (move === undefined) throw new RangeError(usi);
  expect(exchange.wins(position, move, 0)).toBe(isGood);
});
