import type { Variant } from '../../source/rules/core/variant.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';

/**
 * Judkins shogi (Paul Judkins, 1998), a game that the program does not have, from data alone: shogi
 * on 6x6 without lances, one of each other piece, the zone two ranks deep.
 */
export const judkins: Variant = {
  ...shogi,
  id: 'judkins',
  name: 'Judkins shogi',
  kanji: 'ジャドキンス将棋',
  files: 6,
  ranks: 6,
  start: 'rbnsgk/5p/6/6/P5/KGSNBR b - 1',
  zone: 2,
  pieces: shogi.pieces.filter((piece) => piece.sfen !== 'L'),
  handicaps: [],
  sources: ['Paul Judkins, 1998'],
};
