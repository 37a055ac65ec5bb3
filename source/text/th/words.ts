import { firstSpelling } from '../../activity/words/spellings.ts';
import { THAI_ARGUMENTS, THAI_WORDS } from '../../activity/words/th.ts';
import { pieceData } from '../../rules/core/variant.ts';
import { THAI_DIGITS } from '../../rules/notation/digits.ts';
import { THAI_FACES } from '../../rules/notation/face-names.ts';
import { pieceName } from '../../rules/notation/labels.ts';
import { nameOfGameIn, THAI_GAMES } from '../../rules/variants/game-names.ts';
import { byCode } from '../by-code.ts';
import { latin } from '../charset.ts';
import type { OptionName, ValueName } from '../en/words.ts';
import { errorCode, repeatedText } from '../foreign-text.ts';
import { nearestName } from '../nearest.ts';
import type { Texts } from '../texts.ts';

/** A word of the prompt as it is offered in Thai: `คำใบ้`; any other text as it is. */
export function wordText(word: string): string {
  return firstSpelling(THAI_WORDS, word);
}

/** What follows a word as it is offered in Thai: `ดำ` for `black`. */
export function argumentText(part: string): string {
  return firstSpelling(THAI_ARGUMENTS, part);
}

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

function inThai(english: string): string {
  return THAI_FACES[english] ?? english;
}

const SMALL_NUMBERS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];

/** What stands between two sentences: Thai has no full stop, and a single blank stands within a sentence. */
export const GAP = '  ';

/** A word as it is typed, `"คำใบ้"`. */
function quotedWord(word: string): string {
  return `"${wordText(word)}"`;
}

const ACTIONS = {
  read: 'อ่าน',
  write: 'เขียน',
  rename: 'เปลี่ยนชื่อ',
  delete: 'ลบ',
};

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

