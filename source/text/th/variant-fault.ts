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

/**
 * What is wrong with a description of a game, in one line: `FILE:LINE: [NAME] …`.
 * @param file its path, as messages show it
 */
export function variantFaultText(file: string, fault: VariantFault): string {
  const section = fault.section === '' ? '' : `[${repeatedText(fault.section)}] `;
  return `${printable(file)}:${fault.line}: ${section}${reasonText(fault)}${originText(fault)}`;
}

function originText({ from }: VariantFault): string {
  if (from === undefined) return '';
  return from === '' ? ' (ค่าที่ใช้เมื่อไม่มีบรรทัดใดระบุ)' : ` (รับมาจาก ${repeatedText(from)})`;
}

function reasonText(fault: VariantFault): string {
  switch (fault.code) {
    case 'not-ini':
      return `${quoted(fault.found)} ไม่ใช่บรรทัดของ variants.ini: มีได้แต่ [NAME:BASE], KEY = VALUE และ # สำหรับหมายเหตุ`;
    case 'no-section':
      return `${quoted(fault.key)} อยู่ก่อนส่วนแรก ซึ่งเริ่มด้วย [NAME:BASE]`;
    case 'bad-name':
      return `${quoted(fault.name)} ใช้เป็นชื่อเกมไม่ได้: ใช้ a ถึง z, ตัวเลข, - และ _ ไม่เกิน 40 ตัว ขึ้นต้นด้วยตัวอักษรหรือตัวเลข`;
    case 'too-many-games':
      return `ไฟล์หนึ่งอธิบายได้ไม่เกิน ${fault.most} เกม ตั้งแต่ตรงนี้จึงไม่อ่าน`;
    case 'name-taken':
      return `${takenText(fault)}; ต้องใช้ชื่ออื่น`;
    case 'unknown-base':
      return `ไม่รู้จักเกม ${quoted(fault.base)}${orMeantText(fault.base, fault.known)} เกมต้นแบบต้องอยู่ก่อนในไฟล์ หรือเป็น: ${fault.known.join(', ')}`;
    case 'unknown-key':
      return `ไม่รู้จักคีย์ ${quoted(fault.key)}${orMeantText(fault.key, fault.known)} komadai ไม่ข้ามคีย์ที่อาจเป็นกติกา`;
    case 'unknown-own-key':
      return `ไม่รู้จักคีย์ ${quoted(`komadai: ${fault.key}`)}${orMeantText(fault.key, fault.known)} คีย์ของ komadai: ${fault.known.join(', ')}`;
    case 'repeated-key':
      return `มี ${quoted(fault.key)} ที่บรรทัด ${fault.first} แล้ว`;
    case 'bad-value':
      return `${repeatedText(fault.key)} ต้องเป็น${FORMS[fault.form]} ไม่ใช่ ${quoted(fault.value)}`;
    case 'not-playable':
      return `komadai เล่น ${keyValueText(fault)} ไม่ได้ ได้แต่ ${keyValueText({ ...fault, value: fault.playable })}`;
    case 'no-king':
      return 'เกมไม่มีขุน ต้องมีบรรทัดเช่น king = k';
    case 'no-start':
      return 'เกมไม่มีจุดเริ่ม ต้องมีบรรทัด startFen = BOARD[HANDS] w 0 1';
    case 'size':
      return `กระดานมีแถวตั้งและแถวนอน 3 ถึง 9 แถว: ${repeatedText(fault.key)} เป็น ${quoted(fault.value)} ไม่ได้`;
    case 'betza':
      return betzaText(fault);
    case 'letter-taken':
      return `อักษร ${quoted(fault.letter)} ของ ${repeatedText(fault.key)} ใช้กับ ${repeatedText(fault.by)} แล้ว`;
    case 'unknown-piece':
      return `${repeatedText(fault.key)}: ไม่มีหมากใดใช้อักษร ${quoted(fault.letter)}`;
    case 'promotion':
      return `${repeatedText(fault.letter)} เลื่อนขั้นเป็น ${repeatedText(fault.to)} ไม่ได้: ${PROMOTIONS[fault.why]}`;
    case 'region':
      return `${keyValueText(fault)}: ${REGIONS[fault.why]}`;
    case 'flag-piece':
      return `ชนะด้วยการไปถึงเขตได้เฉพาะขุน ไม่ใช่ ${keyValueText(fault)}`;
    case 'two-pawns':
      return `กติกาการวางทุกข้อต้องใช้เบี้ยตัวเดียวกัน: dropNoDoubled เป็นของ ${repeatedText(fault.doubled)} แต่ shogiPawnDropMateIllegal เป็นของ ${repeatedText(fault.pawn)}`;
    case 'drops':
      return 'komadai เล่นการวางได้เมื่อหมากที่ถูกกินเข้ามือเท่านั้น: pieceDrops = true ต้องมี capturesToHand = true';
    case 'fen-sign':
      return SIGNS[fault.sign](quoted(fault.found));
    case 'fen-king':
      return `${sideName(fault.side)}ไม่มีขุนเมื่อเริ่มเกม ต้องมีฝ่ายละหนึ่งตัว`;
    case 'start':
      return `เริ่มเล่นจากตำแหน่งนี้ไม่ได้: ${sfenFaultText(fault.variant, fault.fault)}`;
    case 'handicap':
      return `แต้มต่อ ${quoted(fault.name)}: ${HANDICAPS[fault.why]}`;
    case 'too-many-pieces':
      return `เกมมีหมากได้ไม่เกิน 16 ชนิด ไม่ใช่ ${fault.count}`;
    case 'same-label':
      return `ป้าย ${quoted(fault.label)} ซ้ำกับหมากอื่น หรืออีกด้านของหมากนั้น`;
    default:
      return fault satisfies never;
  }
}

