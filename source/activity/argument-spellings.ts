import { CHALLENGE_PARTS } from '../rooms/hall/challenge-words.ts';
import { SEEK_PARTS } from '../rooms/hall/seek-words.ts';
import { JAPANESE_ARGUMENTS } from './spellings/ja.ts';
import { KOREAN_ARGUMENTS } from './spellings/ko.ts';
import { firstSpelling, type Spellings } from './spellings/spellings.ts';
import { THAI_ARGUMENTS } from './spellings/th.ts';

const SPELLINGS: Readonly<Record<string, Spellings>> = {
  ja: JAPANESE_ARGUMENTS,
  ko: KOREAN_ARGUMENTS,
  th: THAI_ARGUMENTS,
};

/** A part of what follows a word as it is offered in a language. */
export function argumentIn(language: string, part: string): string {
  return firstSpelling(SPELLINGS[language] ?? {}, part);
}

/** Whether a text is a spelling of an English part in another language. */
function isArgumentSpelling(english: string, typed: string): boolean {
  const wanted = typed.normalize('NFKC').toLowerCase();
  return Object.values(SPELLINGS).some((spellings) =>
    (Object.hasOwn(spellings, english) ? (spellings[english] ?? []) : []).some(
      (one) => one.normalize('NFKC') === wanted,
    ),
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
  rest: ['black', 'white'],
  seek: SEEK_PARTS,
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
