import { JAPANESE_ARGUMENTS, JAPANESE_WORDS } from '../../activity/spellings/ja.ts';
import { firstSpelling } from '../../activity/spellings/spellings.ts';

/** A word of the prompt as Japanese players type it: `投了` for `resign`. */
export function spelling(word: string): string {
  return firstSpelling(JAPANESE_WORDS, word);
}

/** What follows a word as Japanese players type it: `先手` for `black`. */
export function argumentSpelling(part: string): string {
  return firstSpelling(JAPANESE_ARGUMENTS, part);
}
