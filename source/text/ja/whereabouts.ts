import type { PositionWord } from '../../activity/board-words.ts';
import { spelling } from './spelling.ts';

/** What should follow a word that asks for a square: `攻め駒: １一から９九までのマスを指定してください。..` */
export function squareWanted(
  word: PositionWord,
  first: string,
  last: string,
  middle: string,
): string {
  const own = spelling(word);
  return `${own}: ${first}から${last}までのマスを指定してください。例:「${own} ${middle}」。`;
}

/** The same for words that ask for something else. @param letters of the pieces */
export const WANTED = {
  where: (letters: string) => `どこ: マスか駒を指定してください。駒: ${letters}。`,
  pieces: (letters: string) =>
    `駒: 先手、後手、または駒を指定してください（なければすべて）。駒: ${letters}。`,
  file: (files: number) => `筋: 1から${files}までの筋を指定してください。例:「筋 5」。`,
  rank: (first: string, last: string, middle: string) =>
    `段: ${first}から${last}までの段を指定してください。例:「段 ${middle}」。`,
} as const;

/** Said where a word asks for the last move before the first. */
export const NOTHING_CHANGED = '変化: まだ1手も指されていません。';

/** `5筋: ５一の後手の王、５七の先手の歩`. @param standing from one end to the other */
export function fileText(file: number, standing: readonly string[]): string {
  return `${file}筋: ${standing.join('、') || '駒なし'}`;
}

/** `一段: ９一の後手の香、８一の後手の桂`. */
export function rankText(rank: string, standing: readonly string[]): string {
  return `${rank}段: ${standing.join('、') || '駒なし'}`;
}

/** `５一: 後手の王。`, `５五: 空きマス。` @param piece undefined where nothing stands */
export function onSquareText(square: string, piece: string | undefined): string {
  return `${square}: ${piece ?? '空きマス'}。`;
}
