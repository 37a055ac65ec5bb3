/** Worth of a piece by where it stands, in hundredths of a pawn. */
export interface PlaceWeights {
  /** By rank from the owner's last one on, then by distance from the nearer edge. */
  readonly board?: readonly number[];
  /** About its own king, by `nearIndex`. */
  readonly own?: readonly number[];
  /** About the other king, by `nearIndex`. */
  readonly other?: readonly number[];
}

/** Danger of a king that is pressed: `p * (pressure * p + threat * t) / (calm + guard * g)`. */
export interface DangerWeights {
  readonly pressure: number;
  readonly threat: number;
  readonly calm: number;
  readonly guard: number;
}

/** What `npm run tune` finds out about a variant. What is missing comes from the moves. */
export interface VariantWeights {
  /** Worth of the right to move. */
  readonly tempo?: number;
  readonly danger?: DangerWeights;
  /** Worth on the board, by letter of SFEN: `P`, `+P`. */
  readonly worth?: Readonly<Record<string, number>>;
  /** Worth of one in hand, by letter of SFEN. */
  readonly hand?: Readonly<Record<string, number>>;
  /** By the Betza notation of a face: those that move alike share their places. */
  readonly places?: Readonly<Record<string, PlaceWeights>>;
}

export const TEMPO = 15;
export const DANGER: DangerWeights = { pressure: 1, threat: 1, calm: 24, guard: 0.5 };

/** Squares that are farther from a king count as these: so many ranks, so many files. */
export const NEAR_RANKS = 5;
export const NEAR_FILES = 4;
const NEAR_WIDTH = NEAR_FILES + 1;
export const NEAR_SPAN = (2 * NEAR_RANKS + 1) * NEAR_WIDTH;

/**
 * Index of a place about a king; left and right are alike.
 * @param forward ranks in front of the king, as the owner of the piece sees it
 */
export function nearIndex(forward: number, files: number): number {
  const rank = Math.max(-NEAR_RANKS, Math.min(NEAR_RANKS, forward)) + NEAR_RANKS;
  return rank * NEAR_WIDTH + Math.min(NEAR_FILES, Math.abs(files));
}

/** How many places of a board differ in `placeIndex`. */
export function placeSpan(files: number, ranks: number): number {
  return ranks * Math.ceil(files / 2);
}

/**
 * Index of a place on the board; left and right are alike.
 * @param rank from the owner's last rank on, 0 there
 * @param file from 1 on
 */
export function placeIndex(rank: number, file: number, files: number): number {
  return rank * Math.ceil(files / 2) + Math.min(file - 1, files - file);
}