function takenText({ name, first, file }: Extract<VariantFault, { code: 'name-taken' }>): string {
  if (first !== undefined) return `บรรทัด ${first} อธิบายเกม ${quoted(name)} ไว้แล้ว`;
  return file === undefined
    ? `komadai มีเกม ${quoted(name)} อยู่แล้ว`
    : `${printable(file)} อธิบายเกม ${quoted(name)} ไว้แล้ว`;
}

/** Why a file of games cannot be read, in one line. */
export function variantFileFaultText(fault: VariantFileFault): string {
  const path = printable(fault.path);
  if (fault.code === 'not-such-a-file') {
    return `${path}: ไม่ใช่ไฟล์อธิบายเกม ซึ่งใหญ่ได้ไม่เกิน ${fault.most / 1024} kB`;
  }
  return `อ่าน ${path} ไม่ได้: ${systemErrorText(fault.cause)}`;
}

export function moreFaultsText(path: string, count: number): string {
  const shown = printable(path);
  return `${shown}: มีข้อผิดพลาดอีก ${count} แห่ง; komadai variants check ${shellWord(shown)} บอกทั้งหมด`;
}

const FORMS = {
  boolean: ' true หรือ false',
  number: 'จำนวนเต็ม',
  times: `จำนวนเต็มตั้งแต่ ${REPETITION_TIMES.least} ถึง ${REPETITION_TIMES.most}`,
  pawns: `จำนวนเต็มตั้งแต่ ${PAWNS_PER_FILE.least} ถึง ${PAWNS_PER_FILE.most}`,
  result: ' win, loss หรือ draw ของฝ่ายที่ถึงตาเดิน',
  letter: 'อักษรหนึ่งตัว หรือ - ถ้าไม่มีหมากนี้',
  'letter-betza': 'อักษรหนึ่งตัวกับสัญกรณ์ Betza เช่น a:BN หรือ - ถ้าไม่มีหมากนี้',
  letters: 'อักษรของหมาก เช่น A B',
  promotions: 'คู่อักษร เช่น p:g s:g',
  squares: 'รายการช่อง แถวนอน และแถวตั้ง เช่น e4 *8 a*',
  text: 'ข้อความ',
  points: 'จำนวนแต้ม หรือ none',
  declaration: 'ตัวเลขสามตัว คือจำนวนหมากในเขต แต้มของดำ และแต้มของขาว หรือ none',
  handicap: 'ตำแหน่งที่ b เดิน',
  'piece-names':
    'ชื่ออังกฤษ, คันจิหนึ่งตัว, ชื่อคันจิหนึ่งหรือสองตัว, ชื่อโรมาจิ และป้ายไม่เกิน 4 ตัวอักษร คั่นด้วยจุลภาค โดยตัวหลังๆ ละได้',
  hodges: 'อักษรตัวใหญ่หนึ่งหรือสองตัวที่ไม่ซ้ำหมากอื่น',
} as const satisfies Readonly<Record<ValueForm, string>>;

