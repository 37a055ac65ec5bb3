import type { Charset } from '../../text/charset.ts';
import { MARKS, type Mark } from '../app/palettes.ts';

/** How a mark is drawn without its tint, on the lines around a square. */
export interface MarkSign {
  readonly left: string;
  readonly right: string;
  /** Above and below the square, with the corners from left to right; missing for none. */
  readonly above?: readonly [string, string, string];
  readonly below?: readonly [string, string, string];
}

/** Lines in the place of those of the board; blocks lie close around the square. */
const BOX: Readonly<Record<Mark, MarkSign>> = {
  'last-move': { left: '┃', right: '┃' },
  'last-capture': { left: '║', right: '║' },
  target: { left: '│', right: '│' },
  capture: { left: '▐', right: '▌', above: ['▗', '▄', '▖'], below: ['▝', '▀', '▘'] },
  picked: { left: '┋', right: '┋', above: ['┏', '┅', '┓'], below: ['┗', '┅', '┛'] },
  check: { left: '▐', right: '▌', above: ['▗', '▄', '▖'], below: ['▝', '▀', '▘'] },
  mate: { left: '█', right: '█', above: ['▄', '▄', '▄'], below: ['▀', '▀', '▀'] },
  cursor: { left: '▐', right: '▌', above: ['▗', '▄', '▖'], below: ['▝', '▀', '▘'] },
};

const PLAIN: Readonly<Record<Mark, MarkSign>> = {
  'last-move': { left: '|', right: '|' },
  'last-capture': { left: ':', right: ':' },
  target: { left: '|', right: '|' },
  capture: { left: '>', right: '<' },
  picked: { left: '(', right: ')' },
  check: { left: '!', right: '!' },
  mate: { left: '#', right: '#' },
  cursor: { left: '[', right: ']' },
};

/** The sign of a mark on the lines of a board; `isLow` for squares of one row. */
export function signOf(mark: Mark, charset: Charset, isLow: boolean): MarkSign {
  const { left, right, ...around } = (charset === 'box' ? BOX : PLAIN)[mark];
  return isLow && mark !== 'cursor' ? { left, right } : { left, right, ...around };
}

/** What stands at the left and at the right edge of a square, in its middle rows. */
export type InnerSign = readonly [left: string, right?: string];

/**
 * The sign of a mark in its square; undefined if it is drawn around it. The marks of each move must
 * stay cheap on a slow line, where lines around a square would have to be restored.
 */
export function innerSignOf(mark: Mark, charset: Charset): InnerSign | undefined {
  if (mark !== 'last-move' && mark !== 'last-capture') return undefined;
  const { left, right } = (charset === 'box' ? BOX : PLAIN)[mark];
  return [left, right];
}

/** The sign of a mark in the free column of a square without lines around it. */
export function narrowSign(mark: Mark, charset: Charset): string {
  if (mark === 'cursor') return '>';
  return charset === 'box' ? BOX[mark].left : PLAIN[mark].left;
}

/** Corners of heavy lines between four squares, where light lines go on. */
const INNER = new Map([
  ['┏', '╆'],
  ['┓', '╅'],
  ['┗', '╄'],
  ['┛', '╃'],
]);

/** A corner of a sign where the lines of the board cross. */
export function innerCorner(corner: string): string {
  return INNER.get(corner) ?? corner;
}

/** The most important of some marks; undefined for none. */
export function topMark(marks: ReadonlySet<Mark> | undefined): Mark | undefined {
  return marks && MARKS.findLast((mark) => marks.has(mark));
}

/** Whether a mark is drawn over another. */
export function isAbove(mark: Mark, other: Mark): boolean {
  return MARKS.indexOf(mark) > MARKS.indexOf(other);
}
