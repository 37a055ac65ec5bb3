type Range = readonly [first: number, last: number];

/** Characters that take one column and join with no neighbour before them. */
const NARROW: readonly Range[] = [
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x2ff],
  // Thai consonants, vowels that stand by themselves, signs and digits.
  [0xe01, 0xe30],
  [0xe32, 0xe32],
  [0xe3f, 0xe46],
  [0xe4f, 0xe5b],
  [0x2190, 0x21ff],
  [0x2500, 0x25a1],
  // The two sides: ☖ and ☗.
  [0x2616, 0x2617],
];

/** Characters that take two columns and join with no neighbour: kana, kanji, hangul, their stops. */
const WIDE: readonly Range[] = [
  [0x3000, 0x3029],
  [0x3041, 0x3096],
  [0x30a1, 0x30fc],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xff01, 0xff60],
];

/** Thai vowels and tones above and below a consonant, which belong to its cell. */
const MARKS: readonly Range[] = [
  [0xe31, 0xe31],
  [0xe34, 0xe3a],
  [0xe47, 0xe4e],
];

/** The vowel sara am, which belongs to its consonant and takes a column of its own in terminals. */
export const SARA_AM = 0xe33;

/** The columns of each of these characters by its code; 0 of all others. */
export const PLAIN_COLUMNS = byCode(1, NARROW);
for (const [first, last] of WIDE) PLAIN_COLUMNS.fill(2, first, last + 1);

/** 1 for each character that belongs to the one before it, by its code. */
export const JOINS_BEFORE = byCode(1, [...MARKS, [SARA_AM, SARA_AM]]);

function byCode(value: number, ranges: readonly Range[]): Uint8Array {
  const values = new Uint8Array(0x10000);
  for (const [first, last] of ranges) values.fill(value, first, last + 1);
  return values;
}
