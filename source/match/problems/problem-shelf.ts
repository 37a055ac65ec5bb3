import type { Problem, RatedProblem } from '../../records/formats/problems/problem.ts';
import type { Move } from '../../rules/core/move.ts';
import { oncePer } from '../../rules/core/once-per.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { readSfen, type SfenPosition } from '../../rules/notation/sfen.ts';
import { parseUsi } from '../../rules/notation/usi.ts';
import { VARIANTS } from '../../rules/variants/index.ts';
import { type SolvedTally, solvedTally } from './solved-tally.ts';
import type { SolverBook } from './solver-book.ts';
import type { TsumeJudge } from './tsume-judge.ts';
import { type SolvedProblems, TsumeSet, type TsumeSetOptions } from './tsume-set.ts';

/** The rating of a problem of one ply in the middle of its length. */
const ONE_PLY = 900;
/** What each doubling of the length, with one ply more, adds. */
const DOUBLING = 400;
/** From the easiest to the hardest problem of a length. */
const SPREAD = 300;

interface SetLine {
  readonly sfen: string;
  readonly plies: number;
  /** In USI. */
  readonly line: string;
}

/**
 * Reads the problems of a set that comes with the program; those of a length stand in order of
 * difficulty. Positions and solutions are read when they are asked for: a list of hundreds of
 * problems needs none.
 */
export function readOwnProblems(text: string, variant: Variant): Problem[] {
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): SetLine => JSON.parse(line));
  const counts = new Map<number, number>();
  for (const { plies } of lines) counts.set(plies, (counts.get(plies) ?? 0) + 1);
  const seen = new Map<number, number>();
  return lines.map((line) => {
    const { plies } = line;
    const at = seen.get(plies) ?? 0;
    seen.set(plies, at + 1);
    const place = (at + 0.5) / (counts.get(plies) ?? 1) - 0.5;
    return new OwnProblem(variant, line, priorOf(plies, place));
  });
}

/**
 * The rating of a problem before anybody has tried it, by its length and its place among those of
 * the same length.
 * @param place from -0.5 for the easiest to 0.5 for the hardest
 */
function priorOf(plies: number, place: number): number {
  return Math.round(ONE_PLY + DOUBLING * (Math.log2(plies + 1) - 1) + SPREAD * place);
}

class OwnProblem implements Problem {
  readonly variant: Variant;
  readonly plies: number;
  readonly rated: RatedProblem;
  readonly #data: SetLine;
  #start: SfenPosition | undefined;
  #line: readonly Move[] | undefined;

  constructor(variant: Variant, data: SetLine, prior: number) {
    this.variant = variant;
    this.plies = data.plies;
    this.rated = { prior, key: `${variant.id} ${data.sfen}` };
    this.#data = data;
  }

  get start(): SfenPosition {
    this.#start ??= readSfen(this.variant, this.#data.sfen);
    return this.#start;
  }

  get line(): readonly Move[] {
    this.#line ??= this.#data.line.split(' ').flatMap((text) => parseUsi(this.variant, text) ?? []);
    return this.#line;
  }
}

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
