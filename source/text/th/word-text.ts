import { WORD_SPELLINGS } from '../../activity/word-spellings.ts';

/** A word of the prompt as it is offered in Thai, `คำใบ้`, with what follows it; any other text as it is. */
export function wordText(line: string): string {
  if (Object.hasOwn(WORD_SPELLINGS, line)) return WORD_SPELLINGS[line]?.th[0] ?? line;
  const [word = '', ...rest] = line.split(' ');
  return [WORD_SPELLINGS[word]?.th[0] ?? word, ...rest].join(' ');
}
