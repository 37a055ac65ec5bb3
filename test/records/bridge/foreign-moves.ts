import { Move, type Node, type Record } from 'tsshogi';
import type { RecordNode } from '../../../source/records/tree/record.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';

/** The moves from a position, each with those behind it. */
export interface MoveTree {
  readonly usi: string;
  readonly next: readonly MoveTree[];
}

/** The moves behind a node of ours. */
export function movesOf({ children }: RecordNode): MoveTree[] {
  return children.map((child) => ({ usi: formatUsi(shogi, child.move), next: movesOf(child) }));
}

/** The moves of a record of tsshogi. */
export function foreignMoves(record: Record | Error): MoveTree[] {
  if (record instanceof Error) throw record;
  const after = ({ next }: Node): MoveTree[] => {
    const moves: MoveTree[] = [];
    for (let node = next; node; node = node.branch) {
      if (node.move instanceof Move) moves.push({ usi: node.move.usi, next: after(node) });
    }
    return moves;
  };
  return after(record.first);
}

/** Variations in the order of their first moves, for comparisons in which it does not matter. */
export function sortedMoves(moves: readonly MoveTree[]): MoveTree[] {
  const [first, ...others] = moves.map(({ usi, next }) => ({ usi, next: sortedMoves(next) }));
  const sorted = others.sort((a, b) => (a.usi < b.usi ? -1 : 1));
  return first ? [first, ...sorted] : [];
}
