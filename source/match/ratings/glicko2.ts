import rate from 'glicko2-lite';

/** How strong somebody is, by Glicko-2: Mark E. Glickman, "Example of the Glicko-2 system". */
export interface Rating {
  readonly rating: number;
  /** The standard deviation of `rating`: in two of three cases the strength lies within it. */
  readonly deviation: number;
  /** How much the strength is expected to change from one result to the next. */
  readonly volatility: number;
}

/** A result against an opponent: 1 is a win, 0.5 a draw, 0 a loss. */
export interface RatedResult {
  readonly opponent: Rating;
  readonly score: number;
}

/** The rating of somebody who is new, as Glickman proposes it. */
export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The rating after a period with some results; without results the deviation alone grows. */
export function ratedAfter(rating: Rating, results: readonly RatedResult[]): Rating {
  const { rating: value, deviation, volatility } = rating;
  const after = rate(
    value,
    deviation,
    volatility,
    results.map(({ opponent, score }) => [opponent.rating, opponent.deviation, score]),
  );
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

/**
 * The score that one is expected to make against another, from 0 to 1: the formula of the older
 * Glicko, which allows for both deviations.
 */
export function expectedScore(one: Rating, other: Rating): number {
  const q = Math.LN10 / 400;
  const variance = one.deviation ** 2 + other.deviation ** 2;
  const weight = 1 / Math.sqrt(1 + (3 * q ** 2 * variance) / Math.PI ** 2);
  return 1 / (1 + 10 ** ((weight * (other.rating - one.rating)) / 400));
}
