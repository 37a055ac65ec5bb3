/**
 * The words of a command line as a shell would split them: quotes of both kinds and backslashes
 * are understood, nothing is expanded. Undefined where a quote is not closed or nothing is there.
 */
export function splitCommand(command: string): readonly string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let index = 0; index < command.length; index++) {
    const character = command[index];
    const next = command[index + 1];
    if (character === quote) quote = '';
    else if (quote === "'") word += character;
    else if (character === '\\' && next !== undefined && (quote === '' || /["\\$`]/.test(next))) {
      word = (word ?? '') + next;
      index++;
    } else if (quote === '"') word += character;
    else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + character;
  }
  if (word !== undefined) words.push(word);
  return quote === '' && words.length > 0 ? words : undefined;
}
