import type { Variant } from '../../core/variant.ts';
import { bishop, gold, king, pawn, rook, silver } from '../shared-pieces.ts';
import { asInShogi } from '../shogi-rules.ts';

/** Minishogi, the smallest game with all rules of shogi. */
export const minishogi = {
  ...asInShogi,
  id: 'minishogi',
  name: 'Minishogi',
  noun: 'minishogi',
  kanji: '5五将棋',
  files: 5,
  ranks: 5,
  start: 'rbsgk/4p/5/P4/KGSBR b - 1',
  zone: 1,
  repetition: { ...asInShogi.repetition, result: 'black-loses' },
  wideKanji: false,
  pieces: [king, rook, bishop, gold, silver, pawn],
  handicaps: [],
  sources: [
    'Shigenobu Kusumoto, Gogo shogi (five by five), about 1970',
    'The loss of Black at the fourth repetition: rules of the minishogi tournaments of the University of Electro-Communications, and Fairy-Stockfish',
  ],
} as const satisfies Variant;
