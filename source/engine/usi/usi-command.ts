/** A program with its arguments. */
export type ProgramWords = readonly [file: string, ...args: string[]];

/**
 * The words of a command line as a shell splits them: quotes of both kinds and backslashes count,
 * nothing is expanded. Undefined if a quote is not closed, or there is no word.
 */
export function splitCommand(command: string): ProgramWords | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let index = 0; index < command.length; index++) {
    const character = command.charAt(index);
    const next = command[index + 1];
    if (character === quote) quote = '';
    else if (quote === "'") word = (word ?? '') + character;
    else if (character === '\\' && next !== undefined && (quote === '' || /["\\$`]/.test(next))) {
      word = (word ?? '') + next;
      index++;
    } else if (quote === '"') word = (word ?? '') + character;
    else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + character;
  }
  if (word !== undefined) words.push(word);
  const [file, ...args] = words;
  return quote === '' && file !== undefined ? [file, ...args] : undefined;
}
