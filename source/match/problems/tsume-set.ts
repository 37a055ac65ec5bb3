import { type Problem, problemKey } from '../../records/formats/problems/problem.ts';
import type { AttemptResult } from '../../records/store/attempt-file.ts';
import { itemAt } from '../../rules/core/item-at.ts';
import { expectedScore, type Rating } from '../ratings/glicko2.ts';
import type { Noted, SolverBook } from './solver-book.ts';
import { type TryOutcome, Tsume } from './tsume.ts';
import type { TsumeJudge } from './tsume-judge.ts';

/** Remembers the problems that were solved, from session to session, by their keys. */
export interface SolvedProblems {
  readonly has: (key: string) => boolean;
  /** Throws what the system refuses; the problem counts as solved all the same. */
  readonly add: (key: string) => void;
}

/** The problems of a number of plies, or all. */
export type Length = number | 'all';

export interface TsumeSetOptions {
  readonly problems: readonly [Problem, ...Problem[]];
  readonly judge: TsumeJudge;
  /** Remembers what is solved of problems that are not rated. */
  readonly solved: SolvedProblems;
  /** Notes the attempts at problems that are rated. Default: none is rated. */
  readonly book?: SolverBook | undefined;
  /** The length of the problems to go through. Default: all. */
  readonly plies?: Length | undefined;
  /** The first problem. Default: the one that suits the solver, else the first that is unsolved. */
  readonly index?: number | undefined;
}

/**
 * What came of going to the next problem: `repeat` if all are solved, and it was solved longest ago;
 * `none` if there is no other one.
 */
type Step = 'gone' | 'repeat' | 'none';

/** How many of the problems on the board are not chosen again at once. */
const SEEN = 6;

/** Problems one after another: those of a file in its order, rated ones as they suit the solver. */
export class TsumeSet {
  readonly problems: readonly [Problem, ...Problem[]];
  tsume: Tsume;
  index: number;
  /** What the last try, word or step has changed. */
  noted: Noted = {};
  readonly #judge: TsumeJudge;
  readonly #solved: SolvedProblems;
  readonly #book: SolverBook | undefined;
  /** The length of the problems that are gone through. */
  plies: Length;
  /** Indices of the problems on the board so far, the present one last. */
  #seen: readonly number[];
  /** What has come of the problem on the board since it came there. */
  #visit: 'new' | 'tried' | 'decided' = 'new';

  constructor({ problems, judge, solved, book, plies, index }: TsumeSetOptions) {
    this.problems = problems;
    this.#judge = judge;
    this.#solved = solved;
    this.#book = book;
    this.plies = plies ?? 'all';
    this.#seen = [];
    this.index = index ?? this.#firstChoice();
    this.#seen = [this.index];
    this.tsume = new Tsume(itemAt(problems, this.index), judge);
  }

  /** Whether attempts at the problems count for ratings. */
  get isRated(): boolean {
    return this.#book !== undefined;
  }

  /** The player's rating in the game of the problem on the board; undefined without ratings. */
  get solver(): Rating | undefined {
    return this.#book?.solver(this.tsume.problem.variant);
  }

  /** The rating of a problem, by default the one on the board; undefined if it has none. */
  ratingOf(problem: Problem = this.tsume.problem): Rating | undefined {
    return this.#book?.ratingOf(problem);
  }

  /** The lengths that there are, the shortest first. */
  get lengths(): number[] {
    return lengthsOf(this.problems);
  }

  /** The length that a text names; undefined if there is no problem of it. */
  findLength(text: string): Length | undefined {
    const word = text.trim().toLowerCase();
    return word === 'all' ? word : this.lengths.find((length) => String(length) === word);
  }

  /** The indices of the problems of a length, by default of those that are gone through. */
  among(plies = this.plies): number[] {
    return this.problems.flatMap((problem, index) => {
      return plies === 'all' || problem.plies === plies ? [index] : [];
    });
  }

  isSolved(problem: Problem = this.tsume.problem): boolean {
    return this.#book ? this.#book.isSolved(problem) : this.#solved.has(problemKey(problem));
  }

  solvedCount(plies = this.plies): number {
    return this.among(plies).filter((index) => this.isSolved(itemAt(this.problems, index))).length;
  }

