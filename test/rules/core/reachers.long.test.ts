import { describe, expect, test } from 'vitest';
import { COLORS } from '../../../source/rules/core/color.ts';
import { isInCheck, legalMoves } from '../../../source/rules/core/generate.ts';
import { linesFrom } from '../../../source/rules/core/lines-from.ts';
import { matesInOne } from '../../../source/rules/core/mates-in-one.ts';
import { isDrop, moveFrom, moveTo } from '../../../source/rules/core/move.ts';
import { EMPTY } from '../../../source/rules/core/piece-code.ts';
import { type Position, pieceOn } from '../../../source/rules/core/position.ts';
import { asTurnOf, reachersOf, targetsOf } from '../../../source/rules/core/reachers.ts';
import { fileOf, rankOf, type Square } from '../../../source/rules/core/square.ts';
import { openGame } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { seedsOf } from '../../helpers/run-size.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

/** The moves of the side to move on the board: origins by destination, in ascending order. */
function originsByTarget(position: Position): Map<Square, Square[]> {
  const origins = new Map<Square, Set<Square>>();
  for (const move of legalMoves(position)) {
    if (isDrop(move)) continue;
    const to = moveTo(move);
    origins.set(to, (origins.get(to) ?? new Set()).add(moveFrom(move)));
  }
  return new Map([...origins].map(([to, from]) => [to, [...from].sort((a, b) => a - b)]));
}

describe.each(partOfDay(VARIANTS, 6))('in random positions of $id', (variant) => {
  test('what reaches a square is what the generator moves there', () => {
    const wrong: string[] = [];
    for (const seed of seedsOf(4)) {
      forEachRandomPosition(variant, seed, (position) => {
        for (const color of COLORS) {
          const seen = asTurnOf(position, color);
          if (isInCheck(seen)) continue;
          const origins = originsByTarget(seen);
          for (const square of position.rules.squares) {
            if (pieceOn(position, square)?.color === color) continue;
            const free = reachersOf(position, square, color)
              .filter(({ isHeld }) => !isHeld)
              .map(({ square: from }) => from)
              .sort((a, b) => a - b);
            // It may not come to a file that is full: it reaches more than it may move to.
            const reverts = (from: Square) => {
              const piece = pieceOn(position, from);
              return piece?.promoted && variant.pieces[piece.kind]?.reverts;
            };
            const expected = origins.get(square) ?? [];
            const lists = [free, expected].map((list) => list.filter((from) => !reverts(from)));
            if (lists[0]?.join() !== lists[1]?.join()) {
              wrong.push(
                `seed ${seed}, ply ${position.depth}, ${color} to ${square}: ${lists.join(' / ')}`,
              );
            }
          }
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  test('what defends a piece could take back on its square', () => {
    const wrong: string[] = [];
    for (const seed of seedsOf(4)) {
      forEachRandomPosition(variant, seed, (position) => {
        for (const color of COLORS) {
          const seen = asTurnOf(position, color);
          for (const { square, takers, isDefended } of targetsOf(position, color)) {
            const owner = color === 'black' ? 'white' : 'black';
            const is = [
              takers.length > 0,
              pieceOn(seen, square)?.color !== color,
              reachersOf(position, square, owner).length > 0 === isDefended,
            ];
            if (is.includes(false)) wrong.push([seed, position.depth, color, square, is].join(' '));
          }
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  test('a mate in one ends the game', () => {
    for (const seed of seedsOf(4)) {
      forEachRandomPosition(variant, seed, (position) => {
        const before = position.snapshot();
        for (const move of matesInOne(position)) {
          const game = openGame(variant, before);
          game.play(move);
          expect(game.status().kind).toBe('ended');
        }
        expect(position.snapshot()).toEqual(before);
      });
    }
  });

  test('the lines from a square hold every piece on them at its distance', () => {
    forEachRandomPosition(variant, 1, (position) => {
      for (const from of position.rules.squares) {
        const told = linesFrom(position, from).flatMap(({ standing }) =>
          standing.map(({ square, distance }) => `${square} ${distance}`),
        );
        const aligned = [...position.rules.squares].flatMap((square) => {
          const files = Math.abs(fileOf(square) - fileOf(from));
          const ranks = Math.abs(rankOf(square) - rankOf(from));
          const isOnLine = square !== from && (files === 0 || ranks === 0 || files === ranks);
          if (!isOnLine || position.board[square] === EMPTY) return [];
          return [`${square} ${Math.max(files, ranks)}`];
        });
        expect(told.sort().join()).toBe(aligned.sort().join());
      }
    });
  });
});
