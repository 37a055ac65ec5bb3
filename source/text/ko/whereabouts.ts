import type { PositionWord } from '../../activity/board-words.ts';
import { spelled } from './spelled.ts';

export function squareWanted(
  word: PositionWord,
  first: string,
  last: string,
  middle: string,
): string {
  const typed = spelled(word);
  return `${typed}: ${first}에서 ${last}까지의 칸을 적어 주십시오. 예: ${typed} ${middle}.`;
}

export const WANTED = {
  where: (letters: string) => `어디: 칸이나 ${letters} 중 하나를 적어 주십시오.`,
  pieces: (letters: string) =>
    `말: 선수, 후수나 ${letters} 중 하나를 적어 주십시오. 적지 않으면 모두입니다.`,
  file: (files: number) => `세로줄: 1에서 ${files}까지 적어 주십시오. 예: "세로줄 5".`,
  rank: (first: string, last: string, middle: string) =>
    `가로줄: ${first}에서 ${last}까지 적어 주십시오. 예: "가로줄 ${middle}".`,
} as const;

export const NOTHING_CHANGED = '변화: 아직 둔 수가 없습니다.';

export function fileText(file: number, standing: readonly string[]): string {
  return `${file}번 세로줄: ${standing.join(', ') || '비어 있음'}`;
}

export function rankText(rank: string, standing: readonly string[]): string {
  return `${rank} 가로줄: ${standing.join(', ') || '비어 있음'}`;
}

export function onSquareText(square: string, piece: string | undefined): string {
  return `${square}: ${piece ?? '비어 있음'}.`;
}
