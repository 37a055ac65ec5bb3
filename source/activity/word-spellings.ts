import { CHALLENGE_PARTS } from '../hall/challenge-words.ts';
import { JAPANESE_ARGUMENTS, JAPANESE_WORDS } from './words/ja.ts';
import { KOREAN_ARGUMENTS, KOREAN_WORDS } from './words/ko.ts';
import { allSpellings, firstSpelling, type Spellings } from './words/spellings.ts';
import { THAI_ARGUMENTS, THAI_WORDS } from './words/th.ts';

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
    Object.values(WORD_SPELLINGS).flatMap((own) =>
      Object.keys(own).flatMap((word) =>
        allSpellings(own, word).map((spelling) => [spelling.normalize('NFKC'), word] as const),
      ),
    ),
  );
  return known;
}

/** A word as it is offered in a language. */
export function spelledIn(language: string, word: string): string {
  return firstSpelling(WORD_SPELLINGS[language], word);
}

/** All spellings of a word by which it is found in a language, the English one among them. */
export function wordSpellingsIn(language: string, word: string): readonly string[] {
  return [...allSpellings(WORD_SPELLINGS[language], word), word];
}

/** The English word that a line begins with; undefined where it is a word of no activity. */
export function wordOf(line: string): string | undefined {
  const [first = ''] = inEnglish(line).trim().toLowerCase().split(/\s/, 1);
  return Object.hasOwn(JAPANESE_WORDS, first) ? first : undefined;
}

/** A line that begins with a word, with that word as it is offered in a language. */
export function lineIn(language: string, line: string): string {
  const english = inEnglish(line);
  const [two = ''] = /^\S+ \S+/.exec(english) ?? [];
  const [one = ''] = /^\S*/.exec(english) ?? [];
  const word = Object.hasOwn(JAPANESE_WORDS, two) ? two : one;
  return spelledIn(language, word) + english.slice(word.length);
}

/** A line with the English word in the place of another spelling of it, if it begins with one. */
export function inEnglish(line: string): string {
  const [, first = '', rest = ''] = /^(\S*)(.*)$/s.exec(line.trim()) ?? [];
  const word = englishWords().get(first.normalize('NFKC').toLowerCase());
  return word === undefined ? line : word + rest;
}

/** What may follow a word. */
const ARGUMENT_SPELLINGS: Readonly<Record<string, Spellings>> = {
  ja: JAPANESE_ARGUMENTS,
  ko: KOREAN_ARGUMENTS,
  th: THAI_ARGUMENTS,
};

/** A part of what follows a word as it is offered in a language. */
export function argumentIn(language: string, part: string): string {
  return firstSpelling(ARGUMENT_SPELLINGS[language], part);
}

/** Whether a text is a spelling of an English part in another language. */
function isArgumentSpelling(english: string, typed: string): boolean {
  const wanted = typed.normalize('NFKC').toLowerCase();
  return Object.values(ARGUMENT_SPELLINGS).some((own) =>
    allSpellings(own, english).some((one) => one.normalize('NFKC') === wanted),
  );
}

/** What may follow a word. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  challenge: CHALLENGE_PARTS,
  claim: ['win', 'draw'],
  copy: ['moves'],
  hand: ['black', 'white'],
  list: ['all'],
  mate: ['off'],
  pieces: ['black', 'white'],
  plies: ['all'],
  put: ['black', 'white'],
  quick: CHALLENGE_PARTS,
  rest: ['black', 'white'],
};

/** Stands before a name, which is never another word. */
const BEFORE_NAME = 'to';

/** What follows a word, with the English parts in the place of other spellings of them. */
export function argumentInEnglish(word: string, argument: string): string {
  const known = Object.hasOwn(ARGUMENTS, word) ? ARGUMENTS[word] : undefined;
  if (known === undefined) return argument;
  let before = '';
  return argument
    .split(/(\s+)/)
    .map((part) => {
      if (part.trim() === '' || before === BEFORE_NAME) {
        before = part.trim() === '' ? before : '';
        return part;
      }
      before = known.find((english) => isArgumentSpelling(english, part)) ?? part;
      return before;
    })
    .join('');
}
