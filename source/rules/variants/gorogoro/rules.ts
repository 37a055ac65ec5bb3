import type { Variant } from '../../core/variant.ts';
import { gold, king, pawn, silver } from '../shared-pieces.ts';
import { asInShogi } from '../shogi-rules.ts';

/** Gorogoro shogi, without pieces that slide. */
export const gorogoro = {
  ...asInShogi,
  id: 'gorogoro',
  name: 'Gorogoro shogi',
  kanji: 'ごろごろ将棋',
  files: 5,
  ranks: 6,
  start: 'sgkgs/5/1ppp1/1PPP1/5/SGKGS b - 1',
  zone: 2,
  wideKanji: false,
  pieces: [king, gold, silver, pawn],
  handicaps: [],
  sources: ['Madoka Kitao, Gorogoro dobutsu shogi, 2012; all else as in shogi'],
} as const satisfies Variant;
