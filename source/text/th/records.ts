import type { Loss } from '../../records/formats/losses.ts';
import { END_REASONS } from '../../rules/core/game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatRank, formatSquare } from '../../rules/notation/square.ts';
import { byCode } from '../by-code.ts';
import { errorCode } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { formatName } from '../units.ts';
import { endingText } from './game.ts';
import {
  asSentences,
  GAP,
  joinWords,
  nameInText,
  openElsewhereText,
  orList,
  quoted,
  royalName,
  sideName,
  systemErrorText,
  wholePieceName,
  writeErrorText,
} from './words.ts';

/** By the word of a record. */
const TERMINATIONS: Readonly<Record<string, string>> = {
  checkmate: 'รุกจน',
  'no legal moves': 'อับ',
  try: 'ไปถึงสุดกระดาน',
  repetition: 'เดินซ้ำ',
  'perpetual check': 'รุกล้อ',
  resignation: 'ยอมแพ้',
  'illegal move': 'เดินผิดกติกา',
  time: 'หมดเวลา',
  impasse: 'จิโชงิ',
  agreement: 'ตกลงเสมอ',
  abandonment: 'ทิ้งเกม',
  'move limit': 'ครบจำนวนตา',
  interrupted: 'หยุดกลางคัน',
  'engine failed': 'เอนจินขัดข้อง',
};

const LOSSES = {
  variations: (count) => `แนวแปร ${count} แนว`,
  comments: (count) => `หมายเหตุ ${count} รายการ`,
  marks: (count) => `เครื่องหมาย ${count} ตัว`,
  times: (count) => `เวลา ${count} รายการ`,
  tags: (count) => `แท็ก ${count} รายการ`,
  ending: (count) => `วิธีจบเกม ${count} รายการ`,
  characters: (count) => `อักขระ ${count} ตัว`,
} as const satisfies Record<Loss['what'], (count: number) => string>;

const LEFT_OUT = { line: 'บรรทัด', field: 'ช่องข้อมูล' };

function otherRulesText(variant: Variant, from: string | undefined): string {
  const now = from === undefined ? 'กติกาที่ komadai มี' : `กติกาใน ${from}`;
  return `เกม${nameInText(variant)}นี้เล่นด้วยกติกาที่ต่างจาก${now}`;
}

