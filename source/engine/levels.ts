/** How strong a level plays. */
export interface Level {
  readonly level: number;
  /** Plays of a move in the search; missing where the clock decides. */
  readonly nodes?: number;
  /** In plies, where that is what limits it. */
  readonly depth?: number;
  /** Takes a move that is worse than the best by at most so many hundredths of a pawn. */
  readonly tolerance: number;
  /** Looks for forced mates before anything else. */
  readonly seesMates: boolean;
}

/** Time for a move of the highest level where there is no clock. */
export const MOVE_TIME_MS = 1000;

/**
 * The levels of the computer, from the weakest on. All but the last are bounded by nodes, so that
 * they play alike on every machine; the lowest see only a move ahead and are content with less.
 */
export const LEVELS: readonly Level[] = [
  { level: 1, nodes: 4000, depth: 1, tolerance: 800, seesMates: false },
  { level: 2, nodes: 4000, depth: 1, tolerance: 140, seesMates: false },
  { level: 3, nodes: 4000, depth: 2, tolerance: 140, seesMates: false },
  { level: 4, nodes: 4000, depth: 3, tolerance: 80, seesMates: false },
  { level: 5, nodes: 7000, depth: 5, tolerance: 20, seesMates: false },
  { level: 6, nodes: 14000, tolerance: 8, seesMates: false },
  { level: 7, nodes: 35000, tolerance: 6, seesMates: true },
  { level: 8, nodes: 100000, tolerance: 4, seesMates: true },
  { level: 9, nodes: 300000, tolerance: 3, seesMates: true },
  { level: 10, tolerance: 0, seesMates: true },
];

/** A level by its number. Throws `RangeError` where there is none. */
export function levelOf(level: number): Level {
  const found = LEVELS.find((entry) => entry.level === level);
  if (found === undefined) throw new RangeError(`no level ${level}`);
  return found;
}
