/** Worth of a piece by where it stands, in hundredths of a pawn. */
export interface PlaceWeights {
  /** Indexed by rank from the owner's last one on, then by distance from the nearer edge. */
  readonly board?: readonly number[];
  /** Around its own king, by `nearIndex`. */
  readonly own?: readonly number[];
  /** Around the other king, by `nearIndex`. */
  readonly other?: readonly number[];
}

/** The danger of a king under pressure: `p * (pressure * p + threat * t) / (calm + guard * g)`. */
export interface DangerWeights {
  readonly pressure: number;
  readonly threat: number;
  readonly calm: number;
  readonly guard: number;
}

/** What `npm run tune` finds out about a variant. Missing values come from the moves. */
export interface VariantWeights {
  /** Worth of being to move. */
  readonly tempo?: number;
  readonly danger?: DangerWeights;
  /** Worth on the board, by letter of SFEN: `P`, `+P`. */
  readonly worth?: Readonly<Record<string, number>>;
  /** Worth of one in hand, by letter of SFEN. */
  readonly hand?: Readonly<Record<string, number>>;
  /** Indexed by the Betza notation of a face: faces that move alike share their places. */
  readonly places?: Readonly<Record<string, PlaceWeights>>;
}
