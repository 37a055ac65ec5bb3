import type { Variant } from '../../core/variant.ts';
import { bishop, gold, king, knight, pawn, rook, silver } from '../shared-pieces.ts';
import { asInShogi } from '../shogi-rules.ts';

/** Judkins shogi, with one piece of each sort but the lance. */
export const judkins = {
  ...asInShogi,
  id: 'judkins',
  name: 'Judkins shogi',
  kanji: 'ジャドキンス将棋',
  files: 6,
  ranks: 6,
  start: 'rbnsgk/5p/6/6/P5/KGSNBR b - 1',
  zone: 2,
  wideKanji: false,
  pieces: [king, rook, bishop, gold, silver, knight, pawn],
  handicaps: [],
  sources: ['Paul Judkins, before April 1998; all else as in shogi'],
} as const satisfies Variant;