  /** Notes what a try has come to. The first that decides a visit counts. */
  note(outcome: TryOutcome): void {
    this.noted = {};
    switch (outcome.kind) {
      case 'answered':
        if (this.#visit === 'new') this.#visit = 'tried';
        return;
      case 'solved':
        this.#markSolved();
        return;
      case 'failed':
        // The engine's fault, if it found nothing out.
        if (outcome.failure.code !== 'unjudged') this.#fail();
        return;
      case 'no-check':
      case 'forgotten':
        return;
      default:
        outcome satisfies never;
    }
  }

  /** Whether the player's rating loses by help. */
  get countsHelp(): boolean {
    const isOpen = this.#visit !== 'decided' && this.tsume.state !== 'solved';
    return this.isRated && isOpen && !this.isSolved();
  }

  /** Notes that the player was told a move of the solution, or all of it. */
  noteHelp(): void {
    this.noted = {};
    if (this.tsume.state !== 'solved') this.#fail();
  }

  /** Leaves the problem on the board. One that was begun counts as failed. */
  leave(): void {
    this.noted = {};
    if (this.#visit === 'tried') this.#fail();
    this.tsume.leave();
  }

  /** Goes to a problem by its index. @returns whether there is one */
  go(index: number): boolean {
    this.noted = {};
    const problem = this.problems[index];
    if (problem === undefined) return false;
    this.leave();
    this.index = index;
    this.#seen = [...this.#seen.filter((other) => other !== index), index].slice(-SEEN);
    this.#visit = 'new';
    this.tsume = new Tsume(problem, this.#judge);
    return true;
  }

  /** Goes to the next problem. */
  next(): Step {
    const choice = this.#nextChoice();
    if (choice === undefined || !this.go(choice.index)) return 'none';
    return choice.isRepeat ? 'repeat' : 'gone';
  }

  /** The rated problem that suits the solver; undefined without ratings. */
  suited(): Choice | undefined {
    return this.#book && chooseProblem(this.problems, this.among(), this.#book, []);
  }

  /** Goes to the problem before this one. @returns whether there is one */
  previous(): boolean {
    const before = this.among().filter((index) => index < this.index);
    return this.go(before.at(-1) ?? -1);
  }

  #firstChoice(): number {
    const [first = 0, ...others] = this.among();
    const suited = this.suited();
    if (suited) return suited.index;
    const isOpen = (index: number) => !this.isSolved(itemAt(this.problems, index));
    return [first, ...others].find(isOpen) ?? first;
  }

  #nextChoice(): Choice | undefined {
    if (this.#book) return chooseProblem(this.problems, this.among(), this.#book, this.#seen);
    const index = this.among().find((other) => other > this.index);
    return index === undefined ? undefined : { index, isRepeat: false };
  }

  #markSolved(): void {
    const isFirst = this.#visit !== 'decided';
    this.#visit = 'decided';
    if (this.#book) {
      this.#add(isFirst ? 'solved' : 'helped');
      return;
    }
    try {
      this.#solved.add(problemKey(this.tsume.problem));
    } catch (error) {
      this.noted = { error };
    }
  }

  #fail(): void {
    if (this.#visit === 'decided') return;
    this.#visit = 'decided';
    this.#add('failed');
  }

  #add(result: AttemptResult): void {
    const { problem } = this.tsume;
    this.noted = this.#book?.add(problem, result) ?? {};
  }
}

/** The lengths of some problems, the shortest first. */
export function lengthsOf(problems: readonly Problem[]): number[] {
  const known = new Set(problems.flatMap(({ plies }) => plies ?? []));
  return [...known].sort((a, b) => a - b);
}

/** The score that a solver should expect of a problem: neither dull nor hopeless. */
const WANTED_SCORE = 0.65;

/** The problem that suits a solver best. */
export interface Choice {
  readonly index: number;
  /** Whether it was solved before, since all are. */
  readonly isRepeat: boolean;
}

/**
 * Chooses among rated problems: the unsolved one whose expected score is nearest to the wanted one,
 * or if all are solved, the one that was solved longest ago.
 * @param among the indices to choose from
 * @param seen indices of problems that were just on the board, the last one last. That one is not
 * chosen, the others and those that would not count yet only if nothing else is left.
 * @returns undefined if there is no other problem
 */
export function chooseProblem(
  problems: readonly Problem[],
  among: readonly number[],
  book: SolverBook,
  seen: readonly number[],
): Choice | undefined {
  const all = among.flatMap((index) => {
    const problem = problems[index];
    return problem === undefined ? [] : [{ index, problem }];
  });
  const unsolved = all.filter(({ problem }) => !book.isSolved(problem));
  const isRepeat = unsolved.length === 0;
  const ranked = (isRepeat ? all : unsolved)
    .filter(({ index }) => index !== seen.at(-1))
    .map(({ index, problem }) => {
      const fitness = isRepeat ? book.solvedMs(problem) : distance(problem, book);
      return { index, ranks: [seen.lastIndexOf(index), Number(book.isResting(problem)), fitness] };
    });
  const best = ranked.sort((one, other) => compare(one.ranks, other.ranks))[0];
  return best && { index: best.index, isRepeat };
}

/** How far a problem is from what suits the solver. */
function distance(problem: Problem, book: SolverBook): number {
  const rating = book.ratingOf(problem);
  if (rating === undefined) return 0;
  return Math.abs(expectedScore(book.solver(problem.variant), rating) - WANTED_SCORE);
}

/** Compares by the first ranks, if they are equal by the second, and so on. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
