/** What each game is called in a language, by its id: the name that is shown, then what else people type. */
export type NamesOfGames = Readonly<Record<string, readonly [shown: string, ...others: string[]]>>;

export const JAPANESE_GAMES: NamesOfGames = {
  yari: ['槍将棋', 'やり将棋', 'やりしょうぎ'],
  shogi: ['将棋', '本将棋', 'しょうぎ'],
  ogi: ['王棋', 'おうぎ', 'オーギ'],
  minishogi: ['5五将棋', '五五将棋', '55将棋', 'ミニ将棋'],
  gorogoro: ['ごろごろ将棋', '5六将棋', '五六将棋', '56将棋'],
  judkins: ['ジャドキンス将棋', 'ジャドケンス将棋', 'ジャドキンズ将棋'],
  tori: ['禽将棋', 'とり将棋', '鳥将棋'],
  euro: ['ユーロ将棋'],
  whale: ['ホエール将棋', '鯨将棋'],
  dobutsu: ['どうぶつしょうぎ', 'どうぶつ将棋', '動物将棋'],
};

export const KOREAN_GAMES: NamesOfGames = {
  yari: ['야리 쇼기'],
  shogi: ['쇼기', '일본 장기', '본쇼기'],
  ogi: ['오기'],
  minishogi: ['미니쇼기', '5오쇼기'],
  gorogoro: ['고로고로 쇼기'],
  judkins: ['저드킨스 쇼기'],
  tori: ['도리 쇼기', '토리 쇼기'],
  euro: ['유로 쇼기'],
  whale: ['웨일 쇼기', '고래 쇼기'],
  dobutsu: ['동물 쇼기', '도부쓰 쇼기'],
};

export const THAI_GAMES: NamesOfGames = {
  yari: ['ยาริโชงิ'],
  shogi: ['โชงิ', 'โชกิ', 'หมากรุกญี่ปุ่น'],
  ogi: ['โองิ'],
  minishogi: ['มินิโชงิ'],
  gorogoro: ['โกโรโกโรโชงิ', 'โกโรโกโร'],
  judkins: ['จัดกินส์โชงิ', 'จัดกินส์'],
  tori: ['โทริโชงิ', 'โทริ'],
  euro: ['ยูโรโชงิ', 'ยูโร'],
  whale: ['เวลโชงิ', 'เวล'],
  dobutsu: ['โดบุตสึโชงิ', 'โดบุตสึ'],
};

/** The name of a game of a table; undefined for a game that is not of it. */
export function nameOfGameIn(names: NamesOfGames, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id]?.[0] : undefined;
}
