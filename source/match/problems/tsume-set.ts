import type { Problem } from '../../records/formats/problems/problem.ts';
import { itemAt } from '../../rules/core/item-at.ts';
import { Tsume } from './tsume.ts';
import type { TsumeJudge } from './tsume-judge.ts';

/** Remembers the problems that were solved, from session to session. */
export interface SolvedProblems {
  readonly has: (problem: Problem) => boolean;
  /** Throws what the system refuses; the problem counts as solved all the same. */
  readonly add: (problem: Problem) => void;
}

/** The problems of a file one after another. */
export class TsumeSet {
  readonly problems: readonly [Problem, ...Problem[]];
  tsume: Tsume;
  index: number;
  readonly #judge: TsumeJudge;
  readonly #solved: SolvedProblems;

  /** @param index the first problem. Default: the first that is not solved */
  constructor(
    problems: readonly [Problem, ...Problem[]],
    judge: TsumeJudge,
    solved: SolvedProblems,
    index?: number,
  ) {
    this.problems = problems;
    this.#judge = judge;
    this.#solved = solved;
    const open = problems.findIndex((problem) => !solved.has(problem));
    this.index = index ?? Math.max(open, 0);
    this.tsume = new Tsume(itemAt(problems, this.index), judge);
  }

  get solvedCount(): number {
    return this.problems.filter((problem) => this.#solved.has(problem)).length;
  }

  /** Whether the problem on the board was ever solved. */
  get isSolved(): boolean {
    return this.#solved.has(this.tsume.problem);
  }

  /** Notes that the problem on the board is solved. @returns what the system refuses */
  markSolved(): unknown {
    try {
      this.#solved.add(this.tsume.problem);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  /** Goes to a problem by its index. @returns whether there is one */
  go(index: number): boolean {
    const problem = this.problems[index];
    if (problem === undefined) return false;
    this.tsume.leave();
    this.index = index;
    this.tsume = new Tsume(problem, this.#judge);
    return true;
  }
}
