import { moveTimes, setMoveTimes, withoutTimes } from './move-times.ts';
import type { RecordNode } from './record.ts';

const ILLEGAL_MOVE = 'illegal move: ';

/**
 * The comment after the last move of a game that was lost by an illegal one, which is not in the
 * list: `illegal move: P*5d, nifu`.
 */
export function illegalMoveComment(move: string, rule: string): string {
  return `${ILLEGAL_MOVE}${move}, ${rule}`;
}

/**
 * The comments after a move that a player may change, as one text. What the program itself wrote
 * is not among them: the times, and of a game lost by an illegal move what that was.
 */
export function noteOf(node: RecordNode): string {
  return ownComments(node).join(' ').replace(/\s+/g, ' ').trim();
}

/** Puts one text in the place of the comments of `noteOf`; an empty one removes them. */
export function setNote(node: RecordNode, text: string): void {
  const times = moveTimes(node);
  const illegal = node.comments.filter((comment) => comment.startsWith(ILLEGAL_MOVE));
  node.comments = text === '' ? illegal : [text, ...illegal];
  setMoveTimes(node, times);
}

function ownComments({ comments }: RecordNode): string[] {
  const others = comments.filter((comment) => !comment.startsWith(ILLEGAL_MOVE));
  return others.map(withoutTimes).filter((comment) => comment !== '');
}