export const words: Texts['words'] = {
  countText: (count, noun) => `${count} ${noun}`,
  quoted: (text) => `"${repeatedText(text)}"`,
  sideName: (color) => (color === 'black' ? 'ดำ' : 'ขาว'),
  /** `ก`, `กหรือข`, `ก, ข หรือค`; beside what is not Thai a space, as in `P-7f หรือ P-2f`. */
  joinWords(words, last) {
    if (words.length < 2) return words.join('');
    const before = words.slice(0, -1).join(', ');
    const after = words.at(-1) ?? '';
    const isPair = words.length === 2 && /[\u0e00-\u0e7f]$/.test(before);
    return `${before}${isPair ? '' : ' '}${last}${/^[\u0e00-\u0e7f]/.test(after) ? '' : ' '}${after}`;
  },
  orMeantText(found, names) {
    const name = nearestName(found, names);
    return name === undefined ? '' : `${GAP}หมายถึง "${name}" ใช่ไหม`;
  },
  didYouMeanText: (found, names) => orMeantText(found, names),

  // Names
  nameOfPiece: (variant, piece) => inThai(pieceName(variant, piece)),
  wholePieceName(variant, { kind, promoted }) {
    const { front, back = front } = pieceData(variant, kind);
    return inThai((promoted ? back : front).english);
  },
  pieceHeading(letters, name, short, written) {
    const own = short === undefined ? '' : ` คือ${short}`;
    const names = written.map(({ kanji, romaji }) => [kanji, romaji].filter(Boolean).join(', '));
    return `${letters} ${name}${own} (${names.join(' หรือ ')})`;
  },
  royalName(variant) {
    const kind = variant.pieces.findIndex(({ role }) => role === 'royal');
    return nameOfPiece(variant, { kind, promoted: false });
  },
  promotedName: (name) => `${name}เลื่อนขั้น`,
  /** The same: Thai has no plural. */
  plural: (name) => name,
  countPieces: (count, name) => (count === 1 ? name : `${name} ${count} ตัว`),
  variantName: ({ id, name }, charset) => nameOfGameIn(THAI_GAMES, id) ?? latin(name, charset),
  nameOfGame: (id) => nameOfGameIn(THAI_GAMES, id) ?? id,
  handicapName: ({ name }) => HANDICAPS[name] ?? name,
  handicapText: (handicap) => `แต้มต่อ${handicapName(handicap)}`,
  typedPiece: (_letters, name) => name,

  // Phrases
  orList: (items) => joinWords(items, 'หรือ'),
  /** The same noun: Thai has no article. */
  withArticle: (noun) => noun,
  /** The same text: Thai has no capitals. */
  capitalized: (text) => text,
  countInWords: (count, noun) => `${noun} ${count} ตัว`,
  goFaultText: (argument, count) => `ไปที่: ${quoted(argument)} ไม่ใช่ตัวเลขตั้งแต่ 1 ถึง ${count}`,
  possessive: (color) => `ของ${sideName(color)}`,
  standingText: (name, square, color) => `${ownedPiece(name, color)}ที่ ${square}`,
  ownedPiece: (name, color) => (color === undefined ? name : `${name}${sideName(color)}`),
  personsPiece: (name, color, person) => `${name}${color === person ? 'ของคุณ' : words.possessive(color)}`,
  nameInText: (variant) => variantName(variant, 'frame'),
  lastRanks: (ranks) => (ranks === 1 ? 'แถวสุดท้าย' : `${SMALL_NUMBERS[ranks] ?? ranks}แถวสุดท้าย`),
  asSentences: (...sentences) => joinSentences(sentences),
  joinSentences: (sentences) => sentences.filter(Boolean).join(GAP),
  ordinal: (number) => `ที่ ${number}`,

  // Faults
  openElsewhereText: (file, fault) => `${file}: เกมนี้เปิดอยู่ใน ${otherText(fault)}`,
  otherText({ pid, host }) {
    const where = host === undefined ? `โปรเซส ${pid}` : `โปรเซส ${pid} บน ${quoted(host)}`;
    return `komadai อื่น (${where})`;
  },
  renameFaultText: byCode({
    'name-empty': 'เกมต้องมีชื่อ',
    'name-has-slash': 'ชื่อเกมมี / หรือ \\ ไม่ได้',
    'name-has-control': 'ชื่อเกมมีอักขระควบคุมไม่ได้',
    'name-starts-with-dot': 'ชื่อเกมขึ้นต้นด้วยจุดไม่ได้',
    'name-too-long': ({ longest }) => `ชื่อเกมยาวได้ไม่เกิน ${longest} ไบต์`,
    'name-taken': ({ name }) => `มีเกม ${quoted(name)} อยู่แล้ว`,
  }),
  storeErrorText({ action, path, cause }) {
    const reason = action === 'write' ? writeErrorText(path, cause) : systemErrorText(cause);
    return `${ACTIONS[action]} ${path} ไม่ได้: ${reason}`;
  },
  writeErrorText(file, error) {
    if (errorCode(error) !== 'ENOENT') return systemErrorText(error);
    const folder = file.slice(0, file.lastIndexOf('/'));
    return folder === '' ? 'ไม่มีโฟลเดอร์' : `ไม่มีโฟลเดอร์ ${folder}`;
  },
  systemErrorText: (error) => systemCodeText(errorCode(error)),
  systemCodeText: (code) => SYSTEM_ERRORS.get(code) ?? (code || 'ข้อผิดพลาดที่ไม่รู้จัก'),
  noPersonText: (name) => `${quoted(name)} ไม่ใช่ชื่อ  กด Left และ Right ที่บรรทัดบนเพื่อเลือกคอมพิวเตอร์ ระดับ หรือเอนจิน`,
  unknownText(what, found) {
    if (typeof what === 'object') {
      return `ไม่รู้จัก${PARTS[what.of]}ของ${nameOfGame(what.variant)} ${found}`;
    }
    return isOption(what) ? `${what} ใช้ค่า ${found} ไม่ได้` : `ไม่รู้จัก${OPERAND_NAMES[what]} ${found}`;
  },

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

  // Words and pages
  WORDS: THAI_WORDS,
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

export const {
  countText,
  quoted,
  sideName,
  joinWords,
  orMeantText,
  didYouMeanText,
  nameOfPiece,
  wholePieceName,
  royalName,
  countPieces,
  variantName,
  nameOfGame,
  handicapName,
  handicapText,
  orList,
  standingText,
  ownedPiece,
  personsPiece,
  nameInText,
  lastRanks,
  asSentences,
  joinSentences,
  ordinal,
  openElsewhereText,
  otherText,
  renameFaultText,
  storeErrorText,
  writeErrorText,
  systemErrorText,
  systemCodeText,
  unknownText,
} = words;
