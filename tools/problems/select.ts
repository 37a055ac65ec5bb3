import type { Variant } from '../../source/rules/core/variant.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { draftOf, likeness, patternOf } from './draft.ts';
import { MateProof } from './mate-proof.ts';
import { ideasOf, type KeptProblem, meritOf } from './merit.ts';

/** How many problems of each length a set has at most. */
const WANTED: readonly (readonly [plies: number, count: number])[] = [
  [1, 40],
  [3, 60],
  [5, 60],
  [7, 50],
  [9, 40],
  [11, 20],
  [13, 15],
  [15, 15],
];
/** With fewer checks to choose from a problem is hardly one. */
const FEW_CHOICES = 3;
/** How much alike two problems of a length may be: first the least, as long as some are missing. */
export const MOST_ALIKE = 0.65;
const ALIKE = [0.4, 0.55, MOST_ALIKE];

interface Candidate {
  readonly problem: KeptProblem;
  readonly merit: number;
  /** How many first checks there are, and positions to look at behind them. */
  readonly width: number;
  readonly ideas: { readonly all: string; readonly last: string };
  readonly pattern: ReadonlySet<string>;
}

/**
 * The problems of a set and the best others of each length that are not like another, the easier
 * ones first.
 */
export function selected(
  variant: Variant,
  problems: readonly KeptProblem[],
  set: readonly KeptProblem[],
): KeptProblem[] {
  const known = new Set(set.map(({ sfen }) => sfen));
  const candidates = problems.map((problem): Candidate => {
    const { placement } = readSfen(variant, problem.sfen);
    const choices = new MateProof(variant, placement).checks().length;
    const merit = meritOf(variant, problem) - (choices < FEW_CHOICES ? 2 : 0);
    const pattern = patternOf(draftOf(variant, placement));
    const width = choices + problem.width;
    return { problem, merit, width, ideas: ideasOf(variant, problem), pattern };
  });
  return WANTED.flatMap(([plies, count]) => {
    const own = candidates.filter(({ problem }) => problem.plies === plies);
    const isKnown = ({ problem }: Candidate) => known.has(problem.sfen);
    const others = own.filter((one) => !isKnown(one));
    const best = chosen(
      own.filter(isKnown),
      others.toSorted((a, b) => b.merit - a.merit),
      count,
    );
    return best
      .sort((a, b) => a.width - b.width || (a.problem.sfen < b.problem.sfen ? -1 : 1))
      .map(({ problem }) => problem);
  });
}

function chosen(
  set: readonly Candidate[],
  candidates: readonly Candidate[],
  count: number,
): Candidate[] {
  const taken = [...set];
  for (const most of ALIKE) {
    for (const candidate of candidates) {
      if (taken.length < count && !taken.some((other) => isLike(candidate, other, most))) {
        taken.push(candidate);
      }
    }
  }
  return taken;
}

/** Whether two problems have the same idea, or more in common than they may. */
function isLike(one: Candidate, other: Candidate, most: number): boolean {
  if (one.ideas.all === other.ideas.all && one.problem.plies > 1) return true;
  if (one.ideas.last === other.ideas.last && most < MOST_ALIKE) return true;
  return likeness(one.pattern, other.pattern) > most;
}
