import { KOREAN_ARGUMENTS, KOREAN_WORDS } from '../../activity/spellings/ko.ts';
import { firstSpelling } from '../../activity/spellings/spellings.ts';

/** A word of the prompt as it is typed in Korean, `무르기`, with what follows it. */
export function spelled(line: string): string {
  if (Object.hasOwn(KOREAN_WORDS, line)) return firstSpelling(KOREAN_WORDS, line);
  const [first = '', ...rest] = line.split(' ');
  return [firstSpelling(KOREAN_WORDS, first), ...rest].join(' ');
}

/** What follows a word as it is typed in Korean: `선수` for `black`. */
export function spelledArgument(part: string): string {
  return firstSpelling(KOREAN_ARGUMENTS, part);
}
