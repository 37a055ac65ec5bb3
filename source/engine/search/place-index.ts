/** Ranks and files from a king; squares that are farther away count as these. */
const NEAR_RANKS = 5;
const NEAR_FILES = 4;
const NEAR_WIDTH = NEAR_FILES + 1;
export const NEAR_SPAN = (2 * NEAR_RANKS + 1) * NEAR_WIDTH;

/**
 * The index of a place about a king; left and right are alike.
 * @param forward ranks in front of the king, as the owner of the piece sees it
 */
export function nearIndex(forward: number, files: number): number {
  const rank = Math.max(-NEAR_RANKS, Math.min(NEAR_RANKS, forward)) + NEAR_RANKS;
  return rank * NEAR_WIDTH + Math.min(NEAR_FILES, Math.abs(files));
}

/** The number of indices that `placeIndex` gives for a board. */
export function placeSpan(files: number, ranks: number): number {
  return ranks * Math.ceil(files / 2);
}

/**
 * The index of a place on the board; left and right are alike.
 * @param rank counted from the owner's last rank, which is 0
 * @param file counted from 1
 */
export function placeIndex(rank: number, file: number, files: number): number {
  return rank * Math.ceil(files / 2) + Math.min(file - 1, files - file);
}
