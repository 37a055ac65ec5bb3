import { WORD_SPELLINGS } from '../../activity/word-spellings.ts';

/** A word of the prompt as Japanese players type it: `投了` for `resign`. */
export function spelling(word: string): string {
  return (Object.hasOwn(WORD_SPELLINGS, word) && WORD_SPELLINGS[word]?.ja[0]) || word;
}
