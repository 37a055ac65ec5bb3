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
  /** The score of the start of an even game, which is told as even, in hundredths of a pawn. */
  readonly start: number;
}
