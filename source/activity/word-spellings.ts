import { JAPANESE_WORDS } from './spellings/ja.ts';
import { KOREAN_WORDS } from './spellings/ko.ts';
import type { Spellings } from './spellings/spellings.ts';
import { THAI_WORDS } from './spellings/th.ts';

/** The words of the prompt by language. */
export const WORD_SPELLINGS: Readonly<Record<string, Spellings>> = {
  ja: JAPANESE_WORDS,
  ko: KOREAN_WORDS,
  th: THAI_WORDS,
};

let known: ReadonlyMap<string, string> | undefined;

/** The English words by all other spellings. */
function englishWords(): ReadonlyMap<string, string> {
  known ??= new Map(
    Object.values(WORD_SPELLINGS).flatMap((spellings) =>
      Object.entries(spellings).flatMap(([word, all]) =>
        all.map((spelling) => [spelling.normalize('NFKC'), word] as const),
      ),
    ),
  );
  return known;
}

/** A word as it is offered in a language. */
export function spelledIn(language: string, word: string): string {
  return wordSpellingsIn(language, word)[0] ?? word;
}

/** All spellings of a word by which it is found in a language, the English one among them. */
export function wordSpellingsIn(language: string, word: string): readonly string[] {
  const own = WORD_SPELLINGS[language] ?? {};
  return [...(Object.hasOwn(own, word) ? (own[word] ?? []) : []), word];
}

/** The English word that a line begins with; undefined where it is a word of no activity. */
export function wordOf(line: string): string | undefined {
  const [first = ''] = inEnglish(line).trim().toLowerCase().split(/\s/, 1);
  return Object.hasOwn(JAPANESE_WORDS, first) ? first : undefined;
}

/** A line that begins with a word, with that word as it is offered in a language. */
export function lineIn(language: string, line: string): string {
  const [, first = '', rest = ''] = /^(\S*)(.*)$/s.exec(inEnglish(line)) ?? [];
  return spelledIn(language, first) + rest;
}

/** A line with the English word in the place of another spelling of it, if it begins with one. */
export function inEnglish(line: string): string {
  const [, first = '', rest = ''] = /^(\S*)(.*)$/s.exec(line.trim()) ?? [];
  const word = englishWords().get(first.normalize('NFKC').toLowerCase());
  return word === undefined ? line : word + rest;
}
