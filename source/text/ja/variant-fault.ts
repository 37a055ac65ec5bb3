import { printable } from '../../clean/clean-text.ts';
import { PAWNS_PER_FILE, REPETITION_TIMES } from '../../rules/core/variant.ts';
import type {
  FenSign,
  PromotionFault,
  RegionFault,
  ValueForm,
  VariantFault,
} from '../../rules/fairy/variant-fault.ts';
import type { VariantFileFault } from '../../settings/variant-files.ts';
import { keyValueText, repeatedText } from '../foreign-text.ts';
import { shellWord } from '../shell-word.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { sfenFaultText } from './sfen-fault.ts';
import { sideName } from './side-name.ts';
import { systemErrorText } from './store-fault.ts';

export function variantFaultText(file: string, fault: VariantFault): string {
  const section = fault.section === '' ? '' : `[${repeatedText(fault.section)}] `;
  return `${printable(file)}:${fault.line}: ${section}${reasonText(fault)}${originText(fault)}`;
}

function originText({ from }: VariantFault): string {
  if (from === undefined) return '';
  return from === ''
    ? '（どの行にも書かれていないときの値）'
    : `（${repeatedText(from)} から受け継いだ値）`;
}

function reasonText(fault: VariantFault): string {
  switch (fault.code) {
    case 'not-ini':
      return `${quoted(fault.found)}は variants.ini の行ではありません。書けるのは [NAME:BASE]、KEY = VALUE、# のコメントです`;
    case 'no-section':
      return `${quoted(fault.key)}が最初のセクションより前にあります。セクションは [NAME:BASE] で始めます`;
    case 'bad-name':
      return `${quoted(fault.name)}はゲームの名前に使えません。a から z、数字、-、_ の40文字までで、英字か数字で始めます`;
    case 'too-many-games':
      return `1つのファイルに書けるゲームは${fault.most}個までです。ここから先は読みません`;
    case 'name-taken':
      return `${takenText(fault)}。別の名前にしてください`;
    case 'unknown-base':
      return `${quoted(fault.base)}というゲームはありません${orMeantText(fault.base, fault.known)}基にできるのは、このファイルで先に書いたものか、次のどれかです: ${fault.known.join(', ')}`;
    case 'unknown-key':
      return `${quoted(fault.key)}というキーはありません${orMeantText(fault.key, fault.known)}ルールかもしれないキーは読み飛ばしません`;
    case 'unknown-own-key':
      return `${quoted(`komadai: ${fault.key}`)}というキーはありません${orMeantText(fault.key, fault.known)}komadai のキー: ${fault.known.join(', ')}`;
    case 'repeated-key':
      return `${quoted(fault.key)}はすでに${fault.first}行目にあります`;
    case 'bad-value':
      return `${repeatedText(fault.key)} は${FORMS[fault.form]}です。${quoted(fault.value)}は使えません`;
    case 'not-playable':
      return `komadai は ${keyValueText(fault)} に対応していません。使えるのは ${keyValueText({ ...fault, value: fault.playable })} だけです`;
    case 'no-king':
      return 'このゲームには玉がありません。king = k のような行が必要です';
    case 'no-start':
      return 'このゲームには開始局面がありません。startFen = BOARD[HANDS] w 0 1 の行が必要です';
    case 'size':
      return `盤は3筋3段から9筋9段までです。${repeatedText(fault.key)} に${quoted(fault.value)}は使えません`;
    case 'betza':
      return betzaText(fault);
    case 'letter-taken':
      return `${repeatedText(fault.key)} の文字${quoted(fault.letter)}は、すでに ${repeatedText(fault.by)} が使っています`;
    case 'unknown-piece':
      return `${repeatedText(fault.key)}: 文字${quoted(fault.letter)}の駒はありません`;
    case 'promotion':
      return `${repeatedText(fault.letter)} は ${repeatedText(fault.to)} に成れません: ${PROMOTIONS[fault.why]}`;
    case 'region':
      return `${keyValueText(fault)}: ${REGIONS[fault.why]}`;
    case 'flag-piece':
      return `特定の場所に入って勝てるのは玉だけです。${keyValueText(fault)} は使えません`;
    case 'two-pawns':
      return `打つときの規則での歩は1種類だけです。dropNoDoubled は ${repeatedText(fault.doubled)}、shogiPawnDropMateIllegal は ${repeatedText(fault.pawn)} を指しています`;
    case 'drops':
      return '駒を打てるのは、取った駒が持駒になるゲームだけです。pieceDrops = true には capturesToHand = true が必要です';
    case 'fen-sign':
      return SIGNS[fault.sign](quoted(fault.found));
    case 'fen-king':
      return `開始局面で${sideName(fault.side)}に玉がありません。双方に1枚ずつ必要です`;
    case 'start':
      return `開始局面として使えません: ${sfenFaultText(fault.variant, fault.fault)}`;
    case 'handicap':
      return `手合割${quoted(fault.name)}: ${HANDICAPS[fault.why]}`;
    case 'too-many-pieces':
      return `駒は16種までです（${fault.count}種あります）`;
    case 'same-label':
      return `${quoted(fault.label)}という表記は、ほかの駒か、同じ駒の裏で使われています`;
    default:
      return fault satisfies never;
  }
}

