/**
 * How the lower levels of the computer are weakened in a game, so that each of them wins two games
 * of three or more against the one below: steps of a large game are hardly felt in a small one.
 * `npm run bench:levels` measures them.
 */
export interface LevelSteps {
  /** How many plies the first levels see. */
  readonly depths: readonly number[];
  /** How much worse than the best a move of each level may be, in hundredths of a pawn. */
  readonly tolerances: readonly number[];
  /** Moves played in the searches of the levels above those of `depths`, 9 the last. */
  readonly nodes: readonly number[];
}
