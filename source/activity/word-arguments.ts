import { CHALLENGE_PARTS } from '../rooms/hall/challenge-words.ts';
import { SEEK_PARTS } from '../rooms/hall/seek-words.ts';
import { isArgumentSpelling } from './argument-spellings.ts';

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