export const records: Texts['records'] = {
  // Result
  GAME_UNFINISHED: 'เกมยังไม่จบ',
  LISTED_UNFINISHED: 'ยังไม่จบ',
  finishedText(winner, termination) {
    const reason = END_REASONS.find((one) => one === termination);
    if (reason) return endingText({ reason, ...(winner && { winner }) });
    const result = winner ? `${sideName(winner)}ชนะ` : 'เสมอ';
    return termination ? `${result}: ${terminationText(termination)}` : result;
  },

  // Record fault
  unreadFileText: byCode({
    'no-file': (fault) => `ไม่มีไฟล์ ${quoted(fault.name)} ทั้งตามพาธและในเกมที่บันทึกไว้`,
    'is-folder': (fault) => `${quoted(fault.name)} เป็นโฟลเดอร์ ไม่ใช่เกม`,
    'no-game': (_, file) => `${file}: ไม่มีเกมในไฟล์`,
    'too-large': (_, file, most) => `${file}: ใหญ่กว่า ${most} MB จึงไม่อ่าน`,
    unreadable: (fault, file) => `อ่าน ${file} ไม่ได้: ${systemErrorText(fault.cause)}`,
  }),
  placedText: (file, { line, column, ply }, reason) => `${file}:${line}:${column}: ตาที่ ${ply}: ${reason}`,
  remarkReasonText: byCode({
    'goes-on': (remark) => `เกมจบไปก่อนแล้ว  ${endingText(remark.ending)}`,
    'second-end': (remark) => `เกมจบไปก่อนแล้ว  ${quoted(remark.found)} ไม่มีผล`,
    lost: (remark) => `ตาสุดท้าย ${quoted(remark.found)} ผิดกติกา จึงตัดออก และฝ่ายที่เดินเป็นฝ่ายแพ้`,
    'odd-start': (remark) => `ไม่ใช่จุดเริ่มเกม: ${sfenFaultText(remark.fault, remark.variant)}`,
    'other-rules': (remark, from) => otherRulesText(remark.variant, from),
    'left-out': ({ what, found, count }) => {
      const said = `ไม่เข้าใจและข้าม ${count} ${LEFT_OUT[what]}`;
      return count === 1 ? `${said}: ${quoted(found)}` : `${said}  แห่งแรก: ${quoted(found)}`;
    },
  }),
  diagramFaultText: byCode({
    'no-board': 'ไม่มีกระดานในนี้  แต่ละแถวต้องอยู่ระหว่างเส้นตั้ง: | ・v香|',
    'row-count': (fault, games) => `กระดานมี ${fault.found} แถว  ควรมี ${orList(games.map(({ id, ranks }) => `${ranks} (${id})`))}`,
    'row-length': (fault) => `แถวนี้มี ${fault.found} ช่อง แทนที่จะเป็น ${fault.expected}`,
    'unknown-piece': (fault) => {
      const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
      return `ไม่มีหมาก ${quoted(fault.found)} ใน${nameInText(fault.variant)}  หมากที่มี: ${names}`;
    },
    count: (fault) => `${quoted(fault.found)} ไม่ใช่จำนวนหมาก`,
    position: (fault) => noPositionText(fault.variant, fault.fault),
  }),
  readingFaultText: byCode({
    variant: (fault, games) =>
      `ไม่รู้จักชนิดเกม ${quoted(fault.found)}  ที่ใช้ได้: ${games.map(({ id }) => id).join(', ')}  เพิ่มชนิดเกมจากไฟล์ด้วย --variants FILE`,
    sfen: (fault) => noPositionText(fault.variant, fault.fault),
    handicap: (fault) => {
      const names = fault.variant.handicaps.map(({ name }) => name);
      return `ไม่รู้จักแต้มต่อ ${quoted(fault.found)} และไม่มี SFEN กำกับ  ค่าที่ใช้ได้ใน${nameInText(fault.variant)}: even, ${names.join(', ')}`;
    },
    tag: (fault) => `${quoted(fault.found)} ไม่ใช่แท็ก  แท็กเขียน เช่น [Black "Name"]`,
    'game-over': (fault) => `${quoted(fault.found)}: เกมจบแล้ว  ${endingText(fault.ending)}`,
    line: (fault) => `ไม่เข้าใจ ${quoted(fault.found)} ที่นี่`,
    'not-the-format': (fault) => `นี่ไม่ใช่ ${formatName(fault.format)}`,
    diagram: (fault, games) => records.diagramFaultText(fault.fault, games),
    'variant-of-format': (fault) => records.heldText(fault),
    unexpected: (fault) => `${quoted(fault.found)} อยู่ตรงนี้ไม่ได้`,
    'unclosed-comment': 'หมายเหตุที่เริ่มตรงนี้ไม่ได้ปิด',
    'unclosed-variation': 'แนวแปรที่เริ่มตรงนี้ไม่ได้ปิด',
    'too-deep': 'แนวแปรซ้อนกันลึกเกินไป',
    'not-utf8': 'ตั้งแต่ตรงนี้ไปไม่ใช่ UTF-8',
    encoding: 'ไม่ใช่ข้อความ UTF-8, UTF-16, Shift_JIS, EUC-JP, ISO-2022-JP หรือ Latin-1',
  }),
  notResumedText: byCode({
    'open-elsewhere': (fault, file) =>
      `${openElsewhereText(file, fault)}  ใช้ --take เพื่อรับช่วง  ถ้าแน่ใจว่า komadai นั้นปิดไปแล้ว ให้ลบ ${fault.lockFile}`,
    finished: (fault, file) => `${file}: เกมจบแล้ว (${fault.score})`,
    'in-room': (fault, file) =>
      `${file} กำลังเล่นในห้อง ${quoted(fault.room.code)}  ผู้เปิดห้องเล่นต่อด้วย komadai host --resume ${file}  อีกฝ่ายใช้ komadai join ${fault.room.code}`,
    'several-games': (_, file) => `${file} มีหลายเกม  เล่นต่อได้เฉพาะไฟล์ที่มีเกมเดียว`,
    'foreign-format': (fault, file) =>
      `${file} เป็นไฟล์ ${formatName(fault.format)}  เล่นต่อได้เฉพาะ PSN  แปลงด้วย komadai convert ${file} -o game.psn`,
    'odd-start': (fault, file) => `${file}: เกมเริ่มแบบนี้ไม่ได้: ${sfenFaultText(fault.fault, fault.variant)}`,
  }),
  replayOnlyText: (file, variant, from) => `${file}: ${otherRulesText(variant, from)} จึงดูซ้ำได้ แต่เล่นต่อไม่ได้`,
  damagedText: (fault) => `เล่นต่อได้เฉพาะเกมที่อ่านได้จนจบ: ${fault}`,

  // Record losses
  lossesText(format, losses) {
    const parts = losses.map(({ what, count }) => LOSSES[what](count));
    return `${formatName(format)} เก็บ${joinWords(parts, 'และ')}ไม่ได้`;
  },
  notUnderstoodText(file, counts) {
    const parts = Array.from(counts, ([what, count]) => `${count} ${LEFT_OUT[what]}`);
    return `${file}: ไม่เข้าใจและข้าม ${joinWords(parts, 'และ')}`;
  },
  leftGamesText({ left, cut, all }, keeps) {
    const sentences = [...(left > 0 ? [`ข้าม ${left} จาก ${all} เกม`] : []), ...(cut > 0 ? [`เขียนถึงข้อผิดพลาด ${cut} จาก ${all} เกม`] : [])];
    const help = keeps ? '' : 'เขียนส่วนก่อนข้อผิดพลาดด้วย --keep';
    return asSentences(joinWords(sentences, 'และ'), help);
  },
  writeFaultText: byCode({
    variant: (fault) => `${records.heldText(fault)} แต่นี่คือ${nameInText(fault.variant)}  ${joinWords(fault.whole, 'และ')} เก็บได้ทุกเกม`,
    'one-game': (fault) => `ไฟล์ ${formatName(fault.format)} เก็บได้เกมเดียว แต่มี ${fault.found} เกม  เลือกเกมด้วย --game`,
    encoding: (fault) => `${formatName(fault.format)} เป็น ${joinWords(fault.valid, 'หรือ')} เสมอ`,
  }),
  heldText(fault) {
    const names = fault.held.map(({ id }) => id);
    return `${formatName(fault.format)} เก็บได้เฉพาะ ${joinWords(names, 'และ')}`;
  },

  // Record summary
  summaryText(moves, { score, termination }) {
    const how = termination && terminationText(termination);
    const result = score === '*' ? ['ยังไม่จบ', how] : [how ? `${score} ${how}` : score];
    return [`${moves} ตา`, ...result.filter((text) => text !== undefined)].join(', ');
  },
  /** How a game ended, by the word of its record: `รุกจน`. */
  terminationText(termination) {
    const word = termination.replace(/^other: /, '');
    return TERMINATIONS[word] ?? word;
  },
  gamesOfFileText: (file, count) => `${file} มี ${count} เกม`,
  plyCountText: (file, plies) => `เกมใน ${file} มี ${plies} ตา`,
  gameOfText: (number, count, file) => `เกมที่ ${number} จาก ${count} ใน ${file}  แสดงเกมอื่นด้วย --game N`,

  // Sfen fault
  sfenFaultText: byCode({
    'sfen-fields': (fault, variant) =>
      fault.found === 0
        ? `SFEN ว่างเปล่า  ต้องมีกระดาน ฝ่ายที่เดิน หมากในมือ และเลขตา เช่น ${variant.start}`
        : `SFEN มี 3 หรือ 4 ส่วน (กระดาน ฝ่ายที่เดิน หมากในมือ เลขตา) ไม่ใช่ ${fault.found}`,
    'rank-count': (fault, variant) => `กระดาน${nameInText(variant)}มี ${variant.ranks} แถวนอน ไม่ใช่ ${fault.found}`,
    'rank-length': (fault, variant) => `แถวนอน ${formatRank(fault.rank)} มี ${fault.found} ช่อง แทนที่จะเป็น ${variant.files}`,
    'unknown-letter': (fault, variant) =>
      `${nameInText(variant)}ไม่มีหมาก ${quoted(fault.letter)}  อักษรที่ใช้คือ ${variant.pieces.map((piece) => piece.sfen).join(' ')}`,
    'not-promotable': (fault, variant) => {
      const promotable = variant.pieces.filter((piece) => piece.back).map((piece) => `+${piece.sfen}`);
      return `${quoted(fault.letter)} เลื่อนขั้นไม่ได้  ที่เลื่อนได้คือ ${promotable.join(' ')}`;
    },
    turn: (fault) => `ฝ่ายที่เดินคือ b หรือ w ไม่ใช่ ${quoted(fault.found)}`,
    hand: (fault) => `${quoted(fault.found)} ไม่ใช่หมากในมือ  เขียน เช่น 2Pb หรือ - ถ้าไม่มี`,
    'promoted-in-hand': (fault) => `หมากเลื่อนขั้น (${fault.letter}) อยู่ในมือไม่ได้  หมากที่ถูกกินจะพลิกกลับ`,
    'royal-in-hand': (fault, variant) => `${royalName(variant)} (${fault.letter}) อยู่ในมือไม่ได้`,
    'move-number': (fault) => `เลขตาเป็นจำนวนเต็มตั้งแต่ 1 ถึง 999999 ไม่ใช่ ${quoted(fault.found)}`,
    'no-royal': (_, variant) => `ไม่มี${royalName(variant)}ทั้งสองฝ่าย  ต้องมีอย่างน้อยฝ่ายหนึ่ง`,
    'second-royal': (fault, variant) =>
      `${sideName(fault.color)}มี${royalName(variant)}ตัวที่สองที่ ${formatSquare(fault.square)}  มีได้ฝ่ายละหนึ่งตัว`,
    'dead-piece': (fault, variant) => {
      const name = wholePieceName(variant, { kind: fault.kind, promoted: false });
      return `${name}ที่ยังไม่เลื่อนขั้นที่ ${formatSquare(fault.square)} เดินไม่ได้เลย  ตรงนั้นต้องเลื่อนขั้นแล้ว`;
    },
    'many-pawns': ({ color, file, kind, most }, variant) => {
      const name = wholePieceName(variant, { kind, promoted: false });
      return `${sideName(color)}มี${name}ที่ยังไม่เลื่อนขั้น ${most + 1} ตัวในแถวตั้ง ${file}  มีได้ไม่เกิน ${most}`;
    },
    'left-in-check': (fault) => `${sideName(fault.color)}เพิ่งเดินแต่ยังถูกรุกอยู่  ต้องเป็นตา${sideName(fault.color)}เดิน`,
  }),
  sfenOddityText(fault, variant) {
    const [what = ''] = sfenFaultText(fault, variant).split(GAP);
    return what;
  },
  noPositionText: (variant, fault) => `ไม่ใช่ตำแหน่งของ${nameInText(variant)}: ${sfenFaultText(fault, variant)}`,

  // Kept
  /** Said in the shell after leaving: `` เก็บไว้ในชื่อ evening  พิมพ์ `komadai resume` เพื่อเล่นต่อ ``. */
  keptText: (name, isOver, command) => `เก็บไว้ในชื่อ ${name}  พิมพ์ "${command}" เพื่อ${isOver ? 'ดู' : 'เล่นต่อ'}`,
  noUnfinishedText: (passedOver) => `ไม่มีเกมที่ค้างไว้${GAP}${passedOver ?? 'komadai play เริ่มเกมใหม่'}`,
  resumedText(passedOver, wasCutOff) {
    const resumed = wasCutOff ? 'เล่นต่อจากจุดที่ komadai ถูกตัดจบ' : 'เล่นต่อ';
    return passedOver === undefined ? resumed : `${resumed} แต่ไม่ใช่เกมล่าสุด: ${passedOver}`;
  },
  brokenText(path) {
    const game = path === undefined ? '' : `${GAP}เกมบันทึกไว้ใน ${path} เล่นต่อด้วย komadai resume`;
    return `โปรแกรมหยุดเพราะข้อผิดพลาดภายใน${game}${GAP}ข้อผิดพลาด`;
  },
  noProblemText: (file) => `${file}: ไม่มีหมากกลในไฟล์`,
  checkedGameText: (file, number, summary) => `${file}: เกมที่ ${number}: ${summary}`,
  SPLIT_NEEDS_OUTPUT: '--split เขียนหนึ่งไฟล์ต่อหนึ่งเกม โปรดระบุชื่อด้วย --output FILE',
  nothingWrittenText: (fault) => `${fault} จึงไม่ได้เขียนอะไร`,

  // Clipboard
  copiedText: (text) => `ส่งไปคลิปบอร์ดของเทอร์มินัลแล้ว: ${text}`,
  noClipboardText: (text) => `คัดลอก: ที่นี่ไม่มีคลิปบอร์ด  ตำแหน่งคือ ${text}`,
  copiedFormText: (form) => `ส่งไปคลิปบอร์ดของเทอร์มินัลแล้วเป็น ${form}`,
  COPIED_MOVES: 'ส่งตาเดินไปคลิปบอร์ดของเทอร์มินัลแล้ว',
  WAY_OUT: 'ถ้าวางไม่ได้ แปลว่าเทอร์มินัลไม่รองรับ  พิมพ์ "เล่นซ้ำ" แล้ว "ส่งออก" เพื่อเขียนไฟล์',
  noClipboardForText: (wayOut) => `คัดลอก: ที่นี่ไม่มีคลิปบอร์ดที่รับได้  ${wayOut}`,
  copyFormsText: (forms) => `คัดลอกได้: ${forms.join(', ')}`,
  PASTED: 'ข้อความที่วาง',
  NO_GAME_PASTED: 'ข้อความที่วางไม่มีเกมหรือตำแหน่ง',
  PASTE_TOO_LONG: 'ข้อความที่วางยาวเกิน 100 kB จึงไม่รับ  เปิดไฟล์ได้ด้วย komadai replay FILE',
  pastedText(form, games) {
    const more = games === 1 ? '' : ` (เกมแรกจาก ${games} เกม)`;
    return `อ่านเป็น ${form} แล้ว${more}  ใช้ "ส่งออก" เพื่อเก็บเป็นไฟล์`;
  },
  enteredGameText(form, hasMoves, asks) {
    const what = `นี่คือ${hasMoves ? 'เกม' : 'ตำแหน่ง'}แบบ ${form}`;
    return asSentences(what, asks ? 'เปิดไหม' : 'เก็บเป็นไฟล์แล้วเปิดได้ด้วย komadai replay FILE');
  },

  // Output fault
  outputFaultText(file, error) {
    if (errorCode(error) === 'EEXIST') return `มีไฟล์ ${file} อยู่แล้ว  ใช้ --force เพื่อเขียนทับ`;
    return `เขียน ${file} ไม่ได้: ${writeErrorText(file, error)}`;
  },
};

export const { lossesText, writeFaultText, sfenFaultText, noPositionText, terminationText } = records;
