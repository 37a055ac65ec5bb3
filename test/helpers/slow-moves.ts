import { compileBetza, vectorOf } from '../../source/rules/core/betza.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { makeDrop, makeMove } from '../../source/rules/core/move.ts';
import type { Position } from '../../source/rules/core/position.ts';
import { pieceOn } from '../../source/rules/core/position.ts';
import { fileOf, makeSquare, rankOf, type Square } from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';

/*
 * The legal moves found in the plainest way: every piece walks its strides on a grid, and a move is
 * legal unless a piece of the other side then walks onto the king. For games in which a pawn may
 * mate by a drop.
 */

interface Man {
  readonly color: Color;
  readonly kind: number;
  readonly promoted: boolean;
}

type Grid = Map<Square, Man>;

/** All legal moves in USI, sorted. */
export function slowLegalUsi(position: Position): string[] {
  const { variant, turn } = position;
  const grid: Grid = new Map();
  for (const square of position.rules.squares) {
    const man = pieceOn(position, square);
    if (man) grid.set(square, man);
  }
  const found: string[] = [];
  for (const [from, man] of grid) {
    if (man.color !== turn) continue;
    for (const to of walk(variant, grid, from, man)) {
      const after = new Map(grid);
      after.delete(from);
      after.set(to, man);
      if (!isSafe(variant, after, turn)) continue;
      const hasRight =
        !man.promoted &&
        itemAt(variant.pieces, man.kind).back !== undefined &&
        [from, to].some((square) => depthOf(variant, square, turn) <= variant.zone);
      const mustPromote = hasRight && variant.promotion === 'mandatory';
      if (hasRight) found.push(formatUsi(variant, makeMove(from, to, true)));
      if (!mustPromote && (man.promoted || !isDead(variant, man, to))) {
        found.push(formatUsi(variant, makeMove(from, to)));
      }
    }
  }
  return [...found, ...slowDrops(position, grid)].sort();
}

function slowDrops({ variant, turn, rules, ...position }: Position, grid: Grid): string[] {
  const found: string[] = [];
  for (const kind of variant.pieces.keys()) {
    const man: Man = { color: turn, kind, promoted: false };
    if (position.hands[(turn === 'black' ? 0 : 16) + kind] === 0) continue;
    for (const to of rules.squares) {
      if (grid.has(to) || isDead(variant, man, to)) continue;
      const isNifu =
        itemAt(variant.pieces, kind).role === 'pawn' &&
        [...grid].some(
          ([at, other]) =>
            fileOf(at) === fileOf(to) &&
            other.color === turn &&
            other.kind === kind &&
            !other.promoted,
        );
      if (!isNifu && isSafe(variant, new Map(grid).set(to, man), turn)) {
        found.push(formatUsi(variant, makeDrop(kind, to)));
      }
    }
  }
  return found;
}

/** Where a piece goes, own pieces in its way or not on the board left out. */
function* walk(variant: Variant, grid: Grid, from: Square, man: Man): Iterable<Square> {
  const { front, back = front } = itemAt(variant.pieces, man.kind);
  const { ranges } = compileBetza((man.promoted ? back : front).betza);
  const sign = man.color === 'black' ? 1 : -1;
  const reached = new Set<Square>();
  for (const [direction, range] of ranges.entries()) {
    const { left, forward } = vectorOf(direction);
    for (let step = 1; step <= range; step++) {
      const file = fileOf(from) + sign * left * step;
      const rank = rankOf(from) - sign * forward * step;
      if (file < 1 || file > variant.files || rank < 1 || rank > variant.ranks) break;
      const to = makeSquare(file, rank);
      if (grid.get(to)?.color !== man.color) reached.add(to);
      if (grid.has(to)) break;
    }
  }
  yield* reached;
}

function isDead(variant: Variant, man: Man, square: Square): boolean {
  return [...walk(variant, new Map(), square, man)].length === 0;
}

function isSafe(variant: Variant, grid: Grid, color: Color): boolean {
  const isKing = (man: Man | undefined) =>
    man?.color === color && itemAt(variant.pieces, man.kind).role === 'royal';
  for (const [from, man] of grid) {
    if (man.color === color) continue;
    for (const to of walk(variant, grid, from, man)) if (isKing(grid.get(to))) return false;
  }
  return true;
}

function depthOf(variant: Variant, square: Square, color: Color): number {
  return color === 'black' ? rankOf(square) : variant.ranks + 1 - rankOf(square);
}
