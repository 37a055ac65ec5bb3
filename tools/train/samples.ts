import { BLACK_BIT, EMPTY, type PieceCode } from '../../source/rules/core/piece-code.ts';
import type { Placement } from '../../source/rules/core/position.ts';
import type { Rules } from '../../source/rules/core/rules.ts';

/** The result of the game for the side to move; children of its positions have none. */
export const LOST = 0;
export const DRAWN = 1;
export const WON = 2;
export const NO_RESULT = 3;

/** Words of a sample before its pieces. */
export const SAMPLE_HEAD = 5;

/** A position that was judged. */
export interface Sample {
  /** The number of its game in the file. */
  readonly game: number;
  readonly result: number;
  /** In hundredths of a pawn, for the side to move. */
  readonly score: number;
  readonly position: Placement;
}

/**
 * A sample as 16-bit words: the number of pieces, the game (low and high), `side | result << 1`,
 * the score, and for each piece on the board `code << 8 | square`, for each kind in a hand
 * `handIndex << 8 | count`.
 */
export function sampleWords({ game, result, score, position }: Sample): number[] {
  const { board, hands, turn } = position;
  const pieces: number[] = [];
  for (const [square, code] of board.entries()) {
    if (code !== EMPTY && (code & 0x60) !== 0x60) pieces.push((code << 8) | square);
  }
  for (const [hand, count] of hands.entries()) {
    if (count > 0) pieces.push((hand << 8) | count);
  }
  const side = turn === 'black' ? 0 : 1;
  const head = [pieces.length, game & 0xffff, game >>> 16, side | (result << 1), score & 0xffff];
  return [...head, ...pieces];
}

/** The position of a sample that begins at `start`. */
export function samplePlacement(rules: Rules, words: Uint16Array, start: number): Placement {
  const board = rules.emptyBoard.slice();
  const hands = new Uint16Array(32);
  const end = start + SAMPLE_HEAD + words[start];
  for (const word of words.subarray(start + SAMPLE_HEAD, end)) {
    const code = word >> 8;
    if (code < BLACK_BIT) hands[code] = word & 255;
    else board[word & 255] = code as PieceCode;
  }
  return { board, hands, turn: sampleSide(words, start) === 0 ? 'black' : 'white' };
}

/** The number of the game of a sample in its file. */
export function sampleGame(words: Uint16Array, start: number): number {
  return words[start + 1] | (words[start + 2] << 16);
}

/** The side to move in a sample: 0 for Black. */
export function sampleSide(words: Uint16Array, start: number): number {
  return words[start + 3] & 1;
}

/** The score of a sample, in hundredths of a pawn for the side to move. */
export function sampleScore(words: Uint16Array, start: number): number {
  return (words[start + 4] << 16) >> 16;
}

/** The result of a sample for the side to move, from 0 to 1; `undefined` where there is none. */
export function sampleResult(words: Uint16Array, start: number): number | undefined {
  const result = words[start + 3] >> 1;
  return result === NO_RESULT ? undefined : result / 2;
}

/** The starts of the samples of a file. One that ends too early is left out: a stop may cut it. */
export function sampleStarts(words: Uint16Array): number[] {
  const starts: number[] = [];
  let at = 0;
  while (at < words.length) {
    const next = at + SAMPLE_HEAD + words[at];
    if (next > words.length) break;
    starts.push(at);
    at = next;
  }
  return starts;
}
