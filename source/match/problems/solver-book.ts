import { type Problem, problemKey } from '../../records/formats/problems/problem.ts';
import type { AttemptResult, ProblemAttempt } from '../../records/store/attempt-file.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { NEW_RATING, type Rating, ratedAfter } from '../ratings/glicko2.ts';

/** Keeps attempts from session to session. */
export interface AttemptLog {
  /** Those of earlier sessions, and those added since, in their order. */
  readonly attempts: readonly ProblemAttempt[];
  /** Throws what the system refuses. */
  readonly add: (attempt: ProblemAttempt) => void;
}

/** A solver's rating before and after an attempt. */
export interface RatingChange {
  readonly before: Rating;
  readonly after: Rating;
}

/** What an attempt has changed. */
export interface Noted {
  /** Undefined if the attempt did not count. */
  readonly change?: RatingChange | undefined;
  /** What the system refused when it was to be kept. */
  readonly error?: unknown;
}

/** Somebody who has solved nothing yet, between the problems of one ply and those of three. */
export const NEW_SOLVER: Rating = { ...NEW_RATING, rating: 1000, deviation: 250 };

/** How far the rating that a problem begins with may be from the truth. */
const PRIOR_DEVIATION = 150;

/** A problem counts once in this time at most: one that was just failed is no test. */
export const REST_MS = 24 * 60 * 60 * 1000;

/** What a failure costs at most: the first of a new solver would cost twice as much. */
const MOST_LOST = 80;

/** What is known of a problem that was attempted. */
interface Past {
  /** When it was solved last, in milliseconds since 1970. */
  solvedMs?: number;
  /** When an attempt at it counted last. */
  countedMs?: number;
  rating: Rating;
}

/**
 * A player's attempts at problems, and what follows from them: what is solved, the rating of the
 * player in each game, and that of each problem. An attempt counts for the ratings unless the
 * problem was solved before, or has counted within a day.
 */
export class SolverBook {
  readonly #log: AttemptLog;
  readonly #solvedBefore: { readonly has: (key: string) => boolean };
  readonly #nowMs: () => number;
  readonly #pasts = new Map<string, Past>();
  /** The player's rating by the name of the game. */
  readonly #solvers = new Map<string, Rating>();

  /**
   * @param solvedBefore keys of problems that count as solved without an attempt
   * @param nowMs milliseconds since 1970
   */
  constructor(
    log: AttemptLog,
    solvedBefore: { readonly has: (key: string) => boolean },
    nowMs: () => number,
  ) {
    this.#log = log;
    this.#solvedBefore = solvedBefore;
    this.#nowMs = nowMs;
    for (const attempt of log.attempts) this.#fold(attempt);
  }

  get attempts(): readonly ProblemAttempt[] {
    return this.#log.attempts;
  }

  isSolved(problem: Problem): boolean {
    return (
      this.#pastOf(problem)?.solvedMs !== undefined || this.#solvedBefore.has(problemKey(problem))
    );
  }

  /** When a problem was solved last, in milliseconds since 1970; 0 if that is not known. */
  solvedMs(problem: Problem): number {
    return this.#pastOf(problem)?.solvedMs ?? 0;
  }

  /** Whether an attempt at a problem would not count yet. */
  isResting(problem: Problem): boolean {
    const countedMs = this.#pastOf(problem)?.countedMs;
    return countedMs !== undefined && !hasRested(countedMs, this.#nowMs());
  }

  /** The rating of a problem; undefined for one that is not rated. */
  ratingOf(problem: Problem): Rating | undefined {
    const { rated } = problem;
    if (rated === undefined) return undefined;
    return this.#pastOf(problem)?.rating ?? priorRating(rated.prior);
  }

  /** The player's rating in a game. */
  solver({ id }: Pick<Variant, 'id'>): Rating {
    return this.#solvers.get(id) ?? NEW_SOLVER;
  }

  /** Notes what came of a problem that is rated. */
  add(problem: Problem, result: AttemptResult): Noted {
    const { rated } = problem;
    if (rated === undefined) throw new RangeError('a problem that is not rated');
    const wasSolved = this.isSolved(problem);
    if (wasSolved && result !== 'solved') return {};
    const attempt = { ...rated, atMs: this.#nowMs(), result };
    const before = this.solver(problem.variant);
    // What an old file says is not in the log, but is solved all the same.
    if (wasSolved) this.#past(attempt).solvedMs ??= 0;
    this.#fold(attempt);
    const after = this.solver(problem.variant);
    const change = after === before ? undefined : { before, after };
    try {
      this.#log.add(attempt);
      return { change };
    } catch (error) {
      return { change, error };
    }
  }

  #fold(attempt: ProblemAttempt): void {
    const { atMs, result } = attempt;
    const past = this.#past(attempt);
    const isNew = past.solvedMs === undefined;
    if (result !== 'failed') past.solvedMs = atMs;
    if (!isNew || result === 'helped') return;
    if (past.countedMs !== undefined && !hasRested(past.countedMs, atMs)) return;
    past.countedMs = atMs;
    const [id = ''] = attempt.key.split(' ', 1);
    const solver = this.solver({ id });
    const score = result === 'solved' ? 1 : 0;
    const after = ratedAfter(solver, [{ opponent: past.rating, score }]);
    const rating = Math.max(after.rating, solver.rating - MOST_LOST);
    this.#solvers.set(id, { ...after, rating });
    past.rating = ratedAfter(past.rating, [{ opponent: solver, score: 1 - score }]);
  }

  #pastOf(problem: Problem): Past | undefined {
    return this.#pasts.get(problemKey(problem));
  }

  #past({ key, prior }: ProblemAttempt): Past {
    const known = this.#pasts.get(key);
    if (known) return known;
    const past: Past = { rating: priorRating(prior) };
    this.#pasts.set(key, past);
    return past;
  }
}

function priorRating(prior: number): Rating {
  return { ...NEW_RATING, rating: prior, deviation: PRIOR_DEVIATION };
}

/** The clock of the system may have been set back between the two times. */
function hasRested(beforeMs: number, afterMs: number): boolean {
  return Math.abs(afterMs - beforeMs) >= REST_MS;
}
