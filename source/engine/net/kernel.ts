import type { Net } from './net-file.ts';
import { FIRST_UNIT, MATERIAL_UNIT, OUTPUT_UNIT } from './net-file.ts';

/** Plies of which a kernel keeps the sums. */
export const KERNEL_PLIES = 1024;

/** A record is four numbers; the record of a ply begins at `ply << 2`. */
export const RECORD_SHIFT = 2;

/**
 * The arithmetic of a net: whole numbers, the same in each kernel. It keeps the sums of the first
 * layer by ply and side, and makes them when they are needed, from what changed since the last ply
 * that has them.
 */
export interface Kernel {
  /**
   * What changed at each ply: a piece word that went away `| word that came << 16`, a second pair
   * or 0; whether Black sees the board mirrored, whether White does and the squares of both kings, a
   * byte each; and a byte a side that says whether the sums are there: 0 for a new record.
   */
  readonly records: Int32Array;
  /** The piece words that `refresh` adds up. */
  readonly words: Uint16Array;
  /** The material of a side less that of the other, after `evaluate`. */
  readonly difference: Int32Array;
  /** Makes the sums of a side at a ply from the first words of the list. */
  refresh(ply: number, side: number, count: number): void;
  /** The sum of the output layer for the side to move at a ply. */
  evaluate(ply: number, side: number): number;
}

/** Worths beyond this are cut off, so that none is taken for a mate. */
const MOST_WORTH = 20_000;

/** Centipawns for the side to move. @param difference of the material; see `Kernel` */
export function worthOf(
  { scale, outputBias }: Pick<Net, 'scale' | 'outputBias'>,
  sum: number,
  difference: number,
): number {
  const judged = ((sum * scale) / (FIRST_UNIT * FIRST_UNIT * OUTPUT_UNIT)) | 0;
  const worth = judged + outputBias + ((difference / (2 * MATERIAL_UNIT)) | 0);
  return worth > MOST_WORTH ? MOST_WORTH : worth < -MOST_WORTH ? -MOST_WORTH : worth;
}
