import { homedir } from 'node:os';

const PART = /\\(.?)|'([^']*)'?|"((?:\\.|[^\\"])*)"?/gs;
const WORD = new RegExp(`(?:${PART.source}|[^\\s\\\\'"])+`, 'gs');

/**
 * The words of a line that is typed in a shell, as the shell would hand them over: without quotes,
 * and with the home folder for `~/`.
 * @returns the words after the program's name; the last is the one that is typed, `''` after a blank
 */
export function typedWords(line: string): string[] {
  const found = [...line.matchAll(WORD)].map(([word]) => word);
  if (!line.endsWith(found.at(-1) ?? '')) found.push('');
  return found.slice(1).map((word) => {
    const plain = word.replaceAll(
      PART,
      (_, escaped, single, double) => escaped ?? single ?? double.replaceAll(/\\([\\"$`])/g, '$1'),
    );
    return /^(--\w+=)?~\//.test(word) ? plain.replace('~', homedir) : plain;
  });
}
