import { type BookPosition, MOST_WEIGHT } from '../../source/engine/book/book.ts';
import { EARLY_PLIES, LATE_GAIN } from '../../source/engine/search/late-move.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Move } from '../../source/rules/core/move.ts';
import { positionBytes } from './format-book.ts';

const ALL = Number.POSITIVE_INFINITY;

/** A move worth considering, and the position after it. */
export interface JudgedMove {
  readonly move: Move;
  /** For the side that makes it, in hundredths of a pawn. */
  readonly score: number;
  /** The key of the position after it. */
  readonly next: number;
  /** Whether players leave such a move for later. */
  readonly isLate: boolean;
}

/** What a search thinks of a position: its moves within the tolerance, the best first. */
export type Judgement = readonly JudgedMove[];

/** A position where a line may begin, with how likely it is to occur in a game. */
export interface Root {
  readonly key: number;
  readonly reach: number;
  /** The plies before it. */
  readonly ply: number;
}

/** A position of the tree: `reach` is the probability of the likeliest line that leads to it. */
export interface TreePosition extends Root {
  readonly moves: Judgement;
}

/** How much worse than the best a move of the book may seem, in hundredths of a pawn. */
export const TOLERANCE = 100;
/** How much worse it may turn out after more moves, since scores of different searches differ. */
const BLUNDER = 200;
/** A move is half as likely as one that is better by N. */
const HALF = 30;

/** Positions with a better move than this are decided, and need no book. */
const DECIDED = 9000;

/** The most moves of a position by the plies before it: there it ends. */
const MOST_MOVES = [4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2];

/** The moves of a position without the late ones that are not much better than the others. */
export function timelyMoves(judgement: Judgement, ply: number): Judgement {
  if (ply >= EARLY_PLIES) return judgement;
  const others = judgement.filter(({ isLate }) => !isLate).map(({ score }) => score);
  const least = Math.max(...others) + LATE_GAIN;
  return judgement.filter(({ isLate, score }) => !isLate || score >= least);
}

/** The tree as far as its positions are judged, and the likeliest ones that are still to be. */
export interface Tree {
  /** The likeliest first. */
  readonly positions: readonly TreePosition[];
  /** Positions without a judgement, the likeliest first. */
  readonly open: readonly Root[];
}

/**
 * Grows the tree from its roots, the likeliest position first. Lines that lead to the same position
 * share it; its probability is that of the likeliest of them.
 * @param judged what a search thinks of a position, if it was asked
 * @param bytes room for positions
 * @param most open positions after which it ends
 */
export function growTree(
  roots: readonly Root[],
  judged: (key: number, ply: number) => Judgement | undefined,
  bytes: number,
  most: number,
): Tree {
  const positions: TreePosition[] = [];
  const open: Root[] = [];
  const done = new Set<number>();
  const waiting = new Waiting();
  for (const root of roots) waiting.add(root);
  let left = bytes;
  for (let next = waiting.take(); next && open.length < most; next = waiting.take()) {
    const { key, reach, ply } = next;
    const width = MOST_MOVES[ply];
    if (done.has(key) || width === undefined) continue;
    done.add(key);
    const judgement = judged(key, ply);
    if (judgement === undefined) open.push(next);
    const [best] = judgement ?? [];
    if (!judgement || !best || Math.abs(best.score) > DECIDED) continue;
    const moves = judgement.slice(0, width);
    left -= positionBytes(moves.length);
    if (left < 0) break;
    positions.push({ ...next, moves });
    const weights = weightsOf(moves);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    for (const [index, { next: after }] of moves.entries()) {
      const part = itemAt(weights, index) / sum;
      if (!done.has(after)) waiting.add({ key: after, reach: reach * part, ply: ply + 1 });
    }
  }
  return { positions, open };
}

/** Whether a move of a position leads out of the tree. */
export function hasLeaf(tree: readonly TreePosition[]): (position: TreePosition) => boolean {
  const keys = new Set(tree.map(({ key }) => key));
  return ({ moves }) => moves.some(({ next }) => !keys.has(next));
}

/**
 * The tree with the moves that the search thinks of by now, without those that turn out badly: the
 * positions after them are worth much less than those after another move.
 * @param judged what the search thinks; it may be deeper than when the tree grew
 */
export function checkedTree(
  tree: readonly TreePosition[],
  judged: (key: number, ply: number) => Judgement,
): TreePosition[] {
  const values = new Map<number, number>();
  const checked = [...tree].reverse().map((position) => {
    const judgement = judged(position.key, position.ply);
    // The positions before this one are not yet valued, since a line leads back to them.
    const worth = ({ next, score }: JudgedMove) => 0 - (values.get(next) ?? 0 - score);
    const best = Math.max(...judgement.map(worth));
    values.set(position.key, best);
    return { ...position, moves: judgement.filter((entry) => worth(entry) >= best - BLUNDER) };
  });
  return checked.reverse();
}

/**
 * The positions of a book: those of the tree that its moves reach from the roots.
 * @param bytes room for them
 */
export function bookPositions(
  roots: readonly Root[],
  tree: readonly TreePosition[],
  bytes: number,
): BookPosition[] {
  const moves = new Map(tree.map((position) => [position.key, position.moves]));
  const { positions } = growTree(roots, (key) => moves.get(key) ?? [], bytes, ALL);
  return positions.map(({ key, moves: own }) => {
    const weights = weightsOf(own);
    return {
      key,
      moves: own.map(({ move }, index) => ({ move, weight: itemAt(weights, index) })),
    };
  });
}

/** Weights by how much worse than the best a move is. */
function weightsOf(moves: Judgement): number[] {
  const best = Math.max(...moves.map(({ score }) => score));
  return moves.map(({ score }) =>
    Math.max(1, Math.round(MOST_WEIGHT * 2 ** ((score - best) / HALF))),
  );
}

/** Positions that the tree may grow to, of which the likeliest is taken first. */
class Waiting {
  /** The likeliest last. */
  readonly #sorted: Root[] = [];

  add(candidate: Root): void {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isLikelier(candidate, itemAt(this.#sorted, middle))) low = middle + 1;
      else high = middle;
    }
    this.#sorted.splice(low, 0, candidate);
  }

  take(): Root | undefined {
    return this.#sorted.pop();
  }
}

/** The order of the keys decides between two that are as likely: any order that is always the same. */
function isLikelier(one: Root, other: Root): boolean {
  return one.reach === other.reach ? one.key < other.key : one.reach > other.reach;
}
