import { describe, expect } from 'vitest';
import { readProblemSet } from '../../../source/commands/problem-sets.ts';
import { readOwnProblems } from '../../../source/match/problems/problem-shelf.ts';
import {
  type AttemptLog,
  NEW_SOLVER,
  REST_MS,
  SolverBook,
} from '../../../source/match/problems/solver-book.ts';
import { chooseProblem } from '../../../source/match/problems/tsume-set.ts';
import { type Problem, problemKey } from '../../../source/records/formats/problems/problem.ts';
import { parseProblemLines } from '../../../source/records/formats/problems/problem-lines.ts';
import type { AttemptResult, ProblemAttempt } from '../../../source/records/store/attempt-file.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { seededNumbers } from '../../bench/engine/games.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const SHOGI = variantOf('shogi');
const PROBLEMS = readOwnProblems(readProblemSet(SHOGI), SHOGI);
const ALL = PROBLEMS.map((_, index) => index);
const HOUR_MS = 60 * 60 * 1000;

class MemoryLog implements AttemptLog {
  readonly attempts: ProblemAttempt[] = [];
  add(attempt: ProblemAttempt): void {
    this.attempts.push(attempt);
  }
}

/** A book with a clock that is set by hand. */
function openBook(log: AttemptLog = new MemoryLog(), solved: ReadonlySet<string> = new Set()) {
  const clock = { nowMs: 0 };
  return { book: new SolverBook(log, solved, () => clock.nowMs), clock, log };
}

const problemAt = (index: number) => itemAt(PROBLEMS, index);
const lengthOf = (plies: number) => ALL.filter((index) => problemAt(index).plies === plies);

describe('the problems that come with the program', () => {
  longTest.each(VARIANTS)('$id: read as others read them, and named alike', (variant) => {
    const text = readProblemSet(variant);
    const { problems, faults } = parseProblemLines(text, variant);
    const own = readOwnProblems(text, variant);
    expect(faults).toEqual([]);
    expect(own.map(({ start, line, plies }) => ({ start, line, plies }))).toEqual(
      problems.map(({ start, line, plies }) => ({ start, line, plies })),
    );
    expect(own.map(problemKey)).toEqual(problems.map(problemKey));
  });

  test('are rated by length, then by place; lengths overlap', () => {
    const prior = (index: number) => problemAt(index).rated?.prior ?? 0;
    const ends = [1, 3, 5, 7, 9].map((plies) => {
      const ratings = lengthOf(plies).map(prior);
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
      return [ratings[0], ratings.at(-1)];
    });
    expect(ends).toEqual([
      [754, 1046],
      [1153, 1448],
      [1386, 1681],
      [1553, 1847],
      [1683, 1975],
    ]);
  });
});

describe('what an attempt does', () => {
  test('solved at the first go: the player gains what the problem loses, and it is solved', () => {
    const { book, log } = openBook();
    const { change, error } = book.add(problemAt(0), 'solved');
    expect([change?.before, error]).toEqual([NEW_SOLVER, undefined]);
    expect(book.solver(SHOGI).rating).toBeGreaterThan(NEW_SOLVER.rating);
    expect(book.solver(SHOGI).deviation).toBeLessThan(NEW_SOLVER.deviation);
    expect(book.ratingOf(problemAt(0))?.rating).toBeLessThan(problemAt(0).rated?.prior ?? 0);
    expect(book.isSolved(problemAt(0))).toBe(true);
    expect(log.attempts).toEqual([
      { ...problemAt(0).rated, atMs: 0, result: 'solved' } satisfies object,
    ]);
    expect(book.solver(variantOf('ogi'))).toEqual(NEW_SOLVER);
  });

  test('failed: it costs 80 points at most', () => {
    const costs = ALL.map((index) => {
      const { change } = openBook().book.add(problemAt(index), 'failed');
      return NEW_SOLVER.rating - (change?.after.rating ?? 0);
    });
    expect(Math.max(...costs)).toBe(80);
    expect(Math.min(...costs)).toBeGreaterThan(0);
  });

  test.each<[name: string, results: [AttemptResult, number][], counted: boolean[]]>([
    [
      'failed, then solved with help',
      [
        ['failed', 0],
        ['helped', 0],
      ],
      [true, false],
    ],
    [
      'failed twice in a day',
      [
        ['failed', 0],
        ['failed', 23],
      ],
      [true, false],
    ],
    [
      'failed on two days',
      [
        ['failed', 0],
        ['failed', 24],
      ],
      [true, true],
    ],
    [
      'failed, solved an hour after',
      [
        ['failed', 0],
        ['solved', 1],
        ['solved', 30],
      ],
      [true, false, false],
    ],
    [
      'failed, solved on another day',
      [
        ['failed', 0],
        ['solved', 24],
      ],
      [true, true],
    ],
    [
      'solved twice',
      [
        ['solved', 0],
        ['solved', 100],
      ],
      [true, false],
    ],
    [
      'solved, then failed',
      [
        ['solved', 0],
        ['failed', 100],
      ],
      [true, false],
    ],
    [
      'the clock was set back',
      [
        ['failed', 30],
        ['failed', 2],
      ],
      [true, true],
    ],
  ])('%s', (_, results, counted) => {
    const { book, clock } = openBook();
    const did = results.map(([result, hours]) => {
      clock.nowMs = hours * HOUR_MS;
      return book.add(problemAt(3), result).change !== undefined;
    });
    expect(did).toEqual(counted);
  });

  test('what is solved of old stays solved and does not count', () => {
    const { book, log } = openBook(new MemoryLog(), new Set([problemKey(problemAt(2))]));
    expect([book.isSolved(problemAt(2)), book.solvedMs(problemAt(2))]).toEqual([true, 0]);
    expect(book.add(problemAt(2), 'failed')).toEqual({});
    expect(book.add(problemAt(2), 'solved').change).toBeUndefined();
    expect(log.attempts.map(({ result }) => result)).toEqual(['solved']);
  });

  test('counts in the session even if it cannot be kept', () => {
    const error = new Error('full');
    const add = () => {
      throw error;
    };
    const { book } = openBook({ attempts: [], add });
    const noted = book.add(problemAt(0), 'solved');
    expect(noted.error).toBe(error);
    expect(noted.change?.after).toEqual(book.solver(SHOGI));
    expect(book.isSolved(problemAt(0))).toBe(true);
  });
});

