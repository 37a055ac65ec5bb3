/** The marks that stand directly after a move, with their numbers in PGN. */
const MARKS: readonly (readonly [mark: string, nag: number])[] = [
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
];

/** The number of a mark such as `!?`; undefined where the text is no mark. */
export function nagOfMark(mark: string): number | undefined {
  return MARKS.find(([text]) => text === mark)?.[1];
}

/** Numeric annotation glyphs as they stand after a move: `!?`, or ` $13` where no mark is known. */
export function formatNags(nags: readonly number[]): string {
  return nags.map((nag) => MARKS.find(([, number]) => number === nag)?.[0] ?? ` $${nag}`).join('');
}