function takenText({ name, first, file }: Extract<VariantFault, { code: 'name-taken' }>): string {
  if (first !== undefined) return `${quoted(name)}というゲームはすでに${first}行目にあります`;
  return file === undefined
    ? `${quoted(name)}というゲームは komadai に付属しています`
    : `${quoted(name)}というゲームはすでに ${printable(file)} にあります`;
}

export function variantFileFaultText(fault: VariantFileFault): string {
  const path = printable(fault.path);
  if (fault.code === 'not-such-a-file') {
    return `${path}: ゲームのファイルではありません（大きさは${fault.most / 1024} kBまで）`;
  }
  return `${path} を読み込めません: ${systemErrorText(fault.cause)}`;
}

export function moreFaultsText(path: string, count: number): string {
  const shown = printable(path);
  return `${shown}: ほかに${count}件の誤りがあります。komadai variants check ${shellWord(shown)} ですべて表示します`;
}

const FORMS = {
  boolean: ' true か false ',
  number: '整数',
  times: `${REPETITION_TIMES.least}から${REPETITION_TIMES.most}までの整数`,
  pawns: `${PAWNS_PER_FILE.least}から${PAWNS_PER_FILE.most}までの整数`,
  result: '手番の側から見た win、loss、draw のどれか',
  letter: '1文字（駒がなければ -）',
  'letter-betza': ' a:BN のような文字と Betza 記法（駒がなければ -）',
  letters: ' A B のような駒の文字の並び',
  promotions: ' p:g s:g のような文字の組',
  squares: ' e4 *8 a* のようなマス、段、筋の並び',
  text: '文字列',
  points: '点数か none ',
  declaration: '3つの数（敵陣の駒数、先手の点数、後手の点数）か none ',
  handicap: '手番が b の局面',
  'piece-names':
    '英語名、漢字1字、漢字1、2字の名前、ローマ字名、4字までの略号をコンマで区切ったもの（後ろのものは省略可）',
  hodges: 'ほかの駒が使っていない大文字1、2字',
} as const satisfies Readonly<Record<ValueForm, string>>;

const PROMOTIONS = {
  royal: '玉は成れず、玉に成る駒もありません',
  again: '成った先の駒も成れることになり、面が3つの駒は扱えません',
  gone: 'その駒には文字がありません',
  pawn: '打つときの規則で歩として扱われてしまいます',
} as const satisfies Readonly<Record<PromotionFault, string>>;

const REGIONS = {
  'not-far-ranks':
    '使えるのは奥の端からの段全体だけです（後手は *7 *8 *9、先手は *1 *2 *3 のように）',
  'off-board': '盤の外を含んでいます',
  unequal: '先手と後手で深さが違います',
} as const satisfies Readonly<Record<RegionFault, string>>;

const SIGNS = {
  wall: (found) => `壁は扱えません（${found}）`,
  'promoted-pawn': (found) => `${found}はチェスの成ったポーンの印で、komadai では扱えません`,
  turn: (found) => `先に指す側が違います（${found}）。開始局面では w、駒落ちでは b です`,
  castling: (found) => `キャスリングは扱えません（${found}）。- と書くか castling = false にします`,
  checks: (found) => `王手の回数は数えられません（${found}）`,
  field: (found) => `${found}は局面の一部ではありません。BOARD[HANDS] w - - 0 1 のように書きます`,
} as const satisfies Readonly<Record<FenSign, (found: string) => string>>;

const HANDICAPS = {
  start: '平手の開始局面と同じです。上手は少なくとも1枚落とします',
  name: '手合割の名前に使えません。a から z、数字、- で書き、even は使えません',
  extra: '開始局面から駒を落としたものになっていません',
} as const;

function betzaText({
  key,
  letter,
  betza,
  fault,
}: Extract<VariantFault, { code: 'betza' }>): string {
  return `${repeatedText(key)}（${repeatedText(letter)}）の動き${quoted(betza)}は扱えません: ${betzaFaultText(fault)}`;
}

function betzaFaultText(fault: Extract<VariantFault, { code: 'betza' }>['fault']): string {
  switch (fault.code) {
    case 'unknown-letter':
      return `${fault.column}文字目の${quoted(fault.letter)}は、W F N D A K R B Q、f b l r v s h のどれでもありません`;
    case 'no-atom':
      return `${fault.column}文字目に動きの文字がありません`;
    case 'direction':
      return `${fault.column}文字目の${quoted(fault.prefix + fault.atom)}は、方向の解釈がプログラムによって分かれます`;
    case 'range':
      return `${fault.column}文字目の範囲が数字でないか、範囲なしで走る駒です`;
    case 'shorter-range':
      return `${fault.column}文字目の範囲が、前の部分より短くなっています`;
    case 'leap-rider':
      return `${fault.column}文字目で跳びを繰り返しています。D と A では Fairy-Stockfish が扱えません`;
    default:
      return fault satisfies never;
  }
}
