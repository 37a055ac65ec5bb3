import { DIRECTIONS, RAYS } from './betza.ts';
import { BLACK_BIT, EMPTY } from './piece-code.ts';
import type { Position } from './position.ts';
import { SQUARE_SPAN, type Square } from './square.ts';

/*
 * One walk outward from the king finds the checkers, the squares that answer a check, and the
 * pins. What it found stands in the arrays below while one position is generated, and is cleared
 * before the function that asked for it returns.
 */

/** By square: the difference of squares along which its piece is pinned, 0 for none. */
export const pins = new Int8Array(SQUARE_SPAN);
const pinned = new Uint8Array(RAYS);
let pinCount = 0;
export let checkerCount = 0;
/** By square: 1 where a piece other than the king answers the only check. */
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
      if (((near | slidesInto[code]) & (1 << ray)) !== 0) {
        checkerCount++;
        for (let answer = king + delta; answer !== square; answer += delta) addAnswer(answer);
        addAnswer(square);
      }
    } else if ((code & enemy) === 0) {
      let behind = square + delta;
      while (board[behind] === EMPTY) behind += delta;
      const slider = board[behind];
      if ((slider & enemy) !== 0 && (slidesInto[slider] & (1 << ray)) !== 0) {
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
      checkerCount++;
      addAnswer(square);
    }
  }
}

function addAnswer(square: Square): void {
  answers[square] = 1;
  answerSquares[answerCount++] = square;
}

export function clearWalk(): void {
  for (let i = 0; i < pinCount; i++) pins[pinned[i]] = 0;
  for (let i = 0; i < answerCount; i++) answers[answerSquares[i]] = 0;
}
