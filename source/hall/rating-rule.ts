import { NEW_RATING, type Rating, ratedAfter } from '../match/ratings/glicko2.ts';

/** Where somebody plays from: networks as `networkOf` names them. */
export interface PlayOrigin {
  /** The network of the registration. */
  readonly home: string;
  /** The network of the game, or of the last game that counted. */
  readonly network: string;
}

/** How many somebody has played, or could have played. */
export interface Company {
  readonly people: number;
  /** The networks of these people that are not one's own. */
  readonly networks: number;
}

/** What a list knows of somebody. */
export interface RankStanding extends Company {
  /** As it is today: the deviation has grown since the last game. */
  readonly rating: Rating;
  /** The number of games that counted. */
  readonly games: number;
}

/** A game of fewer plies counts for nobody. */
export const RATED_PLIES = 6;

/** Somebody is active for N days after a game that counted. */
export const ACTIVE_DAYS = 90;

/** How many games count on a day, and how many of them count whole. */
const OF_PAIR = { whole: 2, most: 10 };
const OF_NETWORK = { whole: 6, most: 20 };

/** A rating with this deviation or less is sure: only those who are known well move it. */
const SURE_DEVIATION = 110;
/** Whoever has this deviation or more moves no sure rating. */
const UNKNOWN_DEVIATION = 220;
/** The strength of people changes: no rating is surer than this. */
const LEAST_DEVIATION = 45;

/** Between two who are farther apart the expected result tells nothing. */
const MOST_APART = 400;

/** As many people, and as many networks, are enough for the list. */
export const ENOUGH_COMPANY = 5;

/** What stands in the list: at most this deviation, at least so many games. */
const LISTED_DEVIATION = 140;
const LISTED_GAMES = 10;

/** A year without a game makes a deviation of 60 one of 110. */
const GROWTH_A_DAY = (110 ** 2 - 60 ** 2) / 365;

const DAY_MS = 86_400_000;

/** The number of a day since 1970, by UTC. */
export function ratingDay(atMs: number): number {
  return Math.floor(atMs / DAY_MS);
}

/** When a day begins, in milliseconds since 1970. */
export function dayStartMs(day: number): number {
  return day * DAY_MS;
}

/**
 * How much a game counts, from 0 to 1: each one after the whole ones half as much as the last.
 * @param ofPair how many games of the same two counted on this day before
 * @param ofNetwork how many inside of one network; undefined for a game between two networks
 */
export function gameWeight(ofPair: number, ofNetwork: number | undefined): number {
  return Math.min(
    weightOf(ofPair, OF_PAIR),
    ofNetwork === undefined ? 1 : weightOf(ofNetwork, OF_NETWORK),
  );
}

function weightOf(before: number, { whole, most }: typeof OF_PAIR): number {
  return before >= most ? 0 : 0.5 ** Math.max(0, before + 1 - whole);
}

/**
 * A rating as it is some days after its last game: each day without a game makes it less sure.
 * @param at when the last game counted, in milliseconds since 1970
 * @param now in milliseconds since 1970
 */
export function ratingOn(rating: Rating, at: number, now: number): Rating {
  const days = Math.max(0, ratingDay(now) - ratingDay(at) - 1);
  const grown = Math.sqrt(rating.deviation ** 2 + GROWTH_A_DAY * days);
  return {
    ...rating,
    deviation: Math.max(rating.deviation, Math.min(grown, NEW_RATING.deviation)),
  };
}

/**
 * The rating after a game: a part of the step that Glicko-2 takes for one result. A sure rating
 * takes the less of it, the less is known of the other: a new name can neither give nor take.
 * @param score 1 is a win, 0.5 a draw, 0 a loss
 * @param weight from 0 to 1, as `gameWeight` tells
 */
export function ratingAfterGame(own: Rating, other: Rating, score: number, weight: number): Rating {
  const apart = own.rating - other.rating;
  const isExpected = Math.abs(apart) > MOST_APART && score === (apart > 0 ? 1 : 0);
  if (isExpected) return own;
  const whole = ratedAfter(own, [{ opponent: other, score }]);
  const share = weight * (own.deviation <= SURE_DEVIATION ? trustIn(other) : 1);
  const part = (from: number, to: number) => from + share * (to - from);
  return {
    rating: part(own.rating, whole.rating),
    deviation: Math.max(LEAST_DEVIATION, part(own.deviation, whole.deviation)),
    volatility: part(own.volatility, whole.volatility),
  };
}

/** How much a result against somebody tells, from 0 to 1. */
function trustIn({ deviation }: Rating): number {
  const trust = (UNKNOWN_DEVIATION - deviation) / (UNKNOWN_DEVIATION - SURE_DEVIATION);
  return Math.min(1, Math.max(0, trust));
}

/** Whether two share no network: who has many keys meets none of their own. */
export function isApart(one: PlayOrigin, other: PlayOrigin): boolean {
  const own = [one.home, one.network];
  return !own.includes(other.home) && !own.includes(other.network);
}

/**
 * Whether somebody stands in the list: they are known well, and have played enough of the others,
 * or all of them where a club is small.
 * @param around the others who were active, and their networks
 */
export function isRanked(
  { rating, games, people, networks }: RankStanding,
  around: Company,
): boolean {
  return (
    rating.deviation <= LISTED_DEVIATION &&
    games >= LISTED_GAMES &&
    people >= Math.min(ENOUGH_COMPANY, around.people) &&
    networks >= Math.min(ENOUGH_COMPANY, around.networks)
  );
}

/** What a list goes by: the strength that somebody has at the least, nearly for certain. */
export function listScore({ rating, deviation }: Rating): number {
  return rating - 2 * deviation;
}
