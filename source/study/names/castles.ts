import type { PatternWords } from './name-pattern.ts';

/** A castle: how a side has placed its king and what guards it. */
interface CastleData {
  readonly kanji: string;
  readonly pattern: PatternWords;
}

/**
 * The castles of shogi (囲い), by id: their names in Latin letters. Where several fit, the one with
 * most pieces counts. Most were compared with the shapes of akicho8/bioshogi and the descriptions at
 * http://www3.kcn.ne.jp/~tomy/Skype/zatugaku/g.html.
 */
export const CASTLES = {
  yagura: { kanji: '矢倉囲い', pattern: 'K88 G78 S77 G67' },
  'gin-yagura': { kanji: '銀矢倉', pattern: 'K88 G78 S77 S67' },
  'so-yagura': { kanji: '総矢倉', pattern: 'K88 G78 S77 G67 S57' },
  'hekomi-yagura': { kanji: 'へこみ矢倉', pattern: 'K88 G78 S77 G68' },
  'kata-yagura': { kanji: '片矢倉', pattern: 'K78 G68 S77 G67' },
  'gindachi-yagura': { kanji: '銀立ち矢倉', pattern: 'K88 G78 S76 G67' },
  'kikusui-yagura': { kanji: '菊水矢倉', pattern: 'K89 S88 G78 !G79' },
  'hishi-yagura': { kanji: '菱矢倉', pattern: 'K88 G78 S77 G67 S66' },
  'yagura-anaguma': { kanji: '矢倉穴熊', pattern: 'K99 L98 G78 S77 G67' },
  'migi-yagura': { kanji: '右矢倉', pattern: 'K28 G38 S37' },
  'bonanza-gakoi': { kanji: 'ボナンザ囲い', pattern: 'K78 G68 S77 G58' },
  'kani-gakoi': { kanji: 'カニ囲い', pattern: 'K69 G78 G58 S68' },
  'funa-gakoi': { kanji: '舟囲い', pattern: 'K78 S79 G69 G58|49' },
  'hakoiri-musume': { kanji: '箱入り娘', pattern: 'K78 S79 G69 G68' },
  'hidari-mino': { kanji: '左美濃', pattern: 'K88|79 S78 G69' },
  'tenshukaku-mino': { kanji: '天守閣美濃', pattern: 'K87 S78 G69' },
  'ibisha-anaguma': { kanji: '居飛車穴熊', pattern: 'K99 L98 S88' },
  'matsuo-anaguma': { kanji: '松尾流穴熊', pattern: 'K99 L98 S88 G78 S79' },
  'gin-kanmuri-anaguma': { kanji: '銀冠穴熊', pattern: 'K99 L98 S87 G78' },
  'big-four': { kanji: 'ビッグ４', pattern: 'K99 L98 G88 G78 S87 S77' },
  'furibisha-anaguma': { kanji: '振り飛車穴熊', pattern: 'K19 L18 S28' },
  'kata-mino': { kanji: '片美濃囲い', pattern: 'K28 S38 G49' },
  mino: { kanji: '美濃囲い', pattern: 'K28 S38 G49 G58' },
  'taka-mino': { kanji: '高美濃囲い', pattern: 'K28 S38 G49 G47' },
  'diamond-mino': { kanji: 'ダイヤモンド美濃', pattern: 'K28 S38 G49 G58 S47' },
  'gin-mino': { kanji: '銀美濃', pattern: 'K28 S38 G49 S58' },
  'yonmai-mino': { kanji: '四枚美濃', pattern: 'K87|88 S78 G69 S77 G67' },
  'kimura-mino': { kanji: '木村美濃', pattern: 'K28 G38 S47 !S38' },
  'gin-kanmuri': { kanji: '銀冠', pattern: 'K28 S27 G38' },
  'hidari-gin-kanmuri': { kanji: '左銀冠', pattern: 'K88 S87 G78' },
  'kin-muso': { kanji: '金無双', pattern: 'K38 S28 G48 G58' },
  'migi-gyoku': { kanji: '右玉', pattern: 'K38|48 G48|58 S47 N37 R29' },
  'naka-zumai': { kanji: '中住まい', pattern: 'K58 G78 G38 S48' },
  'nakahara-gakoi': { kanji: '中原囲い', pattern: 'K69 G78 G59 S48' },
  millennium: { kanji: 'ミレニアム囲い', pattern: 'K89 S88 G79' },
  'elmo-gakoi': { kanji: 'エルモ囲い', pattern: 'K78 S68 G79' },
  gangi: { kanji: '雁木囲い', pattern: 'G78 S67 S57|47 K69|59|68 G58' },
  'muteki-gakoi': { kanji: '無敵囲い', pattern: 'K59 R58 S68 S48 G69 G49' },
  'ahiru-gakoi': { kanji: 'アヒル囲い', pattern: 'K58 S68 S48 G79 G39' },
  'ichigo-gakoi': { kanji: 'いちご囲い', pattern: 'K68 G78 G58 S79' },
} as const satisfies Readonly<Record<string, CastleData>>;

export type CastleId = keyof typeof CASTLES;