test('a book opened again says the same', () => {
  const { book, clock, log } = openBook();
  const random = seededNumbers(5);
  for (let count = 0; count < 300; count++) {
    clock.nowMs += REST_MS / 40;
    const results: AttemptResult[] = ['solved', 'failed', 'helped'];
    const index = Math.floor(random() * 40);
    book.add(problemAt(index), itemAt(results, Math.floor(random() * 3)));
    // Ratings that are asked for now and then are those that are worked out at once.
    if (count % 7 === 0) book.ratingOf(problemAt(index));
  }
  const again = new SolverBook(log, new Set(), () => clock.nowMs);
  const state = (of: SolverBook) => [
    of.solver(SHOGI),
    ...PROBLEMS.map((one) => [of.isSolved(one), of.ratingOf(one)]),
  ];
  expect(state(again)).toEqual(state(book));
});

/** Somebody who takes the next problem again and again. @param chance to solve one */
function practise(chance: (problem: Problem) => number, count: number, seed: number) {
  const { book, clock } = openBook();
  const random = seededNumbers(seed);
  const taken: number[] = [];
  for (let number = 0; number < count; number++) {
    clock.nowMs += 60_000;
    const choice = chooseProblem(PROBLEMS, ALL, book, taken.slice(-6));
    if (!choice) throw new Error('no problem');
    taken.push(choice.index);
    const problem = problemAt(choice.index);
    book.add(problem, random() < chance(problem) ? 'solved' : 'failed');
  }
  return { rating: book.solver(SHOGI).rating, taken };
}

describe('somebody who practises', () => {
  test.each([1, 2, 3])(
    'solves all mates in 3 and half of those in 5: between them (%i)',
    (seed) => {
      const chance = ({ plies = 0 }: Problem) => ({ 1: 1, 3: 1, 5: 0.5, 7: 0.1 })[plies] ?? 0;
      const { rating, taken } = practise(chance, 80, seed);
      // From the hardest mate in 3 to the hardest in 5.
      expect(rating).toBeGreaterThan(1448);
      expect(rating).toBeLessThan(1681);
      const lengths = taken.slice(20).map((index) => problemAt(index).plies);
      expect(lengths.filter((plies) => plies === 3 || plies === 5).length).toBeGreaterThan(45);
    },
  );

  sharedTest.each(shareOf([1000, 1300, 1600, 1900]))(
    'of a strength of %i comes near it',
    (strength) => {
      const chance = ({ rated }: Problem) =>
        1 / (1 + 10 ** (((rated?.prior ?? 0) - strength) / 400));
      const { rating } = practise(chance, 80, 1);
      expect(Math.abs(rating - strength)).toBeLessThan(150);
    },
  );

  test('and solves everything is at mates in 5 after twenty, and sees none twice', () => {
    const { taken } = practise(() => 1, 250, 1);
    expect(new Set(taken).size).toBe(250);
    expect(problemAt(taken[0] ?? 0).plies).toBe(1);
    expect(problemAt(taken[20] ?? 0).plies).toBeGreaterThanOrEqual(5);
  });

  test('and solves nothing gets the easiest, none of them again within a day', () => {
    const { taken } = practise(() => 0, 40, 1);
    expect(new Set(taken).size).toBe(40);
    expect(taken.every((index) => problemAt(index).plies === 1)).toBe(true);
  });
});

describe('the next problem', () => {
  const { book, clock } = openBook();
  const fives = lengthOf(5);
  const choose = (among: readonly number[], seen: readonly number[] = []) =>
    chooseProblem(PROBLEMS, among, book, seen)?.index;

  test('is the one whose expected score is nearest to 0.65', () => {
    expect([choose(ALL), choose(fives), choose([50, 200])]).toEqual([13, fives[0], 50]);
  });

  test('is none that was just seen, as long as there are others; never the last one', () => {
    const [one = 0, two = 0, three = 0] = fives;
    expect([
      choose(fives, [one]),
      choose([one, two, three], [two, one]),
      choose([one, two], [two, one]),
      choose([one], [one]),
    ]).toEqual([two, three, two, undefined]);
  });

  test('is none that would not count yet, as long as there are others', () => {
    const [one = 0] = fives;
    const [hard = 0] = lengthOf(9);
    book.add(problemAt(one), 'failed');
    expect([choose([one, hard]), choose([one])]).toEqual([hard, one]);
    clock.nowMs += REST_MS;
    expect(choose([one, hard])).toBe(one);
  });

  test('is the one solved longest ago, if all are solved', () => {
    const [one = 0, two = 0, three = 0] = lengthOf(9);
    for (const index of [two, one, three]) {
      clock.nowMs += HOUR_MS;
      book.add(problemAt(index), 'solved');
    }
    const among = [one, two, three];
    expect(chooseProblem(PROBLEMS, among, book, [])).toEqual({ index: two, isRepeat: true });
    expect(choose(among, [two])).toBe(one);
  });
});
