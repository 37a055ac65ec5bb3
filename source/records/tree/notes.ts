import type { IllegalFault } from '../../rules/core/illegal.ts';
import { formatTime, moveTimes, setMoveTimes, withoutTimes } from './move-times.ts';
import type { RecordNode } from './record.ts';

const ILLEGAL_MOVE = 'illegal move: ';

/**
 * The comment after the last move of a game that was lost by an illegal move; the list does not
 * have that move: `illegal move: P*5d, nifu`.
 */
export function illegalMoveComment(move: string, rule: string): string {
  return `${ILLEGAL_MOVE}${move}, ${rule}`;
}

/** The rule that an illegal move breaks, in a word or two, as a record names it: `nifu`. */
export function brokenRule(fault: IllegalFault): string {
  switch (fault.code) {
    case 'nifu':
    case 'full-file':
      return 'nifu';
    case 'goal-reached':
      return 'game over';
    case 'no-drops':
      return 'no drops';
    case 'dead-drop':
    case 'dead-move':
      return 'dead square';
    case 'pawn-drop-mate':
      return 'pawn-drop mate';
    case 'king-attacked':
    case 'king-exposed':
    case 'in-check':
      return 'check';
    case 'must-promote':
    case 'outside-zone':
    case 'cannot-promote':
    case 'promoted-drop':
      return 'promotion';
    case 'occupied':
      return 'occupied square';
    case 'blocked':
      return 'blocked way';
    case 'unreachable':
    case 'wrong-origin':
      return 'not how it moves';
    case 'nothing-to-capture':
    case 'no-recapture':
      return 'no capture';
    case 'not-in-hand':
    case 'no-piece':
    case 'not-your-piece':
      return 'no such piece';
    default:
      return fault satisfies never;
  }
}

/** The comment after the last move on the time that the side to move took before the end. */
export function endTimeComment(timeMs: number): string {
  return `time before the end: ${formatTime(timeMs)}`;
}

/**
 * The comments after a move that a player may change, as one text. The program's own are left out:
 * the times, and the move of a game that was lost by an illegal one.
 */
export function noteOf(node: RecordNode): string {
  return ownComments(node).join(' ').replace(/\s+/g, ' ').trim();
}

/** Replaces the comments of `noteOf` with one text; an empty text removes them. */
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
