import { describe, expect, test } from 'vitest';
import { KERNEL_PLIES, type Kernel, worthOf } from '../../../source/engine/net/kernel.ts';
import { layoutOf } from '../../../source/engine/net/layout.ts';
import { NetEvaluator } from '../../../source/engine/net/net-evaluator.ts';
import type { Net } from '../../../source/engine/net/net-file.ts';
import { PlainKernel } from '../../../source/engine/net/plain-kernel.ts';
import { createSimdKernel, hasSimd } from '../../../source/engine/net/simd-kernel.ts';
import { isInCheck, legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { isDrop } from '../../../source/rules/core/move.ts';
import { EMPTY, type PieceCode } from '../../../source/rules/core/piece-code.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { fileOf, makeSquare, rankOf } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { HARDER, MADE_UP } from '../../helpers/made-up.ts';
import { positionOf } from '../../helpers/play.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { randomNet } from './random-net.ts';

const KERNELS = [
  ['plain', (net: Net, variant: Variant) => new PlainKernel(net, layoutOf(variant))],
  ['SIMD', (net: Net, variant: Variant) => createSimdKernel(net, layoutOf(variant))],
] as const;

function evaluatorOf(net: Net, variant: Variant, kernel: Kernel, position: Position): NetEvaluator {
  const evaluator = new NetEvaluator(net, layoutOf(variant), kernel);
  evaluator.begin(position);
  return evaluator;
}

/** The position with each square and colour put elsewhere. */
function moved(
  position: Position,
  place: (file: number, rank: number) => readonly [number, number],
  turns: boolean,
): Position {
  const board = position.rules.emptyBoard.slice();
  for (const square of position.rules.squares) {
    const code = itemAt(position.board, square);
    if (code === EMPTY) continue;
    const [file, rank] = place(fileOf(square), rankOf(square));
    board[makeSquare(file, rank)] = (turns ? code ^ 0x60 : code) as PieceCode;
  }
  const hands = position.hands.map((_, hand) => itemAt(position.hands, turns ? hand ^ 16 : hand));
  const turn = (position.side === 0) === turns ? 'white' : 'black';
  return new Position(position.variant, { board, hands, turn });
}

function isOffCentre({ variant, kings }: Position): boolean {
  return kings.every((king) => 2 * fileOf(king as never) !== variant.files + 1);
}

test('the machine of the tests has SIMD', () => {
  expect(hasSimd()).toBe(true);
});

describe.each([...VARIANTS, ...MADE_UP, ...HARDER])('in $id', (variant) => {
  const net = randomNet(variant, 5);

  test.each([11, 12, 13])(
    'what moves and passes change is what a new count finds, in both kernels: game %i',
    (seed) => {
      const random = randomNumbers(seed);
      const [one, other] = KERNELS.map(([, create]) => {
        const position = positionOf(variant, variant.start);
        return { position, evaluator: evaluatorOf(net, variant, create(net, variant), position) };
      });
      if (!one || !other) throw new RangeError('there are two kernels');
      const fresh = evaluatorOf(
        net,
        variant,
        new PlainKernel(net, layoutOf(variant)),
        one.position,
      );
      const before: number[] = [];
      const compare = () => {
        const value = one.evaluator.value();
        expect(other.evaluator.value()).toBe(value);
        fresh.begin(new Position(variant, one.position.snapshot()));
        expect(fresh.value()).toBe(value);
        return value;
      };
      for (let ply = 0; ply < 150; ply++) {
        const moves = legalMoves(one.position);
        if (moves.length === 0) break;
        const move = itemAt(moves, Math.floor(random() * moves.length));
        // A kernel may have to add up several plies at once.
        before.push(random() < 0.5 ? compare() : Number.NaN);
        if (random() < 0.2 && !isInCheck(one.position)) {
          for (const { position } of [one, other]) position.pass();
          compare();
          const reply = itemAt(legalMoves(one.position), 0);
          for (const { evaluator } of [one, other]) evaluator.play(reply);
          compare();
          for (const { evaluator, position } of [one, other]) {
            evaluator.undo();
            position.pass();
          }
        }
        for (const { evaluator } of [one, other]) evaluator.play(move);
      }
      expect(before.length).toBeGreaterThan(3);
      while (before.length > 0) {
        for (const { evaluator } of [one, other]) evaluator.undo();
        const value = before.pop();
        if (Number.isNaN(value)) compare();
        else expect([one.evaluator.value(), other.evaluator.value()]).toEqual([value, value]);
      }
    },
  );

  test('turned with the colours changed, and mirrored, a position is worth the same', () => {
    const { files, ranks } = variant;
    const random = randomNumbers(3);
    let position = positionOf(variant, variant.start);
    const evaluator = evaluatorOf(net, variant, new PlainKernel(net, layoutOf(variant)), position);
    const worthOfPosition = (looked: Position) => {
      evaluator.begin(looked);
      return evaluator.value();
    };
    const mirrors = layoutOf(variant).mirrors.includes(1);
    let mirrored = 0;
    for (let ply = 0; ply < 300; ply++) {
      const moves = legalMoves(position);
      if (moves.length === 0) {
        position = positionOf(variant, variant.start);
        continue;
      }
      const value = worthOfPosition(position);
      const turned = moved(position, (file, rank) => [files + 1 - file, ranks + 1 - rank], true);
      expect(worthOfPosition(turned)).toBe(value);
      // A king in the middle is at home on both halves, and sees the board as it is.
      if (mirrors && isOffCentre(position)) {
        mirrored++;
        expect(
          worthOfPosition(moved(position, (file, rank) => [files + 1 - file, rank], false)),
        ).toBe(value);
      }
      position.play(itemAt(moves, Math.floor(random() * moves.length)));
    }
    if (mirrors) expect(mirrored).toBeGreaterThan(0);
  });
});

describe.each(KERNELS)('the %s kernel', (_, create) => {
  test('judges a side without a king, and more in hand than there are pieces', () => {
    const net = randomNet(shogi, 2);
    const sfen = '4k4/9/9/9/9/9/9/9/9 b 5R300P2r 1';
    const position = positionOf(shogi, sfen);
    const evaluator = evaluatorOf(net, shogi, create(net, shogi), position);
    const known = evaluatorOf(net, shogi, new PlainKernel(net, layoutOf(shogi)), position);
    expect(evaluator.value()).toBe(known.value());
    const usual = positionOf(shogi, '4k4/9/9/9/9/9/9/9/9 b 2R18P2r 1');
    const value = evaluator.value();
    evaluator.begin(usual);
    expect(evaluator.value()).toBe(value);
  });

  test('begins anew with another position, whatever was played before', () => {
    const net = randomNet(shogi, 2);
    const position = positionOf(shogi, shogi.start);
    const evaluator = evaluatorOf(net, shogi, create(net, shogi), position);
    const value = evaluator.value();
    evaluator.play(itemAt(legalMoves(position), 0));
    evaluator.value();
    evaluator.begin(positionOf(shogi, shogi.start));
    expect(evaluator.value()).toBe(value);
  });

  test('refuses more plies than it has room for', () => {
    const net = randomNet(shogi, 2, 16);
    const position = positionOf(shogi, '4k4/9/9/9/9/9/9/9/4K4 b - 1');
    const evaluator = evaluatorOf(net, shogi, create(net, shogi), position);
    const play = () => {
      const moves = legalMoves(position);
      evaluator.play(itemAt(moves, position.depth % moves.length));
    };
    for (let ply = 1; ply < KERNEL_PLIES; ply++) play();
    expect(evaluator.value()).toBeTypeOf('number');
    expect(play).toThrow(RangeError);
  });
});

test('wherever kings walk, what moves change is what a new count finds', () => {
  const net = randomNet(shogi, 6);
  const layout = layoutOf(shogi);
  const kernels = [createSimdKernel(net, layout), new PlainKernel(net, layout)];
  const [used, fresh] = kernels.map((kernel) => new NetEvaluator(net, layout, kernel));
  const random = randomNumbers(1);
  const ranks = new Set<number>();
  const position = positionOf(shogi, '4k4/9/9/9/9/9/9/9/4K4 b RBGSNLPrbgsnlp 1');
  used?.begin(position);
  for (let ply = 0; ply < 400; ply++) {
    const moves = legalMoves(position).filter((move) => !isDrop(move) || random() < 0.02);
    if (moves.length === 0) break;
    used?.play(itemAt(moves, Math.floor(random() * moves.length)));
    fresh?.begin(position);
    expect(used?.value()).toBe(fresh?.value());
    ranks.add(rankOf(itemAt(position.kings, 0) as never));
  }
  expect(ranks.size).toBeGreaterThan(5);
});

test.each([
  ['nothing', 0, 0, 17],
  ['the output', 4_161_600, 0, 417],
  ['the output, towards zero', -4_161_599, 0, -382],
  ['the material of both sides', 0, 803, 117],
  ['much', 2_000_000_000, 1_000_000, 20_000],
  ['much for the other side', -2_000_000_000, -1_000_000, -20_000],
])('the worth of %s', (_, sum, difference, worth) => {
  expect(worthOf({ scale: 400, outputBias: 17 }, sum, difference)).toBe(worth);
});
