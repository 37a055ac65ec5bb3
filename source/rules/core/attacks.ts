import { DIRECTIONS, RAYS } from './betza.ts';
import { BLACK_BIT, EMPTY, type PieceCode, type Side, WALL } from './piece-code.ts';
import type { Position } from './position.ts';
import { STEP, spans } from './reach.ts';
import { NO_SQUARE, SQUARE_SPAN, type Square } from './square.ts';

/** Whether a piece of a side attacks the square, as if it belonged to the other side. */
export function isAttacked(position: Position, square: Square, by: Side): boolean {
  const { board, rules } = position;
  const { stepsInto, slidesInto, leaps } = rules;
  const enemy = BLACK_BIT << by;
  for (let ray = 0; ray < RAYS; ray++) {
    const delta = DIRECTIONS[ray];
    let from: number = square + delta;
    let code = board[from];
    if (code !== EMPTY) {
      if ((code & enemy) !== 0 && ((stepsInto[code] | slidesInto[code]) & (1 << ray)) !== 0) {
        return true;
      }
      continue;
    }
    do {
      from += delta;
      code = board[from];
    } while (code === EMPTY);
    if (
      (code & enemy) !== 0 &&
      (slidesInto[code] & (1 << ray)) !== 0 &&
      spans(rules.reaches, code as PieceCode, from as Square, square)
    ) {
      return true;
    }
  }
  for (let i = 0; i < leaps.length; i++) {
    const leap = leaps[i];
    const code = board[square + DIRECTIONS[leap]];
    if ((code & enemy) !== 0 && (stepsInto[code] & (1 << leap)) !== 0) return true;
  }
  return rules.hasLeapSlides && isLeapSlidTo(position, square, by);
}

function isLeapSlidTo(position: Position, square: Square, by: Side): boolean {
  return position.rules.leapSlides.some((leap) => slideFrom(position, square, leap, by) !== 0);
}

/**
 * The square from which a piece of a side slides to a square that sees it in a direction; 0 for
 * none.
 */
function slideFrom(
  { board, rules }: Position,
  square: Square,
  direction: number,
  by: Side,
): Square {
  const delta = DIRECTIONS[direction];
  let from = (square + delta) as Square;
  while (board[from] === EMPTY) from = (from + delta) as Square;
  const code = board[from];
  return (code & (BLACK_BIT << by)) !== 0 &&
    (rules.slidesInto[code] & (1 << direction)) !== 0 &&
    spans(rules.reaches, code, from, square)
    ? from
    : NO_SQUARE;
}

/** The squares of a side's pieces that attack the square, as if it belonged to the other side. */
export function attackersOf(position: Position, square: Square, by: Side): Square[] {
  const { board, rules } = position;
  const enemy = BLACK_BIT << by;
  const attackers: Square[] = [];
  const add = (from: Square) => {
    if (from !== 0 && !attackers.includes(from)) attackers.push(from);
  };
  const addStep = (direction: number) => {
    const from = (square + DIRECTIONS[direction]) as Square;
    const code = board[from];
    if ((code & enemy) !== 0 && (rules.stepsInto[code] & (1 << direction)) !== 0) add(from);
  };
  for (let ray = 0; ray < RAYS; ray++) {
    addStep(ray);
    add(slideFrom(position, square, ray, by));
  }
  for (const leap of rules.leaps) addStep(leap);
  for (const leap of rules.leapSlides) add(slideFrom(position, square, leap, by));
  return attackers;
}

/** The squares that a piece slides over from one square to another; none if it does not slide. */
export function squaresOnWay({ board, rules }: Position, from: Square, to: Square): Square[] {
  const reach = rules.reaches[(board[from] << 9) | (to - from + SQUARE_SPAN)];
  const squares: Square[] = [];
  if (reach === 0 || reach === STEP) return squares;
  for (let square = from + reach; square !== to; square += reach) squares.push(square as Square);
  return squares;
}

/** How a piece relates to a square that it might move to, whatever stands there. */
type Reach =
  | { readonly kind: 'reaches' }
  | { readonly kind: 'blocked'; readonly by: Square }
  | { readonly kind: 'beyond' };

/** Whether the piece on `from` reaches `to`, or would if nothing stood in its way. */
export function reachOf(position: Position, from: Square, to: Square): Reach {
  const { board, rules } = position;
  if (!spans(rules.reaches, board[from], from, to)) return { kind: 'beyond' };
  const by = squaresOnWay(position, from, to).find((square) => board[square] !== EMPTY);
  if (by === undefined) return { kind: 'reaches' };
  // Two squares at opposite edges may have the same difference.
  return board[by] === WALL ? { kind: 'beyond' } : { kind: 'blocked', by };
}

/** Whether a piece of this code on `from` would attack `to` if the square `gone` were empty. */
export function attacksFrom(
  position: Position,
  code: PieceCode,
  from: Square,
  to: Square,
  gone: Square,
): boolean {
  const { board, rules } = position;
  const reach = rules.reaches[(code << 9) | (to - from + SQUARE_SPAN)];
  if (reach === 0) return false;
  if (reach === STEP) return true;
  let square: number = from + reach;
  while (square !== to && (board[square] === EMPTY || square === gone)) square += reach;
  return square === to;
}
