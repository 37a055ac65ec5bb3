/**
 * What `npm run --prefix tools calibrate` finds out about a game: how the logarithm of the odds to
 * win follows from a score of the search.
 */
export interface ScoreScale {
  /** For a small lead, times 600 hundredths of a pawn. */
  readonly slope: number;
  /** How soon more of a lead adds less: from about 600 / bend hundredths of a pawn on. */
  readonly bend: number;
  /**
   * How much less a lead says as the game goes on, a logarithm of forty plies: who is not beaten by
   * then may hold out.
   */
  readonly wane: number;
  /** The slope at the start of a game for one later, after a search of 60,000 nodes. */
  readonly early: number;
  /** The power of the nodes by which scores grow at the start of a game. */
  readonly growth: number;
  /** The odds that the side which moves first has at its start beside the score. */
  readonly first: number;
  /** The plies after which nothing is left of what is special about the start. */
  readonly fade: number;
}
