import type { PositionWord } from '../../activity/board-words.ts';
import { spelling } from './spelling.ts';

export function squareWanted(
  word: PositionWord,
  first: string,
  last: string,
  middle: string,
): string {
  const own = spelling(word);
  return `${own}: ${first}から${last}までのマスを指定してください。例:「${own} ${middle}」。`;
}

export const WANTED = {
  where: (letters: string) => `どこ: マスか駒を指定してください。駒: ${letters}。`,
  pieces: (letters: string) =>
    `駒: 先手、後手、または駒を指定してください（なければすべて）。駒: ${letters}。`,
  file: (files: number) => `筋: 1から${files}までの筋を指定してください。例:「筋 5」。`,
  rank: (first: string, last: string, middle: string) =>
    `段: ${first}から${last}までの段を指定してください。例:「段 ${middle}」。`,
} as const;

export const NOTHING_CHANGED = '変化: まだ1手も指されていません。';

export function fileText(file: number, standing: readonly string[]): string {
  return `${file}筋: ${standing.join('、') || '駒なし'}`;
}

export function rankText(rank: string, standing: readonly string[]): string {
  return `${rank}段: ${standing.join('、') || '駒なし'}`;
}

export function onSquareText(square: string, piece: string | undefined): string {
  return `${square}: ${piece ?? '空きマス'}。`;
}
