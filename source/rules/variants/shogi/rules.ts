import type { Variant } from '../../core/variant.ts';
import { bishop, gold, king, knight, lance, pawn, rook, silver } from '../shared-pieces.ts';
import { asInShogi } from '../shogi-rules.ts';

const rest = '/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1';

/** Shogi as it is played today. */
export const shogi = {
  ...asInShogi,
  id: 'shogi',
  name: 'Shogi',
  noun: 'shogi',
  kanji: '将棋',
  files: 9,
  ranks: 9,
  start: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
  zone: 3,
  impasseThreshold: 24,
  // The rule of 27 points (入玉宣言法) of the Computer Shogi Association.
  declaration: { pieces: 10, points: { black: 28, white: 27 } },
  wideKanji: false,
  pieces: [king, rook, bishop, gold, silver, knight, lance, pawn],
  handicaps: [
    { name: 'lance', kanji: '香落ち', sfen: `lnsgkgsn1/1r5b1${rest}` },
    { name: 'bishop', kanji: '角落ち', sfen: `lnsgkgsnl/1r7${rest}` },
    { name: 'rook', kanji: '飛車落ち', sfen: `lnsgkgsnl/7b1${rest}` },
    { name: 'rook-lance', kanji: '飛香落ち', sfen: `lnsgkgsn1/7b1${rest}` },
    { name: 'two-piece', kanji: '二枚落ち', sfen: `lnsgkgsnl/9${rest}` },
    { name: 'four-piece', kanji: '四枚落ち', sfen: `1nsgkgsn1/9${rest}` },
    { name: 'six-piece', kanji: '六枚落ち', sfen: `2sgkgs2/9${rest}` },
    { name: 'eight-piece', kanji: '八枚落ち', sfen: `3gkg3/9${rest}` },
    { name: 'ten-piece', kanji: '十枚落ち', sfen: `4k4/9${rest}` },
  ],
  sources: ['Rules of shogi as played under the Japan Shogi Association'],
} as const satisfies Variant;
