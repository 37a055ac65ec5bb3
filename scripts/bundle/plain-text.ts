type Range = readonly [first: number, last: number];

/** Characters that take one column and join with no neighbour. */
const NARROW: readonly Range[] = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x2ff],
  [0x2190, 0x21ff],
  [0x2500, 0x25a1],
  // The two sides: ☖ and ☗.
  [0x2616, 0x2617],
];

/** Characters that take two columns and join with no neighbour: kana and kanji. */
const WIDE: readonly Range[] = [
  [0x3041, 0x3096],
  [0x30a1, 0x30fa],
  [0x4e00, 0x9fff],
];

/** The columns of each of these characters by its code; 0 of all others. */
export const PLAIN_COLUMNS = columnsByCode();

function columnsByCode(): Uint8Array {
  const columns = new Uint8Array(0x10000);
  for (const [first, last] of NARROW) columns.fill(1, first, last + 1);
  for (const [first, last] of WIDE) columns.fill(2, first, last + 1);
  return columns;
}
