import type { PieceData } from '../core/variant.ts';

/** The pieces of shogi, which other games share. */

export const king = {
  sfen: 'K',
  hodges: 'K',
  role: 'royal',
  front: {
    betza: 'K',
    kanji: '王',
    kanji2: '王将',
    full: '王将',
    romaji: 'ōshō',
    label: 'Ou',
    reading: 'gyoku',
    english: 'king',
  },
  jewel: {
    kanji: '玉',
    kanji2: '玉将',
    full: '玉将',
    romaji: 'gyokushō',
    label: 'Gyo',
    reading: 'gyoku',
    english: 'king',
  },
  points: 0,
} as const satisfies PieceData;

export const rook = {
  sfen: 'R',
  hodges: 'R',
  front: {
    betza: 'R',
    kanji: '飛',
    kanji2: '飛車',
    full: '飛車',
    romaji: 'hisha',
    label: 'Hi',
    reading: 'hi',
    english: 'rook',
  },
  back: {
    betza: 'RF',
    kanji: '龍',
    kanji2: '龍王',
    full: '龍王',
    romaji: 'ryūō',
    label: 'Ryu',
    reading: 'ryu',
    english: 'dragon',
  },
  points: 5,
} as const satisfies PieceData;

export const bishop = {
  sfen: 'B',
  hodges: 'B',
  front: {
    betza: 'B',
    kanji: '角',
    kanji2: '角行',
    full: '角行',
    romaji: 'kakugyō',
    label: 'Kaku',
    reading: 'kaku',
    english: 'bishop',
  },
  back: {
    betza: 'BW',
    kanji: '馬',
    kanji2: '龍馬',
    full: '龍馬',
    romaji: 'ryūma',
    label: 'Uma',
    reading: 'uma',
    english: 'horse',
  },
  points: 5,
} as const satisfies PieceData;

export const gold = {
  sfen: 'G',
  hodges: 'G',
  front: {
    betza: 'WfF',
    kanji: '金',
    kanji2: '金将',
    full: '金将',
    romaji: 'kinshō',
    label: 'Kin',
    reading: 'kin',
    english: 'gold general',
    short: 'gold',
  },
  points: 1,
} as const satisfies PieceData;

export const silver = {
  sfen: 'S',
  hodges: 'S',
  front: {
    betza: 'FfW',
    kanji: '銀',
    kanji2: '銀将',
    full: '銀将',
    romaji: 'ginshō',
    label: 'Gin',
    reading: 'gin',
    english: 'silver general',
    short: 'silver',
  },
  back: {
    betza: 'WfF',
    kanji: '全',
    kanji2: '成銀',
    full: '成銀',
    romaji: 'narigin',
    label: 'NGin',
    english: 'promoted silver',
  },
  points: 1,
} as const satisfies PieceData;

export const knight = {
  sfen: 'N',
  hodges: 'N',
  front: {
    betza: 'ffN',
    kanji: '桂',
    kanji2: '桂馬',
    full: '桂馬',
    romaji: 'keima',
    label: 'Kei',
    reading: 'kei',
    english: 'knight',
  },
  back: {
    betza: 'WfF',
    kanji: '圭',
    kanji2: '成桂',
    full: '成桂',
    romaji: 'narikei',
    label: 'NKei',
    english: 'promoted knight',
  },
  points: 1,
} as const satisfies PieceData;

export const lance = {
  sfen: 'L',
  hodges: 'L',
  front: {
    betza: 'fR',
    kanji: '香',
    kanji2: '香車',
    full: '香車',
    romaji: 'kyōsha',
    label: 'Kyo',
    reading: 'kyo',
    english: 'lance',
  },
  back: {
    betza: 'WfF',
    kanji: '杏',
    kanji2: '成香',
    full: '成香',
    romaji: 'narikyō',
    label: 'NKyo',
    english: 'promoted lance',
  },
  points: 1,
} as const satisfies PieceData;

export const pawn = {
  sfen: 'P',
  hodges: 'P',
  role: 'pawn',
  front: {
    betza: 'fW',
    kanji: '歩',
    kanji2: '歩兵',
    full: '歩兵',
    romaji: 'fuhyō',
    label: 'Fu',
    reading: 'fu',
    english: 'pawn',
  },
  back: {
    betza: 'WfF',
    kanji: 'と',
    kanji2: 'と金',
    full: 'と金',
    romaji: 'tokin',
    label: 'To',
    reading: 'to',
    english: 'tokin',
  },
  points: 1,
} as const satisfies PieceData;
