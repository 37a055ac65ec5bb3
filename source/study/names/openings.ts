import type { PatternWords } from './name-pattern.ts';

/** An opening: how a side begins. */
interface OpeningData {
  readonly kanji: string;
  /** One of them must fit. */
  readonly patterns: readonly PatternWords[];
  /** The last ply at which it can be told. */
  readonly until: number;
  /** The one of the highest rank counts if several fit. */
  readonly rank: 1 | 2 | 3;
}

/** Both rooks on their own squares, or beside them. */
const BOTH_STATIC = 'R2* vR8*';
const BISHOPS_EXCHANGED = 'hB vhB';

/**
 * The openings of shogi (戦型), by id: their names in Latin letters, as one side plays them. Sources:
 * the articles on each in the Japanese Wikipedia, 将棋の戦法一覧.
 */
export const OPENINGS = {
  // The rook moves to another file.
  'naka-bisha': { kanji: '中飛車', patterns: ['R58|59 P27'], until: 40, rank: 1 },
  'shiken-bisha': { kanji: '四間飛車', patterns: ['R68|69 P27'], until: 40, rank: 1 },
  'sanken-bisha': { kanji: '三間飛車', patterns: ['R78|79 P27'], until: 40, rank: 1 },
  'mukai-bisha': { kanji: '向かい飛車', patterns: ['R88|89 P27'], until: 40, rank: 1 },
  'sode-bisha': { kanji: '袖飛車', patterns: ['R38|39'], until: 40, rank: 1 },
  'migi-shiken-bisha': { kanji: '右四間飛車', patterns: ['R48|49 P46|45'], until: 40, rank: 1 },
  'gokigen-naka-bisha': {
    kanji: 'ゴキゲン中飛車',
    patterns: ['R58 P55|56 P76 B88 !P66'],
    until: 24,
    rank: 2,
  },
  'tsuno-gin-naka-bisha': {
    kanji: 'ツノ銀中飛車',
    patterns: ['R58|59 S67 S47'],
    until: 50,
    rank: 2,
  },
  'kaku-kokan-shiken-bisha': {
    kanji: '角交換四間飛車',
    patterns: [`R68|69 P27 ${BISHOPS_EXCHANGED}`],
    until: 40,
    rank: 2,
  },
  'direct-mukai-bisha': {
    kanji: 'ダイレクト向かい飛車',
    patterns: [`R88|89 P27 ${BISHOPS_EXCHANGED}`],
    until: 30,
    rank: 2,
  },
  'fujii-system': {
    kanji: '藤井システム',
    patterns: ['R68 K59 S38 P16|15 P76 P66'],
    until: 40,
    rank: 3,
  },
  ishida: { kanji: '石田流', patterns: ['R76|78 P75 P27'], until: 40, rank: 2 },
  'masuda-ishida': {
    kanji: '升田式石田流',
    patterns: [`R76|78 P75 P27 ${BISHOPS_EXCHANGED}`],
    until: 40,
    rank: 3,
  },
  'hineri-bisha': { kanji: 'ひねり飛車', patterns: ['R76|86|75 !P2*'], until: 50, rank: 2 },
  'chikatetsu-bisha': {
    kanji: '地下鉄飛車',
    patterns: ['R99|89 N77 G78'],
    until: 70,
    rank: 3,
  },
  'ai-furibisha': {
    kanji: '相振り飛車',
    patterns: ['R5*|6*|7*|8* P27 vR2*|3*|4*|5* vP83'],
    until: 40,
    rank: 3,
  },
  // The rook stays.
  yagura: {
    kanji: '矢倉',
    patterns: ['R2* S77 P66 P76 !hB', 'R2* S68 P66 P76 G78 P56 !hB'],
    until: 40,
    rank: 1,
  },
  gangi: { kanji: '雁木', patterns: ['R2* S67 P66 P76 G78 !hB'], until: 50, rank: 2 },
  'ai-gakari': {
    kanji: '相掛かり',
    patterns: [`${BOTH_STATIC} P25 P77 vP85 vP33`, 'R2* !P2* P77 vP33 vR8* vB22'],
    until: 24,
    rank: 1,
  },
  'yokofu-dori': { kanji: '横歩取り', patterns: ['R34 P76 !vP3*'], until: 30, rank: 3 },
  'kaku-gawari': {
    kanji: '角換わり',
    patterns: [`${BOTH_STATIC} ${BISHOPS_EXCHANGED} P76 S77|88`],
    until: 30,
    rank: 1,
  },
  'kaku-gawari-koshikake-gin': {
    kanji: '角換わり腰掛け銀',
    patterns: [`${BOTH_STATIC} ${BISHOPS_EXCHANGED} S56`],
    until: 60,
    rank: 3,
  },
  'kaku-gawari-hayaguri-gin': {
    kanji: '角換わり早繰り銀',
    patterns: [`${BOTH_STATIC} ${BISHOPS_EXCHANGED} S46 P36|35`],
    until: 50,
    rank: 3,
  },
  'kaku-gawari-bogin': {
    kanji: '角換わり棒銀',
    patterns: [`${BOTH_STATIC} ${BISHOPS_EXCHANGED} S26|27 P25`],
    until: 40,
    rank: 3,
  },
  bogin: {
    kanji: '棒銀',
    patterns: ['R28 S26|27 P25 !hB', 'R28 S26|27 !P2* !hB'],
    until: 40,
    rank: 2,
  },
  'migi-gyoku': { kanji: '右玉', patterns: ['K38|48 S47 N37 R29'], until: 80, rank: 3 },
  // Surprises.
  'ureshino-ryu': { kanji: '嬉野流', patterns: ['B79 P77 S68|57'], until: 16, rank: 3 },
  onigoroshi: { kanji: '鬼殺し', patterns: ['N65 P76 P67'], until: 12, rank: 3 },
  'sujichigai-kaku': {
    kanji: '筋違い角',
    patterns: ['B45 P76 vhB', 'B34 P76 vhB'],
    until: 14,
    rank: 3,
  },
  kakutofu: { kanji: '角頭歩', patterns: ['P86 P76 B88 R28'], until: 8, rank: 3 },
  pacman: { kanji: 'パックマン', patterns: ['P66 P77 R28 vP34'], until: 5, rank: 3 },
  'nifu-tsukkiri': {
    kanji: '二歩突っ切り',
    patterns: ['P35 P45 !vR8* !vB2* !hR !hB R28'],
    until: 40,
    rank: 3,
  },
} as const satisfies Readonly<Record<string, OpeningData>>;

export type OpeningId = keyof typeof OPENINGS;
