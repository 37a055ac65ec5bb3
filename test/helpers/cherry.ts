import type { Variant } from '../../source/rules/core/variant.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';

/**
 * A game that the program does not have, from data alone: shogi on six files and seven ranks
 * without lances, one of each other piece, the zone two ranks deep.
 */
export const cherry: Variant = {
  ...shogi,
  id: 'cherry',
  name: 'Cherry shogi',
  kanji: '桜将棋',
  files: 6,
  ranks: 7,
  start: 'rbnsgk/5p/6/6/6/P5/KGSNBR b - 1',
  zone: 2,
  pieces: shogi.pieces.filter((piece) => piece.sfen !== 'L'),
  handicaps: [],
  sources: ['Made up for a test'],
};
