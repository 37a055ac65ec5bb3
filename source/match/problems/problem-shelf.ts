import type { Problem } from '../../records/formats/problems/problem.ts';
import { oncePer } from '../../rules/core/once-per.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { VARIANTS } from '../../rules/variants/index.ts';
import { readOwnProblems } from './own-problems.ts';
import { type SolvedTally, solvedTally } from './solved-tally.ts';
import type { SolverBook } from './solver-book.ts';
import type { TsumeJudge } from './tsume-judge.ts';
import { type SolvedProblems, TsumeSet, type TsumeSetOptions } from './tsume-set.ts';

/** What remembers solved problems, and knows the keys of all. */
interface KeptProblems extends SolvedProblems {
  readonly lines: readonly string[];
}

/** The sources of what a shelf needs. Each is asked for when it is needed first. */
interface ShelfOptions {
  /**
   * Reads the problems of a game that come with the program, as lines of JSON; empty for a game
   * without any.
   */
  readonly read: (variant: Variant) => string;
  /** Opens what remembers the solved problems of files, and those that were solved of old. */
  readonly openSolved: () => KeptProblems;
  readonly openBook: (solved: SolvedProblems) => SolverBook;
  readonly openJudge: () => TsumeJudge;
}

/** The problems that come with the program, and what the player has done at them. */
export class ProblemShelf {
  readonly #options: ShelfOptions;
  #solved: KeptProblems | undefined;
  #book: SolverBook | undefined;
  #judge: TsumeJudge | undefined;

  constructor(options: ShelfOptions) {
    this.#options = options;
  }

  /** Opens the problems of a game, which are rated. Throws `RangeError` where there are none. */
  open(variant: Variant, options: Pick<TsumeSetOptions, 'plies' | 'index'> = {}): TsumeSet {
    const [first, ...others] = this.problemsOf(variant);
    if (!first) throw new RangeError(`no problem of ${variant.id} came with the program`);
    return this.#openSet({ ...options, problems: [first, ...others], book: this.#openBook() });
  }

  /** What was tried and solved so far. @param id the game of which. Default: all */
  tally(id?: string): SolvedTally {
    return solvedTally(this.#openBook().attempts, this.#solvedOfOld.lines, id);
  }

  /** Opens problems of another kind, which are not rated. */
  openOthers(options: Pick<TsumeSetOptions, 'problems' | 'plies' | 'index'>): TsumeSet {
    return this.#openSet(options);
  }

  #openBook(): SolverBook {
    this.#book ??= this.#options.openBook(this.#solvedOfOld);
    return this.#book;
  }

  #openSet(options: Omit<TsumeSetOptions, 'judge' | 'solved'>): TsumeSet {
    this.#judge ??= this.#options.openJudge();
    return new TsumeSet({ ...options, judge: this.#judge, solved: this.#solvedOfOld });
  }

  get #solvedOfOld(): KeptProblems {
    this.#solved ??= this.#options.openSolved();
    return this.#solved;
  }

  /** The games of which problems came with the program, in the order of the catalogue. */
  get games(): readonly Variant[] {
    return VARIANTS.filter((variant) => this.problemsOf(variant).length > 0);
  }

  /** The problems of a game, the easier ones of a length first; none if none came along. */
  readonly problemsOf = oncePer((variant: Variant): readonly Problem[] =>
    readOwnProblems(this.#options.read(variant), variant),
  );
}
