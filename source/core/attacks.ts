import { DIRECTIONS, RAYS } from './betza.ts';
import { BLACK_BIT, EMPTY, type Side, WALL } from './piece-code.ts';
import type { Position } from './position.ts';
import { fileOf, makeSquare, rankOf, type Square } from './square.ts';

/** The squares of a side's pieces that could capture on the square, were it the other side's. */
export function attackersOf(position: Position, square: Square, by: Side): Square[] {
  const { board, rules } = position;
  const enemy = BLACK_BIT << by;
  const attackers: Square[] = [];
  for (let ray = 0; ray < RAYS; ray++) {
    const delta = DIRECTIONS[ray];
    let from = square + delta;
    while (board[from] === EMPTY) from += delta;
    const code = board[from];
    const near = from === square + delta ? rules.stepsInto[code] : 0;
    const into = near | rules.slidesInto[code];
    if (code !== WALL && (code & enemy) !== 0 && (into & (1 << ray)) !== 0) attackers.push(from);
  }
  for (const leap of rules.leaps) {
    const from = square + DIRECTIONS[leap];
    const code = board[from];
    if (code !== WALL && (code & enemy) !== 0 && (rules.stepsInto[code] & (1 << leap)) !== 0) {
      attackers.push(from);
    }
  }
  return attackers;
}

/** The squares between two squares of a line, from the first on; none where they share no line. */
export function squaresBetween(first: Square, last: Square): Square[] {
  const files = fileOf(last) - fileOf(first);
  const ranks = rankOf(last) - rankOf(first);
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return [];
  const squares: Square[] = [];
  for (let step = 1; step < Math.max(Math.abs(files), Math.abs(ranks)); step++) {
    const file = fileOf(first) + step * Math.sign(files);
    squares.push(makeSquare(file, rankOf(first) + step * Math.sign(ranks)));
  }
  return squares;
}

/** How a piece stands to a square that it might move to, whatever stands there. */
export type Reach =
  | { readonly kind: 'reaches' }
  | { readonly kind: 'blocked'; readonly by: Square }
  | { readonly kind: 'beyond' };

/** Whether the piece on `from` moves to `to`, or would if something did not stand in its way. */
export function reachOf(position: Position, from: Square, to: Square): Reach {
  const { board, rules } = position;
  const code = board[from];
  for (let at = rules.deltaStart[code]; at < rules.deltaEnd[code]; at++) {
    const delta = rules.deltas[at];
    if (from + delta === to) return { kind: 'reaches' };
    if (at < rules.slideStart[code]) continue;
    let blocker = 0;
    for (let square = from + delta; board[square] !== WALL; square += delta) {
      if (square === to) {
        return blocker === 0 ? { kind: 'reaches' } : { kind: 'blocked', by: blocker };
      }
      if (blocker === 0 && board[square] !== EMPTY) blocker = square;
    }
  }
  return { kind: 'beyond' };
}
