import { join } from 'node:path';
import { readProblemSet } from '../../source/commands/problem-sets.ts';
import type { Engine } from '../../source/engine/engine.ts';
import { ProblemShelf } from '../../source/match/problems/problem-shelf.ts';
import { SolverBook } from '../../source/match/problems/solver-book.ts';
import { TsumeJudge } from '../../source/match/problems/tsume-judge.ts';
import { AttemptFile } from '../../source/records/store/attempt-file.ts';
import { LineFile } from '../../source/records/store/line-file.ts';
import { ToldEngine } from '../match/told-engine.ts';

export interface OwnProblemsOptions {
  /** Default: one that knows no answer. */
  readonly engine?: Engine;
  readonly nowMs?: () => number;
}

/** The problems that come with the program; what is solved is kept in a folder. */
export function ownProblems(
  folder: string,
  { engine = new ToldEngine(), nowMs = () => 0 }: OwnProblemsOptions = {},
): ProblemShelf {
  return new ProblemShelf({
    read: readProblemSet,
    openSolved: () => new LineFile(join(folder, 'solved-problems.txt')),
    openBook: (solved) => {
      return new SolverBook(new AttemptFile(join(folder, 'problem-attempts.txt')), solved, nowMs);
    },
    openJudge: () => new TsumeJudge(engine),
  });
}
