import type { Problem } from '../../records/formats/problems/problem.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { readOwnProblems } from './own-problems.ts';
import type { SolverBook } from './solver-book.ts';
import type { TsumeJudge } from './tsume-judge.ts';
import { type SolvedProblems, TsumeSet, type TsumeSetOptions } from './tsume-set.ts';

/** Where a shelf gets from what it needs. Each is asked for when it is needed first. */
export interface ShelfOptions {
  /** Reads the problems of a game that come with the program, as lines of JSON. */
  readonly read: (variant: Variant) => string;
  /** Opens what remembers the solved problems of files, and those that were solved of old. */
  readonly openSolved: () => SolvedProblems;
  readonly openBook: (solved: SolvedProblems) => SolverBook;
  readonly openJudge: () => TsumeJudge;
}

/** The problems that come with the program, and what the player has done at them. */
export class ProblemShelf {
  readonly #options: ShelfOptions;
  readonly #sets = new Map<string, readonly [Problem, ...Problem[]]>();
  #solved: SolvedProblems | undefined;
  #book: SolverBook | undefined;
  #judge: TsumeJudge | undefined;

  constructor(options: ShelfOptions) {
    this.#options = options;
  }

  /** Opens the problems of a game, which are rated. */
  open(variant: Variant, options: Pick<TsumeSetOptions, 'plies' | 'index'> = {}): TsumeSet {
    this.#book ??= this.#options.openBook(this.#solvedOfOld);
    return this.#openSet({ ...options, problems: this.problemsOf(variant), book: this.#book });
  }

  /** Opens problems of another kind, which are not rated. */
  openOthers(options: Pick<TsumeSetOptions, 'problems' | 'plies' | 'index'>): TsumeSet {
    return this.#openSet(options);
  }

  #openSet(options: Omit<TsumeSetOptions, 'judge' | 'solved'>): TsumeSet {
    this.#judge ??= this.#options.openJudge();
    return new TsumeSet({ ...options, judge: this.#judge, solved: this.#solvedOfOld });
  }

  get #solvedOfOld(): SolvedProblems {
    this.#solved ??= this.#options.openSolved();
    return this.#solved;
  }

  /** The problems of a game, the easier ones of a length first. Throws if none came along. */
  problemsOf(variant: Variant): readonly [Problem, ...Problem[]] {
    const known = this.#sets.get(variant.id);
    if (known) return known;
    const [first, ...others] = readOwnProblems(this.#options.read(variant), variant);
    if (!first) throw new Error(`no problem of ${variant.id} came with the program`);
    this.#sets.set(variant.id, [first, ...others]);
    return [first, ...others];
  }
}
