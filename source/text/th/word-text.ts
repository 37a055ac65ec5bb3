import { firstSpelling } from '../../activity/spellings/spellings.ts';
import { THAI_ARGUMENTS, THAI_WORDS } from '../../activity/spellings/th.ts';

/** A word of the prompt as it is offered in Thai, `คำใบ้`, with what follows it; any other text as it is. */
export function wordText(line: string): string {
  if (Object.hasOwn(THAI_WORDS, line)) return firstSpelling(THAI_WORDS, line);
  const [word = '', ...rest] = line.split(' ');
  return [firstSpelling(THAI_WORDS, word), ...rest].join(' ');
}

/** What follows a word as it is offered in Thai: `ดำ` for `black`. */
export function argumentText(part: string): string {
  return firstSpelling(THAI_ARGUMENTS, part);
}
