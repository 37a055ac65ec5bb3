import { withoutControls } from '../../../clean/clean-text.ts';
import type { Move } from '../../../rules/core/move.ts';
import type { RecordNode } from '../../tree/record.ts';
import { textsOf } from '../losses.ts';

/** Equal moves from one position as one move, the first in front; the start alone is one too. */
export type MergedMove = readonly [RecordNode, ...RecordNode[]];

/** What was written about a move. */
interface MoveNotes {
  readonly comments: readonly string[];
  /** Missing where there is none. */
  readonly bookmark?: string | undefined;
}

const BOOKMARK = /^\[%bookmark (.*\S)\s*\]$/;

/** The moves after a move, the main one first. */
export function movesAfter(nodes: MergedMove): MergedMove[] {
  const byMove = new Map<Move, [RecordNode, ...RecordNode[]]>();
  for (const { children } of nodes) {
    for (const child of children) {
      const twins = byMove.get(child.move);
      if (twins) twins.push(child);
      else byMove.set(child.move, [child]);
    }
  }
  return [...byMove.values()];
}

/** The comments on a move. The first bookmark is one; others stay comments. */
export function notesOn(nodes: MergedMove): MoveNotes {
  const comments = nodes.flatMap(textsOf).map(withoutControls);
  const index = comments.findIndex((text) => BOOKMARK.test(text));
  const [found = ''] = index < 0 ? [] : comments.splice(index, 1);
  return { comments, bookmark: BOOKMARK.exec(found)?.[1] };
}
