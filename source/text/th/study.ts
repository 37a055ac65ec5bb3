import { byCode } from '../by-code.ts';
import type { Texts } from '../texts.ts';
import { countText, otherText, quoted, systemErrorText } from './words.ts';

const thousands = (count: number) => count.toLocaleString('th-TH');

export const study: Texts['study'] = {
  // Mistakes
  MISTAKES_TASK:
    'ตำแหน่งเหล่านี้มาจากเกมของคุณที่วิเคราะห์แล้ว ซึ่งตาเดินของคุณเสียโอกาสชนะหนึ่งในสิบขึ้นไป  ' +
    'หาตาที่ดีกว่า  ตาที่ดีที่สุดและตาที่ดีเกือบเท่ากันถือว่าถูก  ถ้าพลาดการรุกจน ต้องเป็นตาที่รุกจนเท่านั้น  ' +
    'ข้อที่รู้แล้วจะกลับมาหลังหลายวันแล้วหลายสัปดาห์  ข้อที่ไม่รู้จะกลับมาในไม่กี่นาที',
  MISTAKES_NAMES: { own: 'คุณ', other: 'คู่แข่ง' },
  MISTAKES_TITLE: 'ตาพลาดของคุณ',
  mistakesItemText: (count) => (count === undefined ? study.MISTAKES_TITLE : `${study.MISTAKES_TITLE}: วันนี้ ${count} ข้อ`),
  mistakeHeading: (game, ply, name, left) => `${game} ตาที่ ${ply} ของ ${name}  วันนี้เหลือ ${left} ข้อ`,
  problemAgainHeading: (game, left) => `${game} หมากกล  วันนี้เหลือ ${left} ข้อ`,
  WHICH_MATES: 'ตาไหนรุกจน',
  mistakeQuestion: (kind, move, lostPercent) =>
    kind === 'missed-mate' ? `คุณเดิน ${move} และพลาดการรุกจน  ตาไหนรุกจน` : `คุณเดิน ${move} และเสียโอกาสชนะ ${lostPercent}%  ตาไหนดีกว่า`,
  MISTAKE_TRIES: {
    best: (line) => `ถูก  เป็นตาที่ดีที่สุด: ${line}`,
    right: (line) => `ถูก  ตานี้ก็ดี  ที่ดีที่สุดคือ ${line}`,
    same: (reply) => `นั่นคือตาที่คุณเดินในเกม${reply && ` ตามด้วย ${reply}`}`,
    wrong: (move, reply) => `${move} ไม่ใช่${reply && ` อีกฝ่ายตอบ ${reply}`}`,
  },
  comesBackText: (inTime) => `ข้อนี้จะกลับมา${inTime}`,
  inTimeText: (count, unit) => `ในอีก ${count} ${{ minute: 'นาที', hour: 'ชั่วโมง', day: 'วัน' }[unit]}`,
  mistakeNotKept: (why) => `บันทึกผลไม่ได้: ${why}`,
  allDoneText(answered, right, next) {
    const done = `ตอนนี้หมดแล้ว  ตอบ ${answered} ข้อ ถูกในครั้งแรก ${right} ข้อ`;
    return next === undefined ? done : `${done}  ข้อถัดไปมา${next}`;
  },
  MISTAKES_ANSWERS: {
    thinking: 'กำลังตัดสินคำตอบ ..',
    solved: 'ข้อนี้เสร็จแล้ว  พิมพ์ "ถัดไป" หรือ "ขอเดินใหม่"',
    'no-undo': 'ไม่มีตาให้ถอน',
    undone: 'ถอนแล้ว',
    looking: 'กำลังหา ..',
    'no-game': 'เกมของข้อนี้ไม่อยู่แล้วหรือถูกแก้ไข',
    'is-problem': 'ข้อนี้เป็นหมากกล ไม่มีเกม',
    removes: 'เลิกถามข้อนี้ไหม',
    removed: 'จะไม่ถามข้อนี้อีก',
  },
  MISTAKES_LABELS: { solved: 'ถูก', thinking: 'ตัดสิน' },
  NO_MISTAKES_KEPT: 'ยังไม่มีตาพลาดของคุณที่เก็บไว้',
  noneDueText: (next) => (next === undefined ? 'ไม่มีข้อที่ถึงกำหนด' : `ไม่มีข้อที่ถึงกำหนด  ข้อถัดไปมา${next}`),
  newOnesWaitText: (count) => `มีข้อใหม่รออยู่ ${count} ข้อ  มาวันละห้าข้อ`,
  NEW_MISTAKES:
    'ข้อใหม่มาจากเกมของคุณเมื่อวิเคราะห์แล้ว: komadai analyse FILE หรือพิมพ์ "วิเคราะห์" ขณะเล่นซ้ำ  ' + 'เกมของคุณคือเกมที่มีชื่อคุณ: komadai settings name NAME',
  mistakesKeptText: (count) => `เก็บตาพลาดใหม่ ${count} ตาแล้ว  ตอบได้ด้วย komadai mistakes`,
  newMistakesNotKept: (why) => `บันทึกตาพลาดใหม่ไม่ได้: ${why}`,
  noOwnSideText: (file) => `${file}: ไม่มีฝ่ายที่มีชื่อคุณ  ใช้ --side black หรือ --side white บอกฝ่ายของคุณ`,
  notAnalysedText: (file) => `${file}: เกมนี้ยังไม่ได้วิเคราะห์  ใช้ komadai analyse`,
  linesLeftOutText: (file, count) => `${file}: อ่านไม่ได้ ${count} บรรทัด  ไม่มีการแก้ไขไฟล์`,

  // Game index
  indexProgressText: (files, size, games) => `ไฟล์ ${files} จาก ${size}, เกมใหม่ ${games}`,
  indexedText: (games) => `เพิ่ม ${games} เกม`,
  goneFilesText: (files) => `หายไป ${files} ไฟล์`,
  unreadFilesText: (files) => `ไม่มีเกมที่อ่านได้ ${files} ไฟล์`,
  indexSizeText: (games) => `ดัชนีมี ${games} เกม  โฟลเดอร์และตำราเปิดหมาก:`,
  INDEX_STOPPED: 'หยุดแล้ว  ใช้คำสั่งเดิมเพื่อทำต่อ',
  indexFaultText: byCode({
    'no-index': 'ยังไม่มีดัชนีเกม  สร้างได้ด้วย komadai index',
    version: 'ดัชนีเกมเป็นของ komadai รุ่นอื่น  สร้างใหม่ได้ด้วย komadai index',
    corrupt: ({ file }) => `ดัชนีเกมเสียหาย (${file})  สร้างใหม่ได้ด้วย komadai index`,
    'in-use': ({ by }) => `ดัชนีเกมกำลังถูกเขียนโดย${otherText(by)}`,
    unreadable: ({ cause }) => `ดัชนีเกม: ${systemErrorText(cause)}`,
  }),
  indexRemadeText: ({ code }) => (code === 'version' ? 'ดัชนีเป็นของ komadai รุ่นอื่น จึงสร้างใหม่แล้ว' : 'ดัชนีเสียหาย จึงสร้างใหม่แล้ว'),
  NOT_A_PLACE: 'ไม่ใช่ทั้งโฟลเดอร์และตำราเปิดหมาก (.db)',
  notIndexedText: (path) => `${path}: ดัชนีไม่มีโฟลเดอร์หรือตำรานี้`,
  bookWrittenText: (path, positions) => `${path}: ${positions} ตำแหน่งที่มีในสองเกมขึ้นไป`,
  notDbText: (path) => `${path}: ตำราเปิดหมากเขียนเป็น .db`,
  bookFaultText: byCode({
    'book-missing': 'ไม่มีไฟล์นี้',
    'book-unreadable': ({ cause }) => systemErrorText(cause),
    'book-format': () => study.NOT_A_PLACE,
    'not-a-book': 'ไฟล์เสียหาย หรือไม่ใช่ตำราเปิดหมากรูปแบบ db',
    'book-unsorted': 'ใหญ่เกินไปสำหรับตำราที่ไม่ได้เรียงลำดับ',
    'book-too-large': ({ most }) => `ใหญ่กว่า ${most} ไบต์`,
  }),
  wholeBookFaultText(fault) {
    const needs = ': รูปแบบนี้เป็นข้อความ ขึ้นต้นด้วย #YANEURAOU-DB หรือบรรทัด "sfen .."';
    return study.bookFaultText(fault) + (fault.code === 'not-a-book' ? needs : '');
  },
  knownBookFaultText: (path, fault) =>
    `${path}: ${study.wholeBookFaultText(fault)}  ให้วางไฟล์ที่ถูกต้องแทน หรือเอาออกด้วย komadai index --remove ${path}`,
  searchProgressText: (found) => `พบ ${found} เกม`,
  FOUND_TITLE: 'เกมที่พบ',
  NONE_FOUND: 'ไม่มีเกมแบบนั้นในดัชนี',
  patternFaultText: byCode({
    'pattern-ranks': ({ found, expected }) => `รูปแบบมี ${found} แถว  ต้องมี ${expected} แถว`,
    'pattern-rank': ({ rank }) => `แถวที่ ${rank} ของรูปแบบมีช่องไม่ครบหรือเกิน`,
    'pattern-piece': ({ found }) => `รูปแบบมี ${quoted(found)} ซึ่งไม่ใช่หมากของเกมนี้`,
    'pattern-turn': ({ found }) => `ฝ่ายที่เดินของรูปแบบคือ b, w หรือ ? ไม่ใช่ ${quoted(found)}`,
    'pattern-hand': ({ found }) => `อ่านหมากในมือของรูปแบบไม่ได้: ${quoted(found)}`,
  }),

  // Statistics
  STATISTICS_TITLES: { game: 'เกม', level: 'ระดับ', color: 'ฝ่าย', opening: 'การเปิดเกม', castle: 'ค่าย', month: 'เดือน' },
  STATISTICS_COLUMNS: ['จำนวน', 'ชนะ', 'แพ้', 'เสมอ', 'คะแนน'],
  NO_FINISHED_GAMES: 'ยังไม่มีเกมของคุณที่จบแล้ว',
  streakText: ({ result, length }) => `${{ won: 'ชนะ', lost: 'แพ้', drawn: 'เสมอ' }[result]}ติดต่อกัน ${length} เกมล่าสุด`,
  longestText: (wins, losses) => `ติดต่อกันมากที่สุด: ชนะ ${wins} แพ้ ${losses}`,
  solvedText: (title, { tried, solved, atOnce }) => `${title}: ลอง ${tried} ข้อ แก้ได้ ${solved} ข้อ แก้ได้ในครั้งแรก ${atOnce} ข้อ`,

  // Games
  levelName: (level) => `ระดับ ${level}`,
  movesText: (plies) => countText(plies, 'ตา'),
  gameCountText: (all, found) => (found === undefined ? `${thousands(all)} เกม` : `${thousands(found)} จาก ${thousands(all)}`),
  noGamesText(folder) {
    const none = 'ยังไม่มีเกมที่บันทึกไว้  ทุกเกมบันทึกเองระหว่างเล่น  เลือก "เกมใหม่" ในเมนูเพื่อเริ่ม';
    return folder === undefined ? none : `${none}  วางไฟล์ PSN ไว้ใน ${folder} ก็ได้`;
  },
  GAMES_ANSWERS: {
    noneFound: 'ไม่มีเกมที่มีคำเหล่านี้',
    searching: 'กำลังค้นหา..',
    damaged: 'เสียหาย',
  },
  deleteGameQuestion({ name, summary }, players) {
    const { games, plies } = summary;
    const what = games === 1 ? '' : ` และอีก ${games - 1} เกมในไฟล์นี้`;
    return `ลบ ${name}: ${players} ${study.movesText(plies)}${what} ไหม  ลบแล้วเอาคืนไม่ได้`;
  },
  notDeletedText: (elsewhere) => `ไม่ได้ลบ: ${elsewhere}`,
  unreadNotDeletedText: (fault) => `ไม่ได้ลบ: ลบได้เฉพาะเกมที่อ่านได้  ${fault}`,
  onBoardText: (name) => `ไม่ได้ลบ: ${name} คือเกมบนกระดานตอนนี้`,
  detailsText: (details) => details.join(', '),
};
