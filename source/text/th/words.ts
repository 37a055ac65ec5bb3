import type { LockFault } from '../../records/store/game-lock.ts';
import type { NameFault } from '../../records/store/game-name.ts';
import type { RenameFault, StoreError } from '../../records/store/store.ts';
import type { NamedPiece } from '../../rules/core/attempt.ts';
import type { Color } from '../../rules/core/color.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { THAI_DIGITS } from '../../rules/notation/digits.ts';
import { THAI_FACES } from '../../rules/notation/face-names.ts';
import { pieceName } from '../../rules/notation/labels.ts';
import { nameOfGameIn, THAI_GAMES } from '../../rules/variants/game-names.ts';
import { byCode } from '../by-code.ts';
import { type Charset, latin } from '../charset.ts';
import type { OptionName, ValueName, WrittenName } from '../en/words.ts';
import { errorCode } from '../error-code.ts';
import { repeatedText } from '../foreign-text.ts';
import { nearestName } from '../nearest.ts';
import type { Texts } from '../texts.ts';
import { argumentText, wordText } from './word-text.ts';

/** `3 ตา`. @param noun the word that counts */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}`;
}

export function quoted(text: string): string {
  return `"${repeatedText(text)}"`;
}

export function sideName(color: Color): string {
  return color === 'black' ? 'ดำ' : 'ขาว';
}

/** `ก`, `กหรือข`, `ก, ข หรือค`; beside what is not Thai a space, as in `P-7f หรือ P-2f`. */
export function joinWords(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  const before = words.slice(0, -1).join(', ');
  const after = words.at(-1) ?? '';
  const isPair = words.length === 2 && /[\u0e00-\u0e7f]$/.test(before);
  return `${before}${isPair ? '' : ' '}${last}${/^[\u0e00-\u0e7f]/.test(after) ? '' : ' '}${after}`;
}

export function orMeantText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '' : `${GAP}หมายถึง "${name}" ใช่ไหม`;
}

export const didYouMeanText = orMeantText;

const HANDICAPS: Readonly<Record<string, string>> = {
  even: 'ไม่มี',
  lance: 'หอก',
  bishop: 'บิชอป',
  rook: 'เรือ',
  'rook-lance': 'เรือกับหอก',
  'two-piece': 'สองตัว',
  'four-piece': 'สี่ตัว',
  'six-piece': 'หกตัว',
  'eight-piece': 'แปดตัว',
  'ten-piece': 'สิบตัว',
  'left-yari-bishop': 'บิชอปยาริซ้าย',
  'left-yari-rook': 'เรือยาริซ้าย',
};

export function nameOfPiece(variant: Variant, piece: NamedPiece): string {
  return inThai(pieceName(variant, piece));
}

/** The name of a piece where it is explained. */
export function wholePieceName(variant: Variant, { kind, promoted }: NamedPiece): string {
  const { front, back = front } = pieceData(variant, kind);
  return inThai((promoted ? back : front).english);
}

function inThai(english: string): string {
  return THAI_FACES[english] ?? english;
}

export function royalName(variant: Variant): string {
  const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
  return nameOfPiece(variant, { kind, promoted: false });
}

export function countPieces(count: number, name: string): string {
  return count === 1 ? name : `${name} ${count} ตัว`;
}

export function variantName({ id, name }: Variant, charset: Charset): string {
  return nameOfGameIn(THAI_GAMES, id) ?? latin(name, charset);
}

/** The name of a game of ours by its id: `ยาริโชงิ`; else the id. */
export function nameOfGame(id: string): string {
  return nameOfGameIn(THAI_GAMES, id) ?? id;
}

export function handicapName({ name }: Pick<Handicap, 'name'>): string {
  return HANDICAPS[name] ?? name;
}

export function handicapText(handicap: Handicap): string {
  return `แต้มต่อ${handicapName(handicap)}`;
}

function writtenText({ kanji, romaji }: WrittenName): string {
  return [kanji, romaji].filter(Boolean).join(', ');
}

/** `a`, `a หรือ b`, `a, b หรือ c`. */
export function orList(items: readonly string[]): string {
  return joinWords(items, 'หรือ');
}

/** `ของดำ`, after what is owned. */
function possessive(color: Color): string {
  return `ของ${sideName(color)}`;
}

export function standingText(name: string, square: string, color?: Color): string {
  return `${ownedPiece(name, color)}ที่ ${square}`;
}

export function ownedPiece(name: string, color?: Color): string {
  return color === undefined ? name : `${name}${sideName(color)}`;
}

export function personsPiece(name: string, color: Color, person: Color | undefined): string {
  return `${name}${color === person ? 'ของคุณ' : possessive(color)}`;
}

/** A variant's name within a sentence. */
export function nameInText(variant: Variant): string {
  return variantName(variant, 'frame');
}

export function lastRanks(ranks: number): string {
  return ranks === 1 ? 'แถวสุดท้าย' : `${SMALL_NUMBERS[ranks] ?? ranks}แถวสุดท้าย`;
}

const SMALL_NUMBERS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];

/** What stands between two sentences: Thai has no full stop, and a single blank stands within a sentence. */
export const GAP = '  ';

export function asSentences(...sentences: readonly string[]): string {
  return joinSentences(sentences);
}

/** Whole sentences one after another; an empty one is left out. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(GAP);
}

/** A word as it is typed, `"คำใบ้"`. */
function quotedWord(word: string): string {
  return `"${wordText(word)}"`;
}

/** `ที่ 1`, `ที่ 2`; after a counter, as in `ครั้งที่ 2`. */
export function ordinal(number: number): string {
  return `ที่ ${number}`;
}

export function openElsewhereText(file: string, fault: LockFault): string {
  return `${file}: เกมนี้เปิดอยู่ใน ${otherText(fault)}`;
}

export function otherText({ pid, host }: LockFault): string {
  const where = host === undefined ? `โปรเซส ${pid}` : `โปรเซส ${pid} บน ${quoted(host)}`;
  return `komadai อื่น (${where})`;
}

export const renameFaultText = byCode<RenameFault | NameFault>({
  'name-empty': 'เกมต้องมีชื่อ',
  'name-has-slash': 'ชื่อเกมมี / หรือ \\ ไม่ได้',
  'name-has-control': 'ชื่อเกมมีอักขระควบคุมไม่ได้',
  'name-starts-with-dot': 'ชื่อเกมขึ้นต้นด้วยจุดไม่ได้',
  'name-too-long': ({ longest }) => `ชื่อเกมยาวได้ไม่เกิน ${longest} ไบต์`,
  'name-taken': ({ name }) => `มีเกม ${quoted(name)} อยู่แล้ว`,
});

const ACTIONS = {
  read: 'อ่าน',
  write: 'เขียน',
  rename: 'เปลี่ยนชื่อ',
  delete: 'ลบ',
};

export function storeErrorText(error: StoreError): string {
  const { action, path, cause } = error;
  const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
  return `${ACTIONS[action]} ${path} ไม่ได้: ${reason}`;
}

export function writeErrorText(file: string, error: unknown): string {
  if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return folder === '' ? 'ไม่มีโฟลเดอร์' : `ไม่มีโฟลเดอร์ ${folder}`;
}

const SYSTEM_ERRORS = new Map([
  ['EACCES', 'ไม่มีสิทธิ์'],
  ['EPERM', 'ไม่มีสิทธิ์'],
  ['EROFS', 'ดิสก์อ่านได้อย่างเดียว'],
  ['ENOSPC', 'ดิสก์เต็ม'],
  ['EDQUOT', 'ใช้โควตาดิสก์หมดแล้ว'],
  ['EFBIG', 'เกินขนาดไฟล์ที่จำกัดไว้'],
  ['ENOENT', 'ไม่มีอยู่'],
  ['ENOTDIR', 'มีส่วนของพาธที่ไม่ใช่โฟลเดอร์'],
  ['EISDIR', 'เป็นโฟลเดอร์'],
  ['EEXIST', 'มีไฟล์อยู่ในที่ของโฟลเดอร์'],
  ['ENAMETOOLONG', 'ชื่อยาวเกินไป'],
  ['EIO', 'ดิสก์ไม่ตอบ'],
  ['ECONNREFUSED', 'ติดต่อฐานข้อมูลไม่ได้'],
  ['ECONNRESET', 'ติดต่อฐานข้อมูลไม่ได้'],
  ['ETIMEDOUT', 'ฐานข้อมูลไม่ตอบ'],
  ['57P01', 'ฐานข้อมูลกำลังปิด'],
  ['57P02', 'ฐานข้อมูลกำลังปิด'],
  ['57P03', 'ฐานข้อมูลกำลังเริ่ม'],
  ['open-elsewhere', 'เกมเปิดอยู่ใน komadai อื่น'],
  ['changed-elsewhere', 'โปรแกรมอื่นแก้ไฟล์นี้ไปแล้ว'],
]);

export function systemErrorText(error: unknown): string {
  return systemCodeText(errorCode(error));
}

export function systemCodeText(code: string): string {
  return SYSTEM_ERRORS.get(code) ?? (code || 'ข้อผิดพลาดที่ไม่รู้จัก');
}

const OPERAND_NAMES = {
  variant: 'ชนิดเกม',
  game: 'เกม',
  shell: 'เชลล์',
  depth: 'ความลึก',
  format: 'รูปแบบ',
  source: 'แหล่ง',
  word: 'คำ',
};

const PARTS = { handicap: 'แต้มต่อ', piece: 'หมาก' };

export function unknownText(what: ValueName, found: string): string {
  if (typeof what === 'object') {
    return `ไม่รู้จัก${PARTS[what.of]}ของ${nameOfGame(what.variant)} ${found}`;
  }
  return isOption(what) ? `${what} ใช้ค่า ${found} ไม่ได้` : `ไม่รู้จัก${OPERAND_NAMES[what]} ${found}`;
}

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}

const OPENING_NAMES = {
  'naka-bisha': 'นากะบิชะ',
  'shiken-bisha': 'ชิเค็นบิชะ',
  'sanken-bisha': 'ซันเค็นบิชะ',
  'mukai-bisha': 'มุไกบิชะ',
  'sode-bisha': 'โซเดะบิชะ',
  'migi-shiken-bisha': 'มิงิชิเค็นบิชะ',
  'gokigen-naka-bisha': 'โกกิเก็นนากะบิชะ',
  'tsuno-gin-naka-bisha': 'สึโนะงินนากะบิชะ',
  'kaku-kokan-shiken-bisha': 'คากุโคกังชิเค็นบิชะ',
  'direct-mukai-bisha': 'ไดเร็กต์มุไกบิชะ',
  'fujii-system': 'ระบบฟุจิอิ',
  ishida: 'อิชิดะ',
  'masuda-ishida': 'มาสุดะอิชิดะ',
  'hineri-bisha': 'ฮิเนริบิชะ',
  'chikatetsu-bisha': 'จิกาเท็ตสึบิชะ',
  'ai-furibisha': 'ไอฟุริบิชะ',
  yagura: 'ยางุระ',
  gangi: 'กังงิ',
  'ai-gakari': 'ไอกาการิ',
  'yokofu-dori': 'โยโกฟุโดริ',
  'kaku-gawari': 'คากุงาวาริ',
  'kaku-gawari-koshikake-gin': 'คากุงาวาริโคชิกาเกะงิน',
  'kaku-gawari-hayaguri-gin': 'คากุงาวาริฮายางุริงิน',
  'kaku-gawari-bogin': 'คากุงาวาริโบงิน',
  bogin: 'โบงิน',
  'migi-gyoku': 'มิงิเกียวกุ',
  'ureshino-ryu': 'อุเรชิโนะริว',
  onigoroshi: 'โอนิโงโรชิ',
  'sujichigai-kaku': 'ซูจิจิไงคากุ',
  kakutofu: 'คากุโตฟุ',
  pacman: 'แพ็กแมน',
  'nifu-tsukkiri': 'นิฟุสึกกิริ',
};

const CASTLE_NAMES = {
  yagura: 'ยางุระ',
  'gin-yagura': 'งินยางุระ',
  'so-yagura': 'โซยางุระ',
  'hekomi-yagura': 'เฮโกมิยางุระ',
  'kata-yagura': 'คาตะยางุระ',
  'gindachi-yagura': 'งินดาจิยางุระ',
  'kikusui-yagura': 'คิกุซุยยางุระ',
  'hishi-yagura': 'ฮิชิยางุระ',
  'yagura-anaguma': 'ยางุระอานางุมะ',
  'migi-yagura': 'มิงิยางุระ',
  'bonanza-gakoi': 'โบนันซางาโกอิ',
  'kani-gakoi': 'คานิงาโกอิ',
  'funa-gakoi': 'ฟุนะงาโกอิ',
  'hakoiri-musume': 'ฮาโกอิริมุซุเมะ',
  'hidari-mino': 'ฮิดาริมิโนะ',
  'tenshukaku-mino': 'เท็นชูกากุมิโนะ',
  'ibisha-anaguma': 'อิบิชะอานางุมะ',
  'matsuo-anaguma': 'มัตสึโอะอานางุมะ',
  'gin-kanmuri-anaguma': 'งินคัมมุริอานางุมะ',
  'big-four': 'บิ๊กโฟร์',
  'furibisha-anaguma': 'ฟุริบิชะอานางุมะ',
  'kata-mino': 'คาตะมิโนะ',
  mino: 'มิโนะ',
  'taka-mino': 'ทากะมิโนะ',
  'diamond-mino': 'ไดมอนด์มิโนะ',
  'gin-mino': 'งินมิโนะ',
  'yonmai-mino': 'ยงไมมิโนะ',
  'kimura-mino': 'คิมุระมิโนะ',
  'gin-kanmuri': 'งินคัมมุริ',
  'hidari-gin-kanmuri': 'ฮิดาริงินคัมมุริ',
  'kin-muso': 'คินมุโซ',
  'migi-gyoku': 'มิงิเกียวกุ',
  'naka-zumai': 'นากะซูไม',
  'nakahara-gakoi': 'นากาฮาระงาโกอิ',
  millennium: 'มิลเลนเนียม',
  'elmo-gakoi': 'เอลโมงาโกอิ',
  gangi: 'กังงิงาโกอิ',
  'muteki-gakoi': 'มุเตกิงาโกอิ',
  'ahiru-gakoi': 'อาฮิรุงาโกอิ',
  'ichigo-gakoi': 'อิจิโงะงาโกอิ',
};

export const BOARD_WORD_HELP = {
  moves: 'แสดงตาเดินที่ถูกกติกาทั้งหมด',
  show: '"แสดง เงิน" บอกวิธีเดินของหมาก',
  flip: 'สลับด้านกระดาน',
  labels: '"อักษร romaji" เปลี่ยนอักษรบนหมาก',
  theme: '"ธีม slate" เปลี่ยนสี',
  language: '"ภาษา ja" เปลี่ยนภาษา: en, ja, ko, th',
  board: 'วาดกระดาน',
  rules: 'กติกาของเกมนี้',
  help: 'ความช่วยเหลือนี้',
  hand: 'หมากในมือของทั้งสองฝ่ายเป็นคำพูด',
  where: '"ที่ไหน เงิน" บอกว่าเงินอยู่ที่ใด ทั้งบนกระดานและในมือ  "ที่ไหน 7g" บอกว่ามีอะไรอยู่ที่นั่น',
  file: '"แถวตั้ง 5" บอกหมากบนแถวตั้ง 5 จากบนลงล่าง',
  rank: '"แถวนอน e" บอกหมากบนแถวนอน e จากแถวตั้งเลขมากสุดถึงแถวตั้ง 1',
  pieces: `หมากทุกตัวของทั้งสองฝ่ายพร้อมช่องที่อยู่  "หมาก ${argumentText('black')}" เฉพาะดำ, "หมาก เงิน" เฉพาะเงิน`,
  attackers: '"ตัวโจมตี 5e" บอกหมากของอีกฝ่ายที่เดินถึง 5e',
  defenders: '"ตัวป้องกัน 5e" บอกหมากฝ่ายเดียวกันที่เดินถึง 5e',
  rays: '"แนวเส้น 5e" บอกว่ามีอะไรอยู่ในแปดแนวจาก 5e และห่างเท่าใด',
  threats: 'ฝ่ายที่ถึงตาเดินกินอะไรได้ และอีกฝ่ายขู่อะไร',
  changes: 'ตาล่าสุดเปลี่ยนอะไรไปบ้าง',
  last: 'ตาที่เพิ่งเดิน',
  status: 'ถึงตาใคร รุกหรือไม่ เดินซ้ำ เวลา และสิ่งที่อ้างสิทธิ์ได้',
  sfen: 'ตำแหน่งบนกระดานเป็น SFEN',
  copy: 'คัดลอก SFEN ไปคลิปบอร์ดของเทอร์มินัล  "คัดลอก kif" คัดลอกเกมเป็น KIF, "คัดลอก ตาเดิน" คัดลอกเฉพาะตาเดิน',
  speech: '"เสียงอ่าน words" เปลี่ยนวิธีบอกตาเดิน: hodges, words หรือ romaji',
};

const MATE_HELP = 'หาแนวรุกจนด้วยการรุกต่อเนื่องจากตรงนี้ 10 วินาที  "รุกจน 60" หา 60 วินาที  "รุกจน เลิก" หยุดหา';

const ROOM_WORD_HELP = {
  resign: 'จบเกมโดยเป็นฝ่ายแพ้',
  draw: 'ขอเสมอ เมื่อใดก็ได้',
  impasse: 'ขอนับแต้ม เมื่อขุนทั้งสองอยู่ในเขตของอีกฝ่าย',
  undo: 'ขอถอนตาล่าสุดของคุณ ได้สามครั้งต่อเกม',
  adjourn: 'ขอพักไว้เล่นต่อวันหลัง',
  accept: 'รับข้อเสนอของอีกฝ่าย',
  decline: 'ปฏิเสธ',
  claim: `อ้างสิทธิ์เมื่ออีกฝ่ายออกไปหรือไม่เดิน: "อ้างสิทธิ์ ${argumentText('win')}" ขอชนะ หรือ "อ้างสิทธิ์ ${argumentText('draw')}" ขอเสมอ`,
  say: '"พูด TEXT" คุยกับอีกฝ่าย',
  greet: 'ทักทายอีกฝ่ายก่อนเล่น',
  thanks: 'ขอบคุณอีกฝ่ายสำหรับเกม',
  'well played': 'ชมอีกฝ่ายว่าเล่นดี',
  rematch: 'ขอเล่นใหม่โดยสลับฝ่าย เมื่อเกมจบ',
  mute: 'ซ่อนข้อความของอีกฝ่าย หรือแสดงอีกครั้ง',
  ...BOARD_WORD_HELP,
  replay: 'ดูเกมซ้ำทีละตา เมื่อจบแล้ว',
  analyse: 'ให้คอมพิวเตอร์ประเมินเกม เมื่อจบแล้ว',
  explore: 'หลังจบเกม ดูว่าผู้อื่นเดินอะไรในตำแหน่งของเกมนี้',
  learn: 'บทเรียนของเกมนี้ เมื่อจบแล้ว',
  settings: 'เปลี่ยนการแสดงผล',
  menu: 'กลับเมนู โดยห้องยังเปิดอยู่',
  quit: 'ออกจากห้อง',
};

export const CHALLENGE_FORM = `"ท้า [VARIANT] [CLOCK] [${argumentText('to')} NAME หรือ ${argumentText('invite')}] [${argumentText('black')} หรือ ${argumentText('white')}] [${argumentText('unrated')}] [${argumentText('no-watchers')}]"`;

export const SEEK_FORM = `"หาคู่ [VARIANT] [CLOCK]", "หาคู่ ${argumentText('anything')}" หรือ "หาคู่ ${argumentText('off')}"`;

const { labels, theme, language, speech } = BOARD_WORD_HELP;

export const words: Texts['words'] = {
  // Count text
  /** `3 ตา`. @param noun the word that counts */
  countText,

  // Quoted
  quoted,

  // Side name
  sideName,

  // Join words
  /** `ก`, `กหรือข`, `ก, ข หรือค`; beside what is not Thai a space, as in `P-7f หรือ P-2f`. */
  joinWords,

  // Nearest
  orMeantText,
  didYouMeanText,

  // Names
  nameOfPiece,
  /** The name of a piece where it is explained. */
  wholePieceName,
  pieceHeading(letters, name, short, written) {
    const own = short === undefined ? '' : ` คือ${short}`;
    return `${letters} ${name}${own} (${written.map(writtenText).join(' หรือ ')})`;
  },
  royalName,
  /** The name of a piece told by what it was: `บิชอปยาริเลื่อนขั้น`. */
  promotedName: (name) => `${name}เลื่อนขั้น`,
  /** The same: Thai has no plural. */
  plural: (name) => name,
  countPieces,
  variantName,
  /** The name of a game of ours by its id: `ยาริโชงิ`; else the id. */
  nameOfGame,
  handicapName,
  handicapText,
  typedPiece: (_letters, name) => name,

  // Phrases
  /** `a`, `a หรือ b`, `a, b หรือ c`. */
  orList,
  /** The same noun: Thai has no article. */
  withArticle: (noun) => noun,
  /** The same text: Thai has no capitals. */
  capitalized: (text) => text,
  /** `เรือ 2 ตัว`. */
  countInWords: (count, noun) => `${noun} ${count} ตัว`,
  goFaultText: (argument, count) => `ไปที่: ${quoted(argument)} ไม่ใช่ตัวเลขตั้งแต่ 1 ถึง ${count}`,
  /** `ของดำ`, after what is owned. */
  possessive,
  standingText,
  ownedPiece,
  personsPiece,
  /** A variant's name within a sentence. */
  nameInText,
  lastRanks,
  asSentences,
  /** Whole sentences one after another. */
  joinSentences,

  // Ordinal
  /** `ที่ 1`, `ที่ 2`; after a counter, as in `ครั้งที่ 2`. */
  ordinal,

  // Store fault
  openElsewhereText,
  otherText,
  renameFaultText,
  storeErrorText,
  writeErrorText,
  systemErrorText,
  systemCodeText,

  // Player name
  noPersonText: (name) => `${quoted(name)} ไม่ใช่ชื่อ  กด Left และ Right ที่บรรทัดบนเพื่อเลือกคอมพิวเตอร์ ระดับ หรือเอนจิน`,

  // Value name
  unknownText,

  // Speech
  squareWords: (file, rank) => `${THAI_DIGITS[file - 1]} ${THAI_DIGITS[rank - 1]}`,
  dropWords: (name, to) => `${name} วาง ${to}`,
  moveWords(name, to, { from, captures, promotion }) {
    const origin = from === undefined ? '' : ` จาก ${from}`;
    const verb = captures ? ' กิน' : origin && ' ไป';
    const end = { none: '', promotes: ', เลื่อนขั้น', declines: ', ไม่เลื่อนขั้น' }[promotion];
    return `${name}${origin}${verb} ${to}${end}`;
  },
  announcedWords: (ply, color, told, check) => `${ply}. ${sideName(color)} ${told}${check ? ', รุก' : ''}`,
  movesInRow: (moves) => moves.join(', '),

  // Opening names
  openingName: (id) => OPENING_NAMES[id],
  castleName: (id) => CASTLE_NAMES[id],
  sideNamesText: (side, names) => `${side}: ${names.join(', ')}`,
  bothNamesText: (named) => named.join(' | '),

  // Board word help
  BOARD_WORD_HELP,
  WORD_HELP: {
    resign: 'จบเกมโดยเป็นฝ่ายแพ้',
    draw: 'ขอเสมอ',
    impasse: 'ขอนับแต้ม เมื่อขุนทั้งสองอยู่ในเขตของอีกฝ่าย',
    accept: 'รับข้อเสนอของอีกฝ่าย',
    undo: 'ถอนตาเดินล่าสุด',
    redo: 'เดินตาที่ถอนไว้อีกครั้ง',
    note: 'แก้หมายเหตุของตาล่าสุด  "บันทึกย่อ TEXT" เขียนใหม่, "บันทึกย่อ -" ลบ',
    save: '"บันทึกไฟล์ NAME" ตั้งชื่อเกมที่บันทึก',
    hint: 'ตาเดินที่ดี และตาที่น่าจะตามมา',
    mate: MATE_HELP,
    ...BOARD_WORD_HELP,
    rematch: 'เล่นใหม่โดยสลับฝ่าย  "เล่นใหม่ 5" กับระดับ 5',
    replay: 'ดูเกมซ้ำทีละตา',
    analyse: 'ให้คอมพิวเตอร์ประเมินเกม เมื่อจบแล้ว',
    explore: 'หลังจบเกม ดูว่าผู้อื่นเดินอะไรในตำแหน่งของเกมนี้',
    settings: 'เปลี่ยนการแสดงผล',
    learn: 'บทเรียนของเกมนี้',
    help: 'วิธีเดิน  ? บอกเพิ่มเติม',
    menu: 'กลับเมนู โดยเก็บเกมไว้ให้',
    take: 'รับช่วงเกมคืนจาก komadai ที่รับไป',
    quit: 'เลิก โดยเก็บเกมไว้ให้',
  },
  ROOM_WORD_HELP,
  SERVED_WORD_HELP: {
    ...ROOM_WORD_HELP,
    menu: 'ไปล็อบบี้ โดยเกมดำเนินต่อ',
    quit: 'ออกจากเซิร์ฟเวอร์ โดยเกมดำเนินต่อ',
  },
  REPLAY_WORD_HELP: {
    take: 'รับช่วงเกมจาก komadai อื่น หรือเมื่อ komadai นั้นออกไปแล้ว',
    next: 'เดินหน้าหนึ่งตา  "ถัดไป 10" เดินหน้าสิบตา',
    back: 'ถอยหนึ่งตา  "ถอย 10" ถอยสิบตา',
    first: 'ต้นเกม',
    go: '"ไปที่ 30" หรือ "30" อย่างเดียว ไปตาที่ 30',
    variation: 'แนวแปรถัดไปของตานี้ หรือแนวแรกของตาถัดไป  "แนวแปร P-2f" เดินตานั้น เหมือนพิมพ์ P-2f อย่างเดียว',
    'variation back': 'แนวแปรก่อนหน้า',
    analyse: 'ให้คอมพิวเตอร์ประเมินเกม  พิมพ์อีกครั้งคือหยุด  เมื่อไม่มีหน้าจอ ประเมินตำแหน่งนี้',
    hint: 'ตาเดินที่ดี และตาที่น่าจะตามมา',
    lines: 'แนวเดินที่ดีที่สุดจากตรงนี้ ถ้าไม่บอกจำนวนคือสาม  "แนวเดินทั้งหมด 5" คือห้า  "แนวเดิน 2" เปิดดูแนวที่สอง',
    line: '"แนวเดิน 2" เปิดดูแนวที่สองที่หาได้  "ออก" เพื่อกลับ',
    mistake: 'ตาพลาดถัดไปที่คอมพิวเตอร์พบ',
    'mistake back': 'ตาพลาดก่อนหน้า',
    mistakes: 'ตาพลาดทั้งหมดที่คอมพิวเตอร์พบ',
    mate: `${MATE_HELP}  แนวที่พบจะเป็นแนวแปร`,
    explore: 'ตำแหน่งนี้ผู้อื่นเดินอะไร กี่เกม ผลเป็นอย่างไร',
    graph: 'ใครได้เปรียบเมื่อใด เท่าที่ประเมินเกมแล้ว',
    comment: 'อ่านหมายเหตุทั้งหมด',
    note: 'แก้หมายเหตุที่นี่  "บันทึกย่อ TEXT" เขียนใหม่, "บันทึกย่อ -" ลบ',
    promote: 'ให้แนวแปรเป็นแนวหลัก โดยถามก่อน',
    remove: 'ลบแนวแปร โดยถามก่อน',
    undo: 'ย้อนการแก้ล่าสุด: หมายเหตุ แนวแปร แนวหลัก หรือการลบ',
    redo: 'ทำการแก้นั้นอีกครั้ง',
    export: '"ส่งออก NAME" เขียนเกมลงไฟล์และบอกว่าอยู่ที่ใด โดยถามก่อนเขียนทับ',
    play: 'เริ่มเกมใหม่จากตรงนี้ โดยถามก่อน',
    edit: 'ตั้งหมากต่อจากตำแหน่งนี้บนกระดานแยก  เกมยังอยู่เหมือนเดิม',
    ...BOARD_WORD_HELP,
    last: 'ท้ายเกม',
    quit: 'ออกจากการเล่นซ้ำ',
  },
  TSUME_WORD_HELP: {
    undo: 'ถอนตาที่ลองล่าสุด',
    hint: 'ตารุกจนตาถัดไป  โจทย์นี้จะนับว่าแก้ไม่ได้',
    solution: 'แนวเดินทั้งหมดให้ดูทีละตา  นับเหมือนคำใบ้',
    next: 'โจทย์ถัดไป  ในโจทย์ของ komadai คือข้อที่เหมาะกับคุณ',
    skip: 'เหมือน "ถัดไป" โดยข้ามข้อนี้ไว้ก่อน',
    again: 'เก็บข้อนี้ไว้กับตาพลาดของคุณ แล้วถามอีกวันนี้ ครั้งต่อๆ ไปห่างขึ้นตามที่คุณจำได้',
    previous: 'โจทย์ก่อนหน้า',
    back: 'เหมือน "ก่อนหน้า"',
    go: '"ไปที่ 12" ไปโจทย์ข้อ 12',
    mate: `${MATE_HELP}  ใช้ได้เมื่อรู้เฉลยแล้วเท่านั้น`,
    plies: `"จำนวนตา 5" ทำเฉพาะข้อที่รุกจนใน 5 ตา, "จำนวนตา ${argumentText('all')}" ทำทุกข้อ`,
    list: 'มีโจทย์ใดบ้างและแก้ข้อใดได้แล้ว  "รายการ 5" แสดงข้อที่รุกจนใน 5 ตา',
    rating: 'เรตติ้งของคุณและของโจทย์  นับผลครั้งแรก: แก้ได้ หรือแก้ไม่ได้เพราะเดินผิด ขอความช่วยเหลือ หรือเลิกกลางคัน',
    ...BOARD_WORD_HELP,
    quit: 'เลิก โดยจำข้อที่แก้ได้ไว้',
  },
  MISTAKES_WORD_HELP: {
    undo: 'ถอนคำตอบล่าสุด',
    hint: 'บอกหมากที่เดิน แล้วจึงบอกตาเดิน  ข้อนี้จะกลับมาเร็วขึ้น',
    solution: 'ตาเดินที่ดีกว่า เปิดดูทีละตา  ข้อนี้จะกลับมาเร็วๆ นี้',
    next: 'ข้อถัดไปที่ถึงกำหนด',
    skip: 'เหมือน "ถัดไป" โดยเก็บข้อนี้ไว้คราวหน้า',
    replay: 'ทั้งเกม ที่ตานี้',
    mate: `${MATE_HELP}  ใช้ได้เมื่อรู้เฉลยแล้วเท่านั้น`,
    remove: 'ไม่ต้องถามข้อนี้อีก',
    ...BOARD_WORD_HELP,
    quit: 'ออก โดยจำคำตอบไว้แล้ว',
  },
  EDIT_WORD_HELP: {
    ...BOARD_WORD_HELP,
    put: '"วาง เงิน 5e ขาว" วางเงินของขาว  พิมพ์ "เงิน 5e ขาว" ก็ได้  ถ้าไม่บอกฝ่าย ใช้ฝ่ายของหมากตัวก่อน',
    remove: '"ลบ 5e" เอาหมากออก',
    face: '"เลื่อนขั้น 5e" พลิกหมากไปอีกด้าน',
    swap: '"สลับฝ่าย 5e" ยกหมากให้อีกฝ่าย',
    hand: '"หมากในมือ ดำ เบี้ย 3" ให้ดำมีเบี้ยในมือ 3 ตัว, "หมากในมือ ดำ เบี้ย" เพิ่มหนึ่งตัว',
    turn: 'เปลี่ยนฝ่ายที่ต้องเดิน',
    rest: 'หมากที่ขาดไปอยู่ในมือขาว, "ที่เหลือ ดำ" ไปอยู่ในมือดำ',
    clear: 'ล้างกระดานและหมากในมือ',
    start: 'ตำแหน่งเริ่มเกม, "ตำแหน่งเริ่ม two-piece" คือเกมแต้มต่อ',
    undo: 'ย้อนการแก้ล่าสุด',
    redo: 'ทำการแก้นั้นอีกครั้ง',
    play: 'เริ่มเกมสองคนจากตรงนี้, "เล่น 5" ให้ระดับ 5 เล่นอีกฝ่าย',
    analyse: 'ให้คอมพิวเตอร์วิเคราะห์ตำแหน่งนี้ในหน้าเล่นซ้ำ',
    replay: 'ไปหน้าเล่นซ้ำจากตรงนี้  ลองเดินได้',
    mate: MATE_HELP,
    save: '"บันทึกไฟล์ NAME" เพิ่มตำแหน่งลงในไฟล์หมากกล สำหรับ komadai tsume',
    status: 'สิ่งที่ผิดในตำแหน่ง และหมากที่ขาด',
    quit: 'ออก โดยถามก่อนถ้ามีการแก้',
  },

  // Lobby word help
  LOBBY_WORD_HELP: {
    list: 'ทุกอย่างในล็อบบี้พร้อมหมายเลข  พิมพ์หมายเลขอย่างเดียวเพื่อรับคำท้า เข้าเกม หาคู่แบบเดียวกัน หรือถอนคำท้าของคุณ',
    who: 'ใครอยู่ที่นี่',
    challenges: 'คำท้าทั้งหมด พร้อมหมายเลขสำหรับ "ตกลง", "ปฏิเสธ" และ "ถอนคำท้า"',
    games: 'เกมที่กำลังเล่นอยู่ พร้อมหมายเลขสำหรับ "ชม"',
    mine: 'คำท้าและเกมของคุณ พร้อมหมายเลขสำหรับ "เข้าร่วม" และ "ถอนคำท้า"',
    seek: `เล่นกับผู้ที่หาแบบเดียวกัน โดยเรตติ้งใกล้กันก่อน: ${SEEK_FORM}  ถ้าไม่ระบุอะไร ใช้แบบครั้งก่อน`,
    challenge: `ตั้งคำท้า: ${CHALLENGE_FORM}`,
    withdraw: 'ถอนคำท้าของคุณ: "ถอนคำท้า", "ถอนคำท้า CODE" หรือหมายเลข',
    accept: 'รับคำท้า: "ตกลง CODE", "ตกลง NAME" หรือหมายเลข',
    decline: 'ปฏิเสธคำท้าถึงคุณ: "ปฏิเสธ CODE", "ปฏิเสธ NAME" หรือหมายเลข',
    join: 'เล่นเกมของคุณต่อ หรือเข้าตามคำเชิญ: "เข้าร่วม CODE" หรือหมายเลข',
    watch: 'ชมเกม: "ชม CODE" หรือหมายเลข',
    ratings: 'เรตติ้งของเกม: "อันดับเรตติ้ง VARIANT"  หน้าถัดไป: "อันดับเรตติ้ง VARIANT PAGE"',
    me: 'เรตติ้งและกุญแจของคุณ พร้อมหมายเลขสำหรับ "ลบ"',
    played: 'เกมของคุณ ล่าสุดก่อน พร้อมหมายเลขสำหรับ "เล่นซ้ำ"  หน้าถัดไป: "ที่เล่นแล้ว PAGE"',
    replay: 'เล่นซ้ำเกมที่จบแล้วทีละตา: "เล่นซ้ำ CODE" หรือหมายเลข',
    name: 'เลือกชื่อของคุณเมื่อมาครั้งแรก: "NAME" หรือ "ชื่อ NAME"',
    code: 'เข้ามาเป็นผู้ที่สร้างรหัสใช้ครั้งเดียว เมื่อมาครั้งแรก: "รหัส CODE"',
    key: 'สร้างรหัสใช้ครั้งเดียว ให้กุญแจอื่นเข้ามาเป็นคุณ',
    remove: 'ลบกุญแจของคุณ (ต้องพิมพ์สองครั้ง): "ลบ KEY" หรือหมายเลข',
    labels,
    theme,
    language,
    speech,
    settings: 'สิ่งที่ตั้งไว้ และวิธีเปลี่ยน',
    help: 'รายการนี้',
    quit: 'ออก',
  },

  // Page titles
  titleOfRules: (game) => `กติกา${game}`,
  PAGE_TITLES: {
    help: 'ช่วยเหลือ',
    keys: 'ปุ่ม',
    words: 'คำสั่ง',
    moves: 'ตาเดิน',
    task: 'โจทย์',
    tasks: 'โจทย์',
    replay: 'เล่นซ้ำ',
    comment: 'หมายเหตุ',
    whoPlays: 'ผู้เล่น',
    watching: 'การชม',
    rules: 'กติกา',
  },
  movesHelpTexts: (pieces) => ({
    texts: ['พิมพ์ตาเดินแบบ Hodges แล้วกด Enter: หมาก ตามด้วย - (เดิน) x (กิน) หรือ * (วาง) แล้วช่องตามแถวตั้งและแถวนอน', `หมาก: ${pieces.join(', ')}`],
    examples: [
      'P-7f เดินเบี้ย, Bx3c กินด้วยบิชอป, P*5e วางเบี้ย',
      'G6i-5h บอกช่องต้นทาง เมื่อมีสองตัวไปช่องนั้นได้',
      'Rx2c+ เลื่อนขั้น, Rx2c= ไม่เลื่อน  + ข้างหน้า เช่น +R-2a คือหมากที่เลื่อนขั้นแล้ว',
      'x ตัวเดียว คือกินคืนที่ช่องของตาล่าสุด',
      'ใช้เลขแทนแถวนอน (P-76), USI (7g7f), ภาษาญี่ปุ่น และคำพูด (เบี้ย เจ็ด หก) ได้เช่นกัน',
    ],
  }),
  legalMovesTitle: (count) => `ตาที่เดินได้ ${count} ตา`,
  wordHelpText: (word, short, help) => `${wordText(word)}${short ? `, ${short}` : ''}: ${help}`,
  keyHelpText: (key, help) => `${key}: ${help}`,
  sayPieceText: (letters) => `แสดง: บอกหมาก ${letters.join(' ')} ตัวใดตัวหนึ่ง`,

  // Rating
  spokenRange: (rating, deviation) => `${rating} บวกลบ ${deviation}`,
  spokenChange: (rating, change) => `${rating} ${change < 0 ? 'ลดลง' : 'เพิ่มขึ้น'} ${Math.abs(change)}`,

  // Not understood
  OTHER_WORDS: {
    quit: ['exit', 'q', 'q!', 'wq', 'bye', 'leave', 'logout', 'เลิก', 'เลิกเล่น'],
    help: ['h', 'man', 'info', 'commands', 'คำสั่ง', 'วิธีใช้'],
    undo: ['u', 'back', 'takeback', 'take back', 'เดินใหม่'],
    draw: ['offer', 'offer draw', 'offer a draw', 'ขอเสมอ'],
    menu: ['new', 'new game', 'เกมใหม่'],
    status: ['time', 'clock', 'clocks', 'เวลา', 'นาฬิกา'],
    resign: ['surrender', 'give up', 'แพ้', 'ขอยอมแพ้'],
  },
  ANSWERS: {
    new: 'พิมพ์ "ออก" เพื่อเก็บเกมนี้ไว้ แล้วใช้ komadai play เพื่อเริ่มเกมใหม่',
    time: 'ถ้าเกมนี้จับเวลา เวลาจะอยู่ข้างชื่อผู้เล่น',
    y: 'ตอนนี้ไม่มีคำถาม',
  },
  answerText: (shown, answer) => `${shown}: ${answer}`,
  didYouMean: (shown, meant) => `${shown}: หมายถึง "${wordText(meant)}" ใช่ไหม`,
  notUnderstoodButNear: (shown, nearest) => `${shown}: ไม่เข้าใจ  หมายถึง "${nearest}" ใช่ไหม`,
  manyMoves(shown, count, first, last, hasTab) {
    const more = hasTab ? 'กด Tab เพื่อเลือก' : '';
    return asSentences(`${shown}: มี ${count} ตา, ${first} .. ${last}`, more);
  },
  notUnderstood(shown, example, { isSpoken, hasHelp }) {
    if (!example) return `${shown}: ไม่เข้าใจ`;
    const more = hasHelp ? 'พิมพ์ "ช่วยเหลือ" เพื่อดูเพิ่มเติม' : '';
    const verb = isSpoken ? 'บอก' : 'พิมพ์';
    return asSentences(`${shown}: ไม่เข้าใจ`, `${verb}หมากและช่อง เช่น "${example}"`, more);
  },
  notHere: (word, hasHelp) => asSentences(`ใช้ "${word}" ที่นี่ไม่ได้`, hasHelp ? 'พิมพ์ "ช่วยเหลือ" เพื่อดูคำสั่งที่ใช้ได้' : ''),
  overText(shown, words) {
    const start = shown === undefined ? '' : `${shown}: `;
    return `${start}เกมจบแล้ว  ใช้ได้: ${words.map(quotedWord).join(', ')}  พิมพ์ "ช่วยเหลือ" เพื่อดูเพิ่มเติม`;
  },
  noSuchWord: (shown, words) => `${shown}: ไม่เข้าใจ  พิมพ์คำสั่งใดคำสั่งหนึ่ง: ${joinWords(words.map(quotedWord), 'หรือ')}`,
};