const PROMOTIONS = {
  royal: 'ขุนเลื่อนขั้นไม่ได้ และไม่มีหมากใดเลื่อนขั้นเป็นขุน',
  again: 'หมากนั้นเลื่อนขั้นได้อีก แต่ komadai ไม่มีหมากสามด้าน',
  gone: 'หมากนั้นไม่มีอักษร',
  pawn: 'จะนับเป็นเบี้ยในกติกาการวาง',
} as const satisfies Readonly<Record<PromotionFault, string>>;

const REGIONS = {
  'not-far-ranks':
    'komadai เล่นได้เฉพาะแถวนอนเต็มแถวนับจากขอบไกล เช่น *7 *8 *9 ของขาว และ *1 *2 *3 ของดำ',
  'off-board': 'มีบางส่วนอยู่นอกกระดาน',
  unequal: 'เขตของขาวและดำลึกไม่เท่ากัน',
} as const satisfies Readonly<Record<RegionFault, string>>;

const SIGNS = {
  wall: (found) => `komadai ไม่มีกำแพง (${found})`,
  'promoted-pawn': (found) => `${found} คือเบี้ยหมากรุกสากลที่เลื่อนขั้นแล้ว ซึ่ง komadai ไม่มี`,
  turn: (found) => `ฝ่ายที่เดินก่อนไม่ถูกต้อง (${found}): ปกติคือ w ในเกมต่อแต้มคือ b`,
  castling: (found) => `komadai ไม่มีการเข้าป้อม (${found}): ส่วนนี้ต้องเป็น - หรือ castling = false`,
  checks: (found) => `komadai ไม่นับจำนวนครั้งที่รุก (${found})`,
  field: (found) => `${found} ไม่ใช่ส่วนของตำแหน่ง ซึ่งเขียนเป็น BOARD[HANDS] w - - 0 1`,
} as const satisfies Readonly<Record<FenSign, (found: string) => string>>;

const HANDICAPS = {
  start: 'เป็นจุดเริ่มของเกมที่ไม่มีแต้มต่อ ขาวต้องต่อให้อย่างน้อยหนึ่งตัว',
  name: 'ใช้เป็นชื่อแต้มต่อไม่ได้: ใช้ a ถึง z, ตัวเลข และ - และไม่ใช่ even',
  extra: 'ไม่ใช่จุดเริ่มที่ขาดหมากบางตัว',
} as const;

function betzaText({
  key,
  letter,
  betza,
  fault,
}: Extract<VariantFault, { code: 'betza' }>): string {
  return `komadai เล่น ${repeatedText(key)} (${repeatedText(letter)}) ที่เดินแบบ ${quoted(betza)} ไม่ได้: ${betzaFaultText(fault)}`;
}

/** Why a text is no Betza notation that komadai plays, in one line. */
function betzaFaultText(fault: Extract<VariantFault, { code: 'betza' }>['fault']): string {
  switch (fault.code) {
    case 'unknown-letter':
      return `อักษร ${quoted(fault.letter)} ตัวที่ ${fault.column} ไม่อยู่ใน W F N D A K R B Q, f b l r v s h`;
    case 'no-atom':
      return `ขาดอักษรของการเดินที่ตัวที่ ${fault.column}`;
    case 'direction':
      return `${quoted(fault.prefix + fault.atom)} ตัวที่ ${fault.column} ไม่ใช่ทิศที่โปรแกรมต่างๆ เข้าใจตรงกัน`;
    case 'range':
      return `ระยะที่ตัวที่ ${fault.column} ไม่ใช่ตัวเลข หรือหมากเดินไกลได้โดยไม่ต้องมีระยะ`;
    case 'shorter-range':
      return `ระยะที่ตัวที่ ${fault.column} สั้นกว่าระยะของส่วนก่อนหน้า`;
    case 'leap-rider':
      return `ที่ตัวที่ ${fault.column} เป็นการกระโดดซ้ำ ซึ่ง Fairy-Stockfish เล่นกับ D และ A ไม่ได้`;
    default:
      return fault satisfies never;
  }
}
