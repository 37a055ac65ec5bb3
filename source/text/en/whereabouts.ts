import type { PositionWord } from '../../activity/board-words.ts';
import { capitalized } from './phrases.ts';

/** What should follow a word that asks for a square: `attackers: say a square from 1a to 9i, ..` */
export function squareWanted(
  word: PositionWord,
  first: string,
  last: string,
  middle: string,
): string {
  return `${word}: say a square from ${first} to ${last}, as in ${word} ${middle}.`;
}

/** The same for words that ask for something else. @param letters of the pieces */
export const WANTED = {
  where: (letters: string) => `where: say a square or one of ${letters}.`,
  pieces: (letters: string) => `pieces: say black, white or one of ${letters}, or nothing for all.`,
  file: (files: number) => `file: say a file from 1 to ${files}, as in file 5.`,
  rank: (first: string, last: string, middle: string) =>
    `rank: say a rank from ${first} to ${last}, as in rank ${middle}.`,
} as const;

/** Said where a word asks for the last move before the first. */
export const NOTHING_CHANGED = 'changes: no move has been played.';

/** `File 5: White king on 5a, Black pawn on 5g`. @param standing from one end to the other */
export function fileText(file: number, standing: readonly string[]): string {
  return `File ${file}: ${standing.join(', ') || 'empty'}`;
}

/** `Rank a: White lance on 9a, White knight on 8a`. */
export function rankText(rank: string, standing: readonly string[]): string {
  return `Rank ${rank}: ${standing.join(', ') || 'empty'}`;
}

/** `5a: White king.`, `5e: empty.` @param piece undefined where nothing stands */
export function onSquareText(square: string, piece: string | undefined): string {
  return `${capitalized(square)}: ${piece ?? 'empty'}.`;
}
