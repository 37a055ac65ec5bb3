/** A value, and where it comes from. */
export interface Given {
  readonly key: string;
  readonly value: string;
  /** The line of the key; of the section's header if the section has it from another game. */
  readonly line: number;
  /** That other game; '' for a default. */
  readonly from?: string;
}

/** A kind of piece. */
export interface GivenType extends Given {
  /** The small letter. */
  readonly letter: string;
  /** Missing where the kind has the moves of its name. */
  readonly betza?: string;
}

/** What a kind of piece promotes to. */
export interface GivenPromotion extends Given {
  readonly to: string;
}

/** A value that names kinds of pieces. */
export interface GivenTypes extends Given {
  /** `*` is all of them. */
  readonly types: readonly string[];
}
