/** The marks that stand directly behind a move, with the numbers that PGN has for them. */
const MARKS: readonly (readonly [mark: string, nag: number])[] = [
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
];

/** The number of a mark such as `!?`; undefined where there is none. */
export function nagOfMark(mark: string): number | undefined {
  return MARKS.find(([text]) => text === mark)?.[1];
}

/** Numeric annotation glyphs as they stand behind a move: `!?`, or ` $13` where no mark is known. */
export function formatNags(nags: readonly number[]): string {
  return nags.map((nag) => MARKS.find(([, number]) => number === nag)?.[0] ?? ` $${nag}`).join('');
}
