import type { Variant } from '../../core/variant.ts';
import { bishop, king, knight, lance, pawn, rook, silver } from '../shared-pieces.ts';
import { asInShogi } from '../shogi-rules.ts';

const rest = '/pppppppp/8/8/PPPPPPPP/1B4R1/LNSIKSNL w - 1';

/** Ogi, with the princess in the place of the golds. */
export const ogi = {
  ...asInShogi,
  id: 'ogi',
  name: 'Ōgi',
  kanji: '王棋',
  files: 8,
  ranks: 8,
  start: 'lnsiksnl/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/LNSIKSNL b - 1',
  zone: 3,
  promotion: 'mandatory',
  pawnDropMate: 'legal',
  impasseThreshold: 26,
  wideKanji: false,
  pieces: [
    king,
    rook,
    bishop,
    {
      sfen: 'I',
      hodges: 'I',
      front: {
        betza: 'BN',
        kanji: '姫',
        kanji2: '王姫',
        full: '王姫',
        romaji: 'hime',
        label: 'Hime',
        english: 'princess',
      },
      back: {
        betza: 'BNW',
        kanji: '神',
        kanji2: '女神',
        full: '女神',
        romaji: 'megami',
        label: 'Kami',
        reading: 'kami',
        english: 'promoted princess',
      },
      points: 5,
    },
    silver,
    knight,
    lance,
    pawn,
  ],
  handicaps: [
    { name: 'lance', kanji: '香落ち', sfen: `lnsiksn1/1r4b1${rest}` },
    { name: 'bishop', kanji: '角落ち', sfen: `lnsiksnl/1r6${rest}` },
    { name: 'rook', kanji: '飛車落ち', sfen: `lnsiksnl/6b1${rest}` },
    { name: 'rook-lance', kanji: '飛香落ち', sfen: `lnsiksn1/6b1${rest}` },
    { name: 'two-piece', kanji: '二枚落ち', sfen: `lnsiksnl/8${rest}` },
    { name: 'four-piece', kanji: '四枚落ち', sfen: `1nsiksn1/8${rest}` },
    { name: 'six-piece', kanji: '六枚落ち', sfen: `2siks2/8${rest}` },
    { name: 'eight-piece', kanji: '八枚落ち', sfen: `3ik3/8${rest}` },
  ],
  sources: [
    'Cyril Veltin, Ogi, rules of 2023-24; everything not named there is as in shogi',
    'House: the handicaps, the impasse points and the threshold',
  ],
} as const satisfies Variant;
