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
import { josa } from './josa.ts';
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
  return from === '' ? ' (따로 적지 않았을 때의 값)' : ` (${repeatedText(from)}에서 물려받음)`;
}

function reasonText(fault: VariantFault): string {
  switch (fault.code) {
    case 'not-ini':
      return `${josa(quoted(fault.found), '은')} variants.ini의 줄이 아닙니다. [NAME:BASE], KEY = VALUE, 그리고 #로 시작하는 주석이 있습니다`;
    case 'no-section':
      return `${josa(quoted(fault.key), '이')} 첫 절보다 앞에 있습니다. 절은 [NAME:BASE]로 시작합니다`;
    case 'bad-name':
      return `${josa(quoted(fault.name), '은')} 게임의 이름이 아닙니다. a에서 z까지의 글자, 숫자, -, _로 40자까지이고, 글자나 숫자로 시작합니다`;
    case 'too-many-games':
      return `한 파일에는 게임을 ${fault.most}개까지 적습니다. 여기서부터 읽지 않습니다`;
    case 'name-taken':
      return `${takenText(fault)}. 다른 이름이 필요합니다`;
    case 'unknown-base':
      return `알 수 없는 게임 ${quoted(fault.base)}${orMeantText(fault.base, fault.known)} 바탕 게임은 파일의 앞쪽에 있거나 다음 중 하나입니다: ${fault.known.join(', ')}`;
    case 'unknown-key':
      return `알 수 없는 키 ${quoted(fault.key)}${orMeantText(fault.key, fault.known)} 규칙일 수 있는 키는 건너뛰지 않습니다`;
    case 'unknown-own-key':
      return `알 수 없는 키 ${quoted(`komadai: ${fault.key}`)}${orMeantText(fault.key, fault.known)} komadai의 키: ${fault.known.join(', ')}`;
    case 'repeated-key':
      return `${josa(quoted(fault.key), '은')} ${fault.first}번째 줄에 이미 있습니다`;
    case 'bad-value':
      return `${repeatedText(fault.key)}의 값이 ${quoted(fault.value)}입니다. 올바른 값: ${FORMS[fault.form]}`;
    case 'not-playable':
      return `komadai는 ${josa(keyValueText(fault), '을')} 둘 수 없습니다. ${keyValueText({ ...fault, value: fault.playable })}만 됩니다`;
    case 'no-king':
      return '이 게임에는 왕이 없습니다. king = k와 같은 줄이 필요합니다';
    case 'no-start':
      return '이 게임에는 시작 국면이 없습니다. startFen = BOARD[HANDS] w 0 1과 같은 줄이 필요합니다';
    case 'size':
      return `판의 세로줄과 가로줄은 3개에서 9개까지입니다. ${repeatedText(fault.key)}의 값 ${josa(quoted(fault.value), '은')} 안 됩니다`;
    case 'betza':
      return betzaText(fault);
    case 'letter-taken':
      return `${repeatedText(fault.key)}의 글자 ${josa(quoted(fault.letter), '은')} 이미 ${josa(repeatedText(fault.by), '이')} 씁니다`;
    case 'unknown-piece':
      return `${repeatedText(fault.key)}: 글자가 ${quoted(fault.letter)}인 말이 없습니다`;
    case 'promotion':
      return `${josa(repeatedText(fault.letter), '은')} ${josa(repeatedText(fault.to), '으로')} 승격할 수 없습니다: ${PROMOTIONS[fault.why]}`;
    case 'region':
      return `${keyValueText(fault)}: ${REGIONS[fault.why]}`;
    case 'flag-piece':
      return `구역에 닿아 이기는 말은 왕뿐입니다. ${josa(keyValueText(fault), '은')} 안 됩니다`;
    case 'two-pawns':
      return `놓기 규칙의 보는 한 가지여야 합니다. dropNoDoubled는 ${repeatedText(fault.doubled)}, shogiPawnDropMateIllegal은 ${repeatedText(fault.pawn)}에 대한 것입니다`;
    case 'drops':
      return '말 놓기는 잡은 말이 말받침에 가는 게임에서만 됩니다. pieceDrops = true에는 capturesToHand = true가 필요합니다';
    case 'fen-sign':
      return SIGNS[fault.sign](quoted(fault.found));
    case 'fen-king':
      return `시작할 때 ${sideName(fault.side)}의 왕이 없습니다. 양쪽에 하나씩 있어야 합니다`;
    case 'start':
      return `대국을 시작할 수 없는 국면입니다: ${sfenFaultText(fault.variant, fault.fault)}`;
    case 'handicap':
      return `접장기 ${quoted(fault.name)}: ${HANDICAPS[fault.why]}`;
    case 'too-many-pieces':
      return `말은 16가지까지인데 ${fault.count}가지입니다`;
    case 'same-label':
      return `표시 ${josa(quoted(fault.label), '은')} 다른 말이나 그 뒷면이 쓰고 있습니다`;
    default:
      return fault satisfies never;
  }
}

function takenText({ name, first, file }: Extract<VariantFault, { code: 'name-taken' }>): string {
  const game = josa(`게임 ${quoted(name)}`, '이');
  if (first !== undefined) return `${first}번째 줄에 ${game} 이미 있습니다`;
  return file === undefined
    ? `komadai에 ${game} 있습니다`
    : `${printable(file)}에 ${game} 이미 있습니다`;
}

