/**
 * How the lower levels of the computer are weakened in a game, so that each of them wins two games
 * of three or more against the one below: steps of a large game are hardly felt in a small one.
 * `npm run bench:levels` measures them.
 */
export interface LevelSteps {
  /** How much worse than the best a move of levels 1, 2 … may be, in hundredths of a pawn. */
  readonly tolerances: readonly number[];
  /** Moves played in the searches of levels 5 to 9. */
  readonly nodes: readonly number[];
}
