/** The digits from 1 to 9 as they are spoken in English. */
export const ENGLISH_DIGITS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
] as const;

/** The digits from 1 to 9 as they are read in Japanese. */
export const JAPANESE_DIGITS = [
  'ichi',
  'ni',
  'san',
  'yon',
  'go',
  'roku',
  'nana',
  'hachi',
  'kyuu',
] as const;

/** Other readings of a digit. */
const OTHER_DIGITS: Readonly<Record<string, number>> = { shi: 4, shichi: 7, kyu: 9, ku: 9 };

/** A word of a spoken move that is no piece and no rank. */
export type SpokenWord =
  | { readonly kind: 'digit'; readonly digit: number }
  | { readonly kind: 'capture' | 'drop' | 'from' | 'kara' | 'same' | 'filler' }
  | { readonly kind: 'promotion'; readonly promotion: 'promote' | 'decline' }
  | { readonly kind: 'side'; readonly side: 'black' | 'white' };

/** Spoken words, written together, with their meaning in a move. */
export const SPOKEN_WORDS: ReadonlyMap<string, SpokenWord> = new Map([
  ...digits(ENGLISH_DIGITS),
  ...digits(JAPANESE_DIGITS),
  ...digits([...'123456789']),
  ...Object.entries(OTHER_DIGITS).map(([word, digit]) => entry(word, { kind: 'digit', digit })),
  ...all('x take takes taking capture captures capturing toru', { kind: 'capture' }),
  ...all('* drop drops dropping dropped utsu uchi', { kind: 'drop' }),
  ...all('from', { kind: 'from' }),
  ...all('kara', { kind: 'kara' }),
  ...all('same dou', { kind: 'same' }),
  ...all('+ promote promotes promoting promotion plus nari naru', {
    kind: 'promotion',
    promotion: 'promote',
  }),
  ...all(
    '= equals narazu unpromoted declines doesnotpromote doesntpromote notpromoting nopromotion withoutpromotion withoutpromoting',
    { kind: 'promotion', promotion: 'decline' },
  ),
  ...all('black sente', { kind: 'side', side: 'black' }),
  ...all('white gote', { kind: 'side', side: 'white' }),
  ...all('- to on onto at the a an move moves moving goes check ote oute', { kind: 'filler' }),
]);

function entry(word: string, says: SpokenWord): [string, SpokenWord] {
  return [word, says];
}

function all(words: string, says: SpokenWord): [string, SpokenWord][] {
  return words.split(' ').map((word) => entry(word, says));
}

function digits(words: readonly string[]): [string, SpokenWord][] {
  return words.map((word, index) => entry(word, { kind: 'digit', digit: index + 1 }));
}
