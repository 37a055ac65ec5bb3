/** The nodes after which the score of a position is noted: a second is about the last. */
export const MARKS = [15_000, 60_000, 240_000, 960_000] as const;

/** A position of a game of our search with itself; all numbers are for the side to move. */
export interface Sample {
  readonly game: number;
  /** Plies played before it. */
  readonly ply: number;
  /** What the evaluation of the game thinks at once, and what the tables alone think. */
  readonly net: number;
  readonly tables: number;
  /** Scores of the search at the first marks, in hundredths of a pawn; 30,000 is a mate. */
  readonly scores: readonly number[];
  /** From 0 to 1. */
  readonly result: number;
}

/** A line of a file: the numbers of a sample, the scores last. */
export function formatSample({ game, ply, net, tables, scores, result }: Sample): string {
  return [game, ply, net, tables, result, ...scores].join(' ');
}

export function parseSample(line: string): Sample {
  const [game = 0, ply = 0, net = 0, tables = 0, result = 0, ...scores] = line
    .split(' ')
    .map(Number);
  return { game, ply, net, tables, result, scores };
}
