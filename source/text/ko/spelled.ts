import { KOREAN_ARGUMENTS, KOREAN_WORDS } from '../../activity/words/ko.ts';
import { firstSpelling } from '../../activity/words/spellings.ts';

/** A word of the prompt as it is offered in Korean: `무르기`; any other text as it is. */
export function spelled(word: string): string {
  return firstSpelling(KOREAN_WORDS, word);
}

/** What follows a word as it is offered in Korean: `선수` for `black`. */
export function spelledArgument(part: string): string {
  return firstSpelling(KOREAN_ARGUMENTS, part);
}
