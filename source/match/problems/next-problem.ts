import type { Problem } from '../../records/formats/problems/problem.ts';
import { expectedScore } from '../ratings/glicko2.ts';
import type { SolverBook } from './solver-book.ts';

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
