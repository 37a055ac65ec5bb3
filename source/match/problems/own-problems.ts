import type { Problem, RatedProblem } from '../../records/formats/problems/problem.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { readSfen, type SfenPosition } from '../../rules/notation/sfen.ts';
import { parseUsi } from '../../rules/notation/usi.ts';

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
