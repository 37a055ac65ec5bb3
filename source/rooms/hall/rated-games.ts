import { NEW_RATING, type Rating, ratedAfter } from '../../match/ratings/glicko2.ts';

/** A rating of a person in one variant. */
export interface PersonRating {
  readonly rating: Rating;
  /** The number of games that counted. */
  readonly games: number;
  /** The numbers of those against whom they counted, the first five at most. */
  readonly people: readonly number[];
}

/** How often each two have played on a day: plain data, which changes with each game. */
export interface PairsOfDay {
  /** In days since 1970, by UTC. */
  day: number;
  /** Indexed by the numbers of both, the smaller one first: `3 17`. */
  readonly games: Map<string, number>;
}

/** A player of a game that counts. */
export interface RatedPlayer {
  /** Their number in the hall. */
  readonly number: number;
  /** Undefined before the first game that counts. */
  readonly rated: PersonRating | undefined;
}

/** A game of fewer moves counts for nobody. */
const RATED_PLIES = 6;

/** The games of a day that count for the same two, and those of them that count whole. */
const GAMES_OF_PAIR = 10;
const WHOLE_GAMES = 2;

/** A rating is provisional below N games, or with fewer people. */
export const SURE_GAMES = 10;
export const SURE_PEOPLE = 5;

/** The highest rating that can be won from those whose own is provisional. */
const NEWCOMERS_LIMIT = 1700;

/** Two who are not new and whose ratings are farther apart tell nothing about each other. */
const MOST_APART = 400;

const DAY_MS = 86_400_000;

/** Whether a rating says little yet: few games, or few people. */
export function isProvisional(rated: PersonRating | undefined): boolean {
  return !rated || rated.games < SURE_GAMES || rated.people.length < SURE_PEOPLE;
}

/** Whether a game of these terms is rated, if its players are known: one without a clock is not. */
export function mayBeRated({
  isRated,
  timeControl,
}: {
  readonly isRated: boolean;
  readonly timeControl: string;
}): boolean {
  return isRated && timeControl !== '';
}

/**
 * How much a game counts that has ended: 1 for the first two of the same two on a day, then each time
 * half as much as the last, and 0 from the eleventh on. It counts in `pairs` from then on.
 * @param at when it ended, in milliseconds since 1970
 */
export function weighGame(
  pairs: PairsOfDay,
  players: readonly [number, number],
  { at, plies }: { readonly at: number; readonly plies: number },
): number {
  if (plies < RATED_PLIES) return 0;
  const day = Math.floor(at / DAY_MS);
  if (day !== pairs.day) pairs.games.clear();
  pairs.day = day;
  const pair = `${Math.min(...players)} ${Math.max(...players)}`;
  const before = pairs.games.get(pair) ?? 0;
  if (before >= GAMES_OF_PAIR) return 0;
  pairs.games.set(pair, before + 1);
  return 0.5 ** Math.max(0, before + 1 - WHOLE_GAMES);
}

/**
 * The rating of a player after a game: a part of the step that Glicko-2 takes for one result, from
 * Mark E. Glickman, "Example of the Glicko-2 system". Among provisional ratings none rises above 1700.
 * One that is not provisional stays against one that is, and against one that is 400 points away.
 * @param score 1 is a win, 0.5 a draw, 0 a loss
 * @param weight from 0 to 1, as `weighGame` tells
 */
export function ratedAfterGame(
  { rated }: RatedPlayer,
  other: RatedPlayer,
  score: number,
  weight: number,
): PersonRating {
  const { rating: before, games, people } = rated ?? { rating: NEW_RATING, games: 0, people: [] };
  const isCounted = people.includes(other.number) || people.length >= SURE_PEOPLE;
  return {
    rating: ratingAfterGame(before, isProvisional(rated), other, score, weight),
    games: games + 1,
    people: isCounted ? people : [...people, other.number],
  };
}

function ratingAfterGame(
  before: Rating,
  isNew: boolean,
  { rated: other }: RatedPlayer,
  score: number,
  weight: number,
): Rating {
  const isAmongNew = isProvisional(other);
  const opponent = other?.rating ?? NEW_RATING;
  const isFar = Math.abs(before.rating - opponent.rating) > MOST_APART;
  if (!isNew && (isAmongNew || isFar)) return before;
  const whole = ratedAfter(before, [{ opponent, score }]);
  const part = (from: number, to: number) => from + weight * (to - from);
  const rating = part(before.rating, whole.rating);
  const limit = isAmongNew ? Math.max(before.rating, NEWCOMERS_LIMIT) : rating;
  return {
    rating: Math.min(rating, limit),
    deviation: part(before.deviation, whole.deviation),
    volatility: part(before.volatility, whole.volatility),
  };
}
