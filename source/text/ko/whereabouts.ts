import type { PositionWord } from '../../activity/board-words.ts';
import { spelled } from './spelled.ts';

/** What should follow a word that asks for a square: `공격: 1a에서 9i까지의 칸을 ..` */
export function squareWanted(
  word: PositionWord,
  first: string,
  last: string,
  middle: string,
): string {
  const typed = spelled(word);
  return `${typed}: ${first}에서 ${last}까지의 칸을 적어 주십시오. 예: ${typed} ${middle}.`;
}

/** The same for words that ask for something else. @param letters of the pieces */
export const WANTED = {
  where: (letters: string) => `어디: 칸이나 ${letters} 중 하나를 적어 주십시오.`,
  pieces: (letters: string) =>
    `말: 선수, 후수나 ${letters} 중 하나를 적어 주십시오. 적지 않으면 모두입니다.`,
  file: (files: number) => `세로줄: 1에서 ${files}까지 적어 주십시오. 예: "세로줄 5".`,
  rank: (first: string, last: string, middle: string) =>
    `가로줄: ${first}에서 ${last}까지 적어 주십시오. 예: "가로줄 ${middle}".`,
} as const;

/** Said where a word asks for the last move before the first. */
export const NOTHING_CHANGED = '변화: 아직 둔 수가 없습니다.';

/** `5번 세로줄: 5a의 후수 왕, 5g의 선수 보`. @param standing from one end to the other */
export function fileText(file: number, standing: readonly string[]): string {
  return `${file}번 세로줄: ${standing.join(', ') || '비어 있음'}`;
}

/** `a 가로줄: 9a의 후수 향차, 8a의 후수 계마`. */
export function rankText(rank: string, standing: readonly string[]): string {
  return `${rank} 가로줄: ${standing.join(', ') || '비어 있음'}`;
}

/** `5a: 후수 왕.`, `5e: 비어 있음.` @param piece undefined where nothing stands */
export function onSquareText(square: string, piece: string | undefined): string {
  return `${square}: ${piece ?? '비어 있음'}.`;
}
