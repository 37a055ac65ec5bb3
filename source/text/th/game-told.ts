import { wordText } from './word-text.ts';

/** Said where a word is for games that have ended. */
export function notOverText(word: string): string {
  return `${wordText(word)}: เกมยังไม่จบ`;
}

/** Says how to get a game back. @param handover says who has it now */
export function takesBackText(handover: string): string {
  return `${handover} พิมพ์ รับช่วง เพื่อเอาเกมกลับมา`;
}

/** Said where there is no game to take. */
export const NOT_TAKEN = 'รับช่วง: ไม่มี komadai อื่นเปิดเกมนี้อยู่';
