import { compileBetza, vectorOf } from '../../source/rules/core/betza.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { type Move, makeDrop, makeMove } from '../../source/rules/core/move.ts';
import type { Position } from '../../source/rules/core/position.ts';
import { pieceOn } from '../../source/rules/core/position.ts';
import { fileOf, makeSquare, rankOf, type Square } from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';

/*
 * The legal moves found in the plainest way: every piece walks its strides on a grid, and a move is
 * legal unless a piece of the other side then walks onto the king.
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
  if (hasKingAtGoal(variant, grid, turn === 'black' ? 'white' : 'black')) return [];
  const found: string[] = [];
  for (const [from, man] of grid) {
    if (man.color !== turn) continue;
    const { back, reverts } = itemAt(variant.pieces, man.kind);
    for (const to of walk(variant, grid, from, man)) {
      const after = new Map(grid);
      after.delete(from);
      after.set(to, man);
      if (!isSafe(variant, after, turn)) continue;
      const hasRight =
        (!man.promoted || reverts === true) &&
        back !== undefined &&
        !(man.promoted && isDead(variant, { ...man, promoted: false }, to)) &&
        [from, to].some((square) => depthOf(variant, square, turn) <= variant.zone);
      // A pawn that turns back needs room on its file, as one that is dropped.
      if (hasRight && man.promoted && isFull(variant, grid, man, to)) continue;
      const mustPromote = hasRight && variant.promotion === 'mandatory';
      if (hasRight) found.push(formatUsi(variant, makeMove(from, to, true)));
      if (!mustPromote && !isDead(variant, man, to)) {
        found.push(formatUsi(variant, makeMove(from, to)));
      }
    }
  }
  return [...found, ...slowDrops(position, grid)].sort();
}

function slowDrops(whole: Position, grid: Grid): string[] {
  const { variant, turn, rules, hands } = whole;
  const found: string[] = [];
  if (variant.drops === 'illegal') return found;
  for (const kind of variant.pieces.keys()) {
    const man: Man = { color: turn, kind, promoted: false };
    if (hands[(turn === 'black' ? 0 : 16) + kind] === 0) continue;
    for (const to of rules.squares) {
      if (grid.has(to) || isDead(variant, man, to)) continue;
      const isPawn = itemAt(variant.pieces, kind).role === 'pawn';
      if (isPawn && isFull(variant, grid, man, to)) continue;
      const after = new Map(grid).set(to, man);
      if (!isSafe(variant, after, turn)) continue;
      if (isPawn && variant.pawnDropMate === 'illegal' && mates(whole, after, makeDrop(kind, to))) {
        continue;
      }
      found.push(formatUsi(variant, makeDrop(kind, to)));
    }
  }
  return found;
}

/** The squares to which a piece goes, own pieces in its way or not on the board left out. */
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

/** Whether the file of a square holds as many pawns like this one as it may. */
function isFull(variant: Variant, grid: Grid, man: Man, square: Square): boolean {
  const { pieces, pawnsPerFile = Number.POSITIVE_INFINITY } = variant;
  const { role, reverts } = itemAt(pieces, man.kind);
  const like = [...grid].filter(
    ([at, other]) =>
      fileOf(at) === fileOf(square) &&
      other.color === man.color &&
      other.kind === man.kind &&
      (reverts === true || !other.promoted),
  );
  return role === 'pawn' && like.length >= pawnsPerFile;
}

/** Whether a drop gives check to which there is no answer. */
function mates(position: Position, after: Grid, drop: Move): boolean {
  const { variant, turn } = position;
  if (isSafe(variant, after, turn === 'black' ? 'white' : 'black')) return false;
  position.play(drop);
  const answers = slowLegalUsi(position);
  position.undo();
  return answers.length === 0;
}

function hasKingAtGoal(variant: Variant, grid: Grid, color: Color): boolean {
  return [...grid].some(
    ([square, man]) =>
      man.color === color &&
      itemAt(variant.pieces, man.kind).role === 'royal' &&
      depthOf(variant, square, color) <= (variant.goalRanks ?? 0),
  );
}

function isDead(variant: Variant, man: Man, square: Square): boolean {
  const { role, reverts } = itemAt(variant.pieces, man.kind);
  if (variant.deadSquares === 'legal' || role === 'royal') return false;
  if (man.promoted && reverts) return false;
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
