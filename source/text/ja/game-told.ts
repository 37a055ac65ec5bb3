import { spelling } from './spelling.ts';

/** Said where a word is for games that have ended. */
export function notOverText(word: string): string {
  return `${spelling(word)}: 対局はまだ終わっていません。`;
}

/** Says how to get a game back. @param handover says who has it now */
export function takesBackText(handover: string): string {
  return `${handover}「引き継ぎ」で取り戻せます。`;
}

/** Said where there is no game to take. */
export const NOT_TAKEN = '引き継ぎ: この対局はほかの komadai で開かれていません。';
