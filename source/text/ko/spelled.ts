import { WORD_SPELLINGS } from '../../activity/word-spellings.ts';

/** A word of the prompt as it is typed in Korean: `무르기`; itself where it has no spelling. */
export function spelled(word: string): string {
  if (Object.hasOwn(WORD_SPELLINGS, word)) return WORD_SPELLINGS[word]?.ko[0] ?? word;
  const [first = '', ...rest] = word.split(' ');
  const spelling = Object.hasOwn(WORD_SPELLINGS, first) ? WORD_SPELLINGS[first]?.ko[0] : undefined;
  return [spelling ?? first, ...rest].join(' ');
}
