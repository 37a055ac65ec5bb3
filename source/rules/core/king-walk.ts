import { DIRECTIONS, RAYS } from './betza.ts';
import { BLACK_BIT, EMPTY, type PieceCode } from './piece-code.ts';
import type { Position } from './position.ts';
import { spans } from './reach.ts';
import { SQUARE_SPAN, type Square } from './square.ts';

/*
 * One walk outward from the king finds the checkers, the squares that answer a check, and the pins.
 * The arrays below hold the findings while one position is generated; they are cleared before the
 * asking function returns.
 */

/** Indexed by square: the difference of squares along which its piece is pinned, 0 for none. */
export const pins = new Int8Array(SQUARE_SPAN);
const pinned = new Uint8Array(DIRECTIONS.length);
let pinCount = 0;
export let checkerCount = 0;
/** Indexed by square: 1 where a piece other than the king answers the only check. */
export const answers = new Uint8Array(SQUARE_SPAN);
/** The same squares as a list. */
export const answerSquares = new Uint8Array(SQUARE_SPAN);
export let answerCount = 0;

export function walkFromKing(position: Position): void {
  const { board, side, rules } = position;
  const { stepsInto, slidesInto, leaps } = rules;
  const king = position.kings[side];
  pinCount = 0;
  checkerCount = 0;
  answerCount = 0;
  if (king === 0) return;
  const own = BLACK_BIT << side;
  const enemy = BLACK_BIT << (side ^ 1);
  for (let ray = 0; ray < RAYS; ray++) {
    const delta = DIRECTIONS[ray];
    let square = king + delta;
    while (board[square] === EMPTY) square += delta;
    const code = board[square];
    if ((code & own) === 0) {
      const near = square === king + delta ? stepsInto[code] : 0;
      if (
        ((near | slidesInto[code]) & (1 << ray)) !== 0 &&
        spans(rules.reaches, code as PieceCode, square as Square, king)
      ) {
        checkerCount++;
        for (let answer = king + delta; answer !== square; answer += delta) addAnswer(answer);
        addAnswer(square);
      }
    } else if ((code & enemy) === 0) {
      let behind = square + delta;
      while (board[behind] === EMPTY) behind += delta;
      const slider = board[behind];
      if (
        (slider & enemy) !== 0 &&
        (slidesInto[slider] & (1 << ray)) !== 0 &&
        spans(rules.reaches, slider as PieceCode, behind as Square, king)
      ) {
        pins[square] = delta;
        pinned[pinCount++] = square;
      }
    }
  }
  for (let i = 0; i < leaps.length; i++) {
    const leap = leaps[i];
    const square = king + DIRECTIONS[leap];
    const code = board[square];
    if ((code & enemy) !== 0 && (stepsInto[code] & (1 << leap)) !== 0) {
      addChecker(square);
      addAnswer(square);
    }
  }
  if (rules.hasLeapSlides) walkLeapSlides(position, king);
}

/** Does the same along the lines on which pieces repeat a leap. */
function walkLeapSlides({ board, side, rules }: Position, king: Square): void {
  const own = BLACK_BIT << side;
  const enemy = BLACK_BIT << (side ^ 1);
  const slides = (from: Square, direction: number) =>
    (rules.slidesInto[board[from]] & (1 << direction)) !== 0 &&
    spans(rules.reaches, board[from], from, king);
  for (const direction of rules.leapSlides) {
    const delta = DIRECTIONS[direction];
    let square = (king + delta) as Square;
    while (board[square] === EMPTY) square = (square + delta) as Square;
    if ((board[square] & own) === 0) {
      if (!slides(square, direction)) continue;
      addChecker(square);
      for (let answer = king + delta; answer !== square; answer += delta) addAnswer(answer);
      addAnswer(square);
    } else if ((board[square] & enemy) === 0 && pins[square] === 0) {
      let behind = (square + delta) as Square;
      while (board[behind] === EMPTY) behind = (behind + delta) as Square;
      if ((board[behind] & enemy) === 0 || !slides(behind, direction)) continue;
      pins[square] = delta;
      pinned[pinCount++] = square;
    }
  }
}

/**
 * Counts a piece that leaps to the king. If it also slides there, the squares that it leaps over
 * are no answers.
 */
function addChecker(square: number): void {
  if (answers[square] === 0) checkerCount++;
  else clearAnswers();
}

function addAnswer(square: number): void {
  answers[square] = 1;
  answerSquares[answerCount++] = square;
}

export function clearWalk(): void {
  for (let i = 0; i < pinCount; i++) pins[pinned[i]] = 0;
  clearAnswers();
}

function clearAnswers(): void {
  for (let i = 0; i < answerCount; i++) answers[answerSquares[i]] = 0;
  answerCount = 0;
}
