import { EMPTY } from '../../source/rules/core/piece-code.ts';
import type { Placement } from '../../source/rules/core/position.ts';

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