export function variantFileFaultText(fault: VariantFileFault): string {
  const path = printable(fault.path);
  if (fault.code === 'not-such-a-file') {
    return `${path}: 게임의 파일이 아닙니다. 크기는 ${fault.most / 1024} kB까지입니다`;
  }
  return `${josa(path, '을')} 읽을 수 없습니다: ${systemErrorText(fault.cause)}`;
}

export function moreFaultsText(path: string, count: number): string {
  const shown = printable(path);
  return `${shown}: 잘못이 ${count}개 더 있습니다. komadai variants check ${shellWord(shown)} 명령으로 모두 봅니다`;
}

const FORMS = {
  boolean: 'true 또는 false',
  number: '정수',
  times: `${REPETITION_TIMES.least}에서 ${REPETITION_TIMES.most}까지의 정수`,
  pawns: `${PAWNS_PER_FILE.least}에서 ${PAWNS_PER_FILE.most}까지의 정수`,
  result: '둘 차례인 쪽에 대한 win, loss 또는 draw',
  letter: '글자 하나, 말이 없으면 -',
  'letter-betza': 'a:BN처럼 글자와 Betza 표기, 말이 없으면 -',
  letters: 'A B처럼 말의 글자들',
  promotions: 'p:g s:g처럼 글자의 쌍들',
  squares: 'e4 *8 a*처럼 칸, 가로줄, 세로줄의 목록',
  text: '글',
  points: '점수 또는 none',
  declaration: '구역 안의 말 수, 선수의 점수, 후수의 점수로 된 숫자 세 개, 또는 none',
  handicap: 'b가 둘 차례인 국면',
  'piece-names':
    '영어 이름, 한자 한 자, 한두 자의 한자 이름, 로마자 이름, 네 글자까지의 표시를 쉼표로 나눈 것. 뒤쪽은 없어도 됨',
  hodges: '다른 말에 없는 대문자 한두 자',
} as const satisfies Readonly<Record<ValueForm, string>>;

const PROMOTIONS = {
  royal: '왕은 승격하지 않고, 왕으로 승격하는 말도 없습니다',
  again: '그 말도 승격하는데, komadai에는 면이 셋인 말이 없습니다',
  gone: '그 말에는 글자가 없습니다',
  pawn: '놓기 규칙에서 보로 치게 됩니다',
} as const satisfies Readonly<Record<PromotionFault, string>>;

const REGIONS = {
  'not-far-ranks':
    'komadai에서는 맨 끝부터의 가로줄 전체만 됩니다. White는 *7 *8 *9, Black은 *1 *2 *3과 같습니다',
  'off-board': '일부가 판을 벗어납니다',
  unequal: 'White와 Black의 구역 깊이가 다릅니다',
} as const satisfies Readonly<Record<RegionFault, string>>;

const SIGNS = {
  wall: (found) => `komadai에는 벽이 없습니다(${found})`,
  'promoted-pawn': (found) => `${josa(found, '은')} 승격한 체스 폰의 표시로, komadai에는 없습니다`,
  turn: (found) => `먼저 두는 쪽이 틀립니다(${found}). 시작 국면은 w, 접장기는 b입니다`,
  castling: (found) =>
    `komadai에는 캐슬링이 없습니다(${found}). -로 적거나 castling = false로 합니다`,
  checks: (found) => `komadai는 장군의 수를 세지 않습니다(${found})`,
  field: (found) =>
    `${josa(found, '은')} 국면의 일부가 아닙니다. 국면은 BOARD[HANDS] w - - 0 1입니다`,
} as const satisfies Readonly<Record<FenSign, (found: string) => string>>;

const HANDICAPS = {
  start: '평수의 시작 국면입니다. 후수(상수)가 말을 하나 이상 떼야 합니다',
  name: '접장기의 이름이 아닙니다. a에서 z까지의 글자, 숫자, -로 적고 even은 안 됩니다',
  extra: '시작 국면에서 말을 뗀 것이 아닙니다',
} as const;

function betzaText({
  key,
  letter,
  betza,
  fault,
}: Extract<VariantFault, { code: 'betza' }>): string {
  return `komadai는 ${repeatedText(key)} (${repeatedText(letter)})의 움직임 ${josa(quoted(betza), '을')} 둘 수 없습니다: ${betzaFaultText(fault)}`;
}

function betzaFaultText(fault: Extract<VariantFault, { code: 'betza' }>['fault']): string {
  switch (fault.code) {
    case 'unknown-letter':
      return `${fault.column}번째 글자 ${josa(quoted(fault.letter), '은')} W F N D A K R B Q, f b l r v s h가 아닙니다`;
    case 'no-atom':
      return `${fault.column}번째에 움직임의 글자가 빠졌습니다`;
    case 'direction':
      return `${fault.column}번째의 ${josa(quoted(fault.prefix + fault.atom), '은')} 프로그램마다 뜻이 다른 방향입니다`;
    case 'range':
      return `${fault.column}번째의 거리가 숫자가 아니거나, 거리 없이도 막힐 때까지 가는 말입니다`;
    case 'shorter-range':
      return `${fault.column}번째의 거리가 앞부분의 거리보다 짧습니다`;
    case 'leap-rider':
      return `${fault.column}번째에서 뛰기를 되풀이하는데, Fairy-Stockfish는 D와 A에서 그렇게 둘 수 없습니다`;
    default:
      return fault satisfies never;
  }
}
