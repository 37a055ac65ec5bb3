import type { PieceData, Variant } from '../../core/variant.ts';
import { bishop, gold, king, knight, pawn, rook } from '../shared-pieces.ts';
import { asInShogi } from '../shogi-rules.ts';

/** The knight leaps as in shogi, or steps sideways. */
const euroKnight = {
  ...knight,
  front: { ...knight.front, betza: 'ffNsW' },
} as const satisfies PieceData;

/** EuroShogi, in which promotion is mandatory and the knight steps aside. */
export const euro = {
  ...asInShogi,
  id: 'euro',
  name: 'EuroShogi',
  kanji: 'ユーロ将棋',
  files: 8,
  ranks: 8,
  start: '1nbgkgn1/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/1NGKGBN1 b - 1',
  zone: 3,
  promotion: 'mandatory',
  wideKanji: false,
  pieces: [king, rook, bishop, gold, euroKnight, pawn],
  handicaps: [],
  sources: [
    'Vladimír Pribylinec, EuroShogi, 2000 and later; all else as in shogi',
    'House: the kanji; the author prints signs on cubes',
  ],
} as const satisfies Variant;
