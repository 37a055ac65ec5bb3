import type { IllegalFault } from '../../rules/core/illegal.ts';
import { isAnalysisLine } from './analysis-lines.ts';
import { formatTime, moveTimes, setMoveTimes, withoutTimes } from './move-times.ts';
import type { RecordNode } from './record.ts';

/** The marks that stand directly after a move, with their numbers in PGN. */
const MARKS: readonly (readonly [mark: string, nag: number])[] = [
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
];

/** The number of a mark such as `!?`; undefined where the text is no mark. */
export function nagOfMark(mark: string): number | undefined {
  return MARKS.find(([text]) => text === mark)?.[1];
}

/** Numeric annotation glyphs as they stand after a move: `!?`, or ` $13` where no mark is known. */
export function formatNags(nags: readonly number[]): string {
  return nags.map((nag) => MARKS.find(([, number]) => number === nag)?.[0] ?? ` $${nag}`).join('');
}

const ILLEGAL_MOVE = 'illegal move: ';

/**
 * The comment after the last move of a game that was lost by an illegal move; the list does not
 * have that move: `illegal move: P*5d, nifu`.
 */
export function illegalMoveComment(move: string, rule: string): string {
  return `${ILLEGAL_MOVE}${move}, ${rule}`;
}

const BROKEN_RULES = {
  nifu: 'nifu',
  'full-file': 'nifu',
  'goal-reached': 'game over',
  'no-drops': 'no drops',
  'dead-drop': 'dead square',
  'dead-move': 'dead square',
  'pawn-drop-mate': 'pawn-drop mate',
  'king-attacked': 'check',
  'king-exposed': 'check',
  'in-check': 'check',
  'must-promote': 'promotion',
  'outside-zone': 'promotion',
  'cannot-promote': 'promotion',
  'promoted-drop': 'promotion',
  occupied: 'occupied square',
  blocked: 'blocked way',
  unreachable: 'not how it moves',
  'wrong-origin': 'not how it moves',
  'nothing-to-capture': 'no capture',
  'no-recapture': 'no capture',
  'not-in-hand': 'no such piece',
  'no-piece': 'no such piece',
  'not-your-piece': 'no such piece',
} as const satisfies Readonly<Record<IllegalFault['code'], string>>;

/** The rule that an illegal move breaks, in a word or two, as a record names it: `nifu`. */
export function brokenRule({ code }: IllegalFault): string {
  return BROKEN_RULES[code];
}

/** The comment after the last move on the time that the side to move took before the end. */
export function endTimeComment(timeMs: number): string {
  return `time before the end: ${formatTime(timeMs)}`;
}

/**
 * The comments after a move that a player may change, as one text. The program's own are left out:
 * the times, the move of a game that was lost by an illegal one, and what an analysis has found.
 */
export function noteOf(node: RecordNode): string {
  return ownComments(node).join(' ').replace(/\s+/g, ' ').trim();
}

/** Replaces the comments of `noteOf` with one text; an empty text removes them. */
export function setNote(node: RecordNode, text: string): void {
  const times = moveTimes(node);
  const programs = node.comments.filter(isOfProgram);
  node.comments = text === '' ? programs : [text, ...programs];
  setMoveTimes(node, times);
}

function ownComments({ comments }: RecordNode): string[] {
  const others = comments.filter((comment) => !isOfProgram(comment));
  return others.map(withoutTimes).filter((comment) => comment !== '');
}

function isOfProgram(comment: string): boolean {
  return comment.startsWith(ILLEGAL_MOVE) || isAnalysisLine(comment);
}
