import { josa } from './josa.ts';

/** `a`, `a와 b`, `a, b와 c`; `a 또는 b`. @param last `and` or `or` */
export function joinWords(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  const before = words.slice(0, -1).join(', ');
  return `${last === 'or' ? `${before} 또는` : josa(before, '과')} ${words.at(-1)}`;
}
