import type { Variant } from '../../source/rules/core/variant.ts';
import { firstItems } from './items.ts';

/*
 * Fairy-Stockfish writes squares with files as letters from the left and ranks as numbers from
 * the bottom, `P@e5` for a drop, hands in brackets, and w for the side that SFEN calls b.
 */

export function fenOfSfen(sfen: string): string {
  const [board, turn, hands] = firstItems(sfen.split(' '), 3);
  const letters = hands
    .replace('-', '')
    .replace(/(\d+)(\w)/g, (_, count, letter) => letter.repeat(Number(count)));
  return `${board}[${letters}] ${turn === 'b' ? 'w' : 'b'} - - 0 1`;
}

export function usiOfUci(variant: Variant, move: string): string {
  return move.replace('@', '*').replace(/([a-i])(\d)/g, (_, letter, rank) => {
    const file = variant.files - (letter.charCodeAt(0) - 97);
    return `${file}${String.fromCharCode(97 + variant.ranks - Number(rank))}`;
  });
}

export function uciOfUsi(variant: Variant, move: string): string {
  return move.replace('*', '@').replace(/(\d)([a-i])/g, (_, file, letter) => {
    const column = String.fromCharCode(97 + variant.files - Number(file));
    return `${column}${variant.ranks - (letter.charCodeAt(0) - 97)}`;
  });
}
