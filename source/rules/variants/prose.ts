/** What is told of a variant apart from its data. */
export interface VariantProse {
  /** The origin and the character of the game. */
  readonly about: readonly string[];
  /** A story about the game, and no more than that. */
  readonly legend?: string;
  /** Hints for beginners on this game alone. */
  readonly hints: readonly string[];
  /** On handicaps or points that are our own decision. */
  readonly handicapNote?: string;
  readonly impasseNote?: string;
}
