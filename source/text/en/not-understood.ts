import { ENGLISH_DIGITS } from '../../rules/notation/digits.ts';
import { joinWords } from './join-words.ts';

/** What people type who know other programs, with our word for it. */
export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  quit: ['exit', 'q', 'q!', 'wq', 'bye', 'leave', 'logout'],
  help: ['h', 'man', 'info', 'commands'],
  undo: ['u', 'back', 'takeback', 'take back'],
  draw: ['offer', 'offer draw', 'offer a draw'],
  menu: ['new', 'new game'],
  status: ['time', 'clock', 'clocks'],
  resign: ['surrender', 'give up'],
};

/** The answers to what no word of a game does. */
export const ANSWERS: Readonly<Record<string, string>> = {
  new: 'quit keeps this game; komadai play begins another.',
  time: 'the clocks stand beside the names, where the game has any.',
  y: 'no question is open.',
};

/** The answer to what no word of a game does. @param shown the typed text */
export function answerText(shown: string, answer: string): string {
  return `${shown}: ${answer}`;
}

/** Asks whether something else was meant. */
export function didYouMean(shown: string, meant: string): string {
  return `${shown}: did you mean ${meant}?`;
}

/** The same, of a move that the text does not begin. */
export function notUnderstoodButNear(shown: string, nearest: string): string {
  return `${shown}: not understood. Did you mean ${nearest}?`;
}

/** How many moves begin with a text: `S: six moves, S-4h .. S-6h; Tab goes through them`. */
export function manyMoves(
  shown: string,
  count: number,
  first: string,
  last: string,
  hasTab: boolean,
): string {
  const more = hasTab ? '; Tab goes through them' : '';
  return `${shown}: ${ENGLISH_DIGITS[count - 1] ?? count} moves, ${first} .. ${last}${more}`;
}

/** Says how a move is written. @param example of one; undefined where there is none */
export function notUnderstood(
  shown: string,
  example: string | undefined,
  { isSpoken, hasHelp }: { readonly isSpoken: boolean; readonly hasHelp: boolean },
): string {
  if (!example) return `${shown}: not understood.`;
  const more = hasHelp ? '; help tells more.' : '.';
  const verb = isSpoken ? 'Say' : 'Write';
  return `${shown}: not understood. ${verb} piece and square, as in ${example}${more}`;
}

/** Says that a word works elsewhere alone. @param hasHelp whether `help` works */
export function notHere(word: string, hasHelp: boolean): string {
  return `${word} does not work here${hasHelp ? '; help lists what does' : ''}.`;
}

/** Says that a game is over. @param shown undefined for Enter alone @param words some that work */
export function overText(shown: string | undefined, words: readonly string[]): string {
  const named = joinWords(words, 'and');
  const start = shown === undefined ? 'The' : `${shown}: the`;
  return `${start} game is over; ${named} work; help lists more.`;
}

/** Names the words that there are. */
export function noSuchWord(shown: string, words: readonly string[]): string {
  return `${shown}: not understood. Say one of ${joinWords(words, 'or')}.`;
}
