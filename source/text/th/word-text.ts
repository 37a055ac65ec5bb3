import { firstSpelling } from '../../activity/words/spellings.ts';
import { THAI_ARGUMENTS, THAI_WORDS } from '../../activity/words/th.ts';

/** A word of the prompt as it is offered in Thai: `คำใบ้`; any other text as it is. */
export function wordText(word: string): string {
  return firstSpelling(THAI_WORDS, word);
}

/** What follows a word as it is offered in Thai: `ดำ` for `black`. */
export function argumentText(part: string): string {
  return firstSpelling(THAI_ARGUMENTS, part);
}
