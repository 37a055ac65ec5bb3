import type { PositionWord } from '../../activity/board-words.ts';
import { wordText } from './word-text.ts';

/** What should follow a word that asks for a square: `ตัวโจมตี: บอกช่องตั้งแต่ 1a ถึง 9i เช่น ตัวโจมตี 5e` */
export function squareWanted(
  word: PositionWord,
  first: string,
  last: string,
  middle: string,
): string {
  const shown = wordText(word);
  return `${shown}: บอกช่องตั้งแต่ ${first} ถึง ${last} เช่น ${shown} ${middle}`;
}

/** The same for words that ask for something else. @param letters of the pieces */
export const WANTED = {
  where: (letters: string) => `ที่ไหน: บอกช่อง หรือตัวหมาก ${letters} ตัวใดตัวหนึ่ง`,
  pieces: (letters: string) => `หมาก: บอก ดำ, ขาว หรือ ${letters} ตัวใดตัวหนึ่ง หรือไม่ต้องบอกเพื่อดูทั้งหมด`,
  file: (files: number) => `แถวตั้ง: บอกแถวตั้งแต่ 1 ถึง ${files} เช่น แถวตั้ง 5`,
  rank: (first: string, last: string, middle: string) =>
    `แถวนอน: บอกแถวตั้งแต่ ${first} ถึง ${last} เช่น แถวนอน ${middle}`,
} as const;

/** Said where a word asks for the last move before the first. */
export const NOTHING_CHANGED = 'สิ่งที่เปลี่ยน: ยังไม่ได้เดินสักตา';

/** `แถวตั้ง 5: ขุนขาวที่ 5a, เบี้ยดำที่ 5g`. @param standing from one end to the other */
export function fileText(file: number, standing: readonly string[]): string {
  return `แถวตั้ง ${file}: ${standing.join(', ') || 'ว่าง'}`;
}

/** `แถวนอน a: หอกขาวที่ 9a, ม้าขาวที่ 8a`. */
export function rankText(rank: string, standing: readonly string[]): string {
  return `แถวนอน ${rank}: ${standing.join(', ') || 'ว่าง'}`;
}

/** `5a: ขุนขาว`, `5e: ว่าง` @param piece undefined where nothing stands */
export function onSquareText(square: string, piece: string | undefined): string {
  return `${square}: ${piece ?? 'ว่าง'}`;
}
