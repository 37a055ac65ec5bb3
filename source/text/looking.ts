import type { LookingWord } from '../match/words.ts';

/** What the words do that leave what is on the board as it is. */
export const LOOKING_WORD_HELP = {
  moves: 'list all legal moves',
  show: 'show S tells how a piece moves',
  flip: 'turn the board',
  labels: 'labels romaji changes the labels of the pieces',
  theme: 'theme slate changes the colours',
  board: 'draw the board',
  rules: 'the rules of this game',
  help: 'this help',
} as const satisfies Readonly<Record<LookingWord, string>>;
