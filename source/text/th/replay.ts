import { printable } from '../../clean/clean-text.ts';
import { byCode, byKind } from '../by-code.ts';
import { endOfPath } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { pawnsText } from '../units.ts';
import { playedText } from './game.ts';
import { lossesText, sfenFaultText } from './records.ts';
import { ENGINES_STAY_OUT } from './room.ts';
import { asSentences, orList, otherText, quoted, sideName } from './words.ts';

const STANDING_TEXTS = {
  even: 'สูสี',
  'black-better': 'ดำได้เปรียบ',
  'black-winning': 'ดำใกล้ชนะ',
  'white-better': 'ขาวได้เปรียบ',
  'white-winning': 'ขาวใกล้ชนะ',
};

export const replay: Texts['replay'] = {
  // Replay
  spentText: (time) => `ใช้ ${time}`,
  leftText: (time) => `เหลือ ${time}`,
  REPLAY_TASK: 'ตาที่พิมพ์จะเดินตามบันทึก หรือกลายเป็นแนวแปร  ถ้าไม่พิมพ์ Enter ทำซ้ำเหมือนครั้งล่าสุด',
  START: 'ต้นเกม',
  REPLAY_ANSWERS: {
    'at-start': 'นี่คือต้นเกม',
    'at-end': 'นี่คือท้ายเกม',
    'no-comment': 'ไม่มีหมายเหตุที่นี่',
    'no-variations': 'ไม่มีแนวแปรที่นี่  พิมพ์ตาอื่นเพื่อสร้าง',
    'no-variation-here': 'นี่คือแนวหลัก  "เป็นแนวหลัก" และ "ลบ" ใช้กับแนวแปร',
    'main-line-stays': 'เกมนี้ยังเล่นต่อได้ ตาที่เล่นจริงจึงต้องเป็นแนวหลัก',
    'not-a-number': 'บอกเลขตา',
    'no-moves': 'ไม่มีตาที่เดินได้ที่นี่',
    aside: 'เริ่มเกมจากตรงนี้ไม่ได้  พิมพ์ "ออก" เพื่อกลับ',
    'end-of-game': 'เกมจบที่นี่  แนวแปรต้องเริ่มจากตาก่อนหน้า  พิมพ์ "เล่น" เพื่อเริ่มเกมใหม่',
    'no-undo': 'ไม่มีการแก้ให้ย้อน',
    'no-redo': 'ไม่มีการแก้ที่ย้อนไว้',
    explores: 'กำลังดูเกมของคุณ ..',
    'explored-by-server': 'เซิร์ฟเวอร์ไม่มีดัชนีเกม  ส่งออกเกมแล้วเปิดดูที่เครื่อง',
    'engines-stay-out': ENGINES_STAY_OUT,
    'looking-for-lines': 'กำลังหาแนวเดิน ..',
    'lines-count': 'แนวเดินทั้งหมด: บอกจำนวน 1 ถึง 5',
    'looking-through-keeps': 'กำลังหาตาพลาด  ผลจะเก็บไว้ในเกม ..',
    'looking-through': 'กำลังหาตาพลาด ..',
    'not-analysed': 'เกมนี้ยังไม่ได้วิเคราะห์  วิเคราะห์เลยไหม',
    'leaves-unsaved': 'การแก้ยังไม่ได้บันทึก  ออกเลยไหม',
    'leaves-mistakes': 'ยังวิเคราะห์ไม่เสร็จ ตาพลาดยังไม่ได้เก็บ  ออกเลยไหม',
    'is-solution': 'นี่คือเฉลยของหมากกล  พิมพ์ "ออก" เพื่อกลับไปที่โจทย์',
    watched: 'เกมนี้เล่นอยู่ใน komadai อื่น ที่นี่จึงชมได้อย่างเดียว',
    'room-watched': 'ที่นี่ชมเกมได้อย่างเดียว  "ส่งออก" เขียนเกมลงไฟล์',
    'no-ply': ({ count }) => `มีทั้งหมด ${count} ตา`,
    'no-line': ({ count }) => (count === 0 ? 'ยังไม่มีแนวเดินที่นี่  พิมพ์ "แนวเดินทั้งหมด" เพื่อหา' : `มี ${count} แนวเดิน`),
    'plays-on': ({ ply }) => `เริ่มเกมใหม่จากตาที่ ${ply} ไหม`,
    'changes-note': ({ old, text }) => `${text === '' ? 'ลบ' : 'แทนที่'}หมายเหตุ ${quoted(old)} ไหม`,
    promotes({ first, isFinished }) {
      const result = isFinished ? 'ผลของเกมคงเดิม' : '';
      return asSentences(`ให้ ${playedText(first)} เป็นแนวหลักไหม`, result);
    },
    removes({ first, count }) {
      const what = count === 1 ? '' : ` รวม ${count} ตา`;
      return `ลบแนวแปร ${playedText(first)}${what} ไหม`;
    },
    replaces: ({ name }) => `มีไฟล์ ${endOfPath(name)} อยู่แล้ว  เขียนทับไหม`,
    takes: ({ game: { owner } }) => (owner ? `รับช่วงเกมจาก ${otherText(owner)} ไหม` : 'รับช่วงเกมและเล่นต่อไหม'),
    'export-name': ({ name, folder }) => `"ส่งออก ${name}" เขียนเกมไว้ใน ${printable(folder)}`,
    exported({ exported: { path, format, losses } }) {
      const lost = losses.length > 0 ? lossesText(format, losses) : '';
      return asSentences(`เขียนไว้ที่ ${printable(path)} แล้ว`, lost);
    },
  },
  cannotPlayOnText: (variant, fault) => `เล่นต่อจากตรงนี้ไม่ได้: ${sfenFaultText(fault, variant)}`,
  nextMovesText: (sentences) => `ตาถัดไป: ${orList(sentences)}`,
  NO_GAME_TO_REPLAY: 'ยังไม่มีเกมที่บันทึกไว้  komadai replay FILE อ่านไฟล์เกม ถ้าใช้ - แทนชื่อไฟล์ จะอ่านจากข้อมูลเข้ามาตรฐาน',
  notOnDiskText: (why, canExport) => (canExport ? `${why}  พิมพ์ "ส่งออก" เพื่อเขียนเกมลงไฟล์อื่น` : why),
  unsavedHereText: byCode({
    'no-file': 'ยังไม่ได้บันทึก: เกมนี้ไม่มีไฟล์',
    'several-games': ({ name }) => `ยังไม่ได้บันทึก: ${name} มีหลายเกม`,
    damaged: ({ name }) => `ยังไม่ได้บันทึก: อ่าน ${name} ไม่ได้จนจบ`,
    'not-psn': ({ name }) => `ยังไม่ได้บันทึก: ${name} ไม่ใช่ไฟล์ของ komadai`,
  }),
  notExportedText: (why) => `ส่งออก: ${why}`,
  newGameText: (ply) => `เกมใหม่จากตาที่ ${ply}`,
  speedText: (pauseMs) => `ตาละ ${pauseMs / 1000} วิ`,
  analysisOffText: (fault) => `${fault}  ปิดการวิเคราะห์แล้ว`,
  replayTitle: (title, count, result) => `${title}  ${count} ตา  ${result}`,
  changeDoneText: (how, change) => ({ changed: change, undone: `ย้อน: ${change}`, redone: `ทำซ้ำ: ${change}` })[how],
  CHANGES: {
    noted: (move, note) => `หมายเหตุของ ${move ?? 'ต้นเกม'}: ${note}`,
    noteRemoved: (move) => `ลบหมายเหตุของ ${move ?? 'ต้นเกม'} แล้ว`,
    variation: (first) => `แนวแปรใหม่: ${first}`,
    promotion: (first) => `แนวหลักใหม่: ${first}`,
    removal: (first) => `ลบแนวแปร ${first} แล้ว`,
  },
  variationsText: (moves) => `แนวแปร: ${moves.join(', ')}`,
  turnOfText: (turn, moves) => `${turn}, จาก ${moves} ตา`,
  LINES_TITLE: 'แนวเดิน',
  noMoreLinesText: (engine, count) =>
    count === 1 ? `${quoted(engine)} บอกได้แนวเดินเดียว เพราะไม่มีตัวเลือก MultiPV` : `${quoted(engine)} บอกได้ไม่เกิน ${count} แนวเดิน`,

  // Analysis
  ANALYST: 'คอมพิวเตอร์',
  NO_MISTAKES: 'ไม่พบตาเดินพลาด',
  EVALUATING: 'กำลังประเมิน ..',
  gameScoreText: byKind({
    value: ({ centipawns }) => pawnsText(centipawns),
    mate: ({ winner, plies }) => `${sideName(winner)}รุกจนใน ${plies} ตา`,
    over: ({ winner }) => (winner ? `${sideName(winner)}ชนะแล้ว` : 'เสมอ'),
  }),
  depthText: (depth) => `ลึก ${depth}`,
  searchSpeedText: (thousands) => `${thousands}k/วิ`,
  knownMovesText: (known, size) => `${known} จาก ${size}`,
  markLine(mark, before, after, better) {
    const scores = `จาก ${replay.gameScoreText(before)} เป็น ${replay.gameScoreText(after)}`;
    return `${{ '?': 'ตาเดินพลาด', '??': 'ตาเดินผิดร้ายแรง' }[mark]} ${scores}${better && `  ตาที่ดีกว่าคือ ${better}`}`;
  },
  noMistakeText(step, isDone, nearest) {
    const [where, back] = step === 1 ? ['หลัง', 'ตาพลาดก่อนหน้า'] : ['ก่อน', 'ตาพลาด'];
    const none = `${isDone ? 'ไม่มี' : 'ยังไม่พบ'}ตาเดินพลาด${where}ตานี้`;
    return nearest ? `${none}  "${back}" ไปยัง ${nearest}` : none;
  },

  // Analyse
  analyseProgressText: (game, games, done, positions) => `เกม ${game} จาก ${games}, ตำแหน่ง ${done} จาก ${positions}`,
  analysedGameTitle: (file, number, games) => (games === 1 ? file : `${file} เกม ${number}`),
  sideSummaryText(color, name, { accuracy, marks }) {
    const share = accuracy === undefined ? '' : `ความแม่นยำ ${Math.round(accuracy)}%, `;
    const counts = `อ่อน ${marks['?!']}, พลาด ${marks['?']}, ผิดร้ายแรง ${marks['??']}`;
    return `${sideName(color)} ${name}: ${share}${counts}`;
  },
  costliestText: (moves) => `ตาที่เสียมากที่สุด: ${moves.join(', ')}`,
  costlyMoveText: (move, percent) => `${move} (${percent}%)`,
  ANALYSIS_KEPT: 'เก็บการวิเคราะห์ไว้ในเกมแล้ว',
  analysisKeptText: (path) => `เก็บการวิเคราะห์ไว้ใน ${path}`,
  analysisStoppedText(done, inPart, games, output) {
    const how = output === undefined ? 'ใช้คำสั่งเดิมเพื่อทำต่อ' : `ใช้ komadai analyse ${output} เพื่อทำต่อ`;
    const part = inPart === 0 ? '' : `อีก ${inPart} เกมวิเคราะห์ไปแล้วบางส่วน  ผลที่ได้ยังเก็บไว้ แต่เกมนั้นจะเริ่มวิเคราะห์ใหม่ตั้งแต่ต้น`;
    return asSentences('หยุดแล้ว', `เสร็จ ${done} จาก ${games} เกม`, part, how);
  },
  cannotKeepText: (file) => `${file}: ถ้าเก็บไว้ในไฟล์นี้ ข้อมูลบางส่วนจะหาย  โปรดระบุไฟล์อื่นด้วย --output`,
  stillPlayedText: (game) => `${game}: ยังเล่นกันอยู่ คอมพิวเตอร์จึงไม่วิเคราะห์`,
  noGamesInText: (folder) => `${folder}: ไม่มีไฟล์เกมอยู่`,

  // Evaluation course
  NOTHING_EVALUATED: 'ยังไม่ได้ประเมินตำแหน่งใด',
  evaluatedText: (known, all) => `ประเมินแล้ว ${known} จาก ${all} ตำแหน่ง`,
  sinceText: (ply, standing) => `${ply === 0 ? 'ตั้งแต่เริ่ม' : `ตั้งแต่ตาที่ ${ply}`}: ${STANDING_TEXTS[standing]}`,
  peakText: (color, percent, ply) => `${sideName(color)}ดีที่สุด: ${percent} เปอร์เซ็นต์ ${ply === 0 ? 'ตอนเริ่ม' : `หลังตาที่ ${ply}`}`,
  swingText: (move, before, after) => `จุดพลิก: ${move}  ดำจาก ${before} เป็น ${after} เปอร์เซ็นต์`,

  // Explorer
  EXPLORER_TITLE: 'ตาที่ผู้อื่นเดิน',
  EXPLORER_COLUMNS: ['ตาเดิน', 'เกม', 'ดำชนะ', 'เสมอ', 'ขาวชนะ', 'คะแนน', 'ตำรา', 'เกมล่าสุด'],
  tallyText: ({ games, black, white, draws }) => `${games} เกม: ดำชนะ ${black}, ขาวชนะ ${white}, เสมอ ${draws}`,
  positionMetText(move, tally) {
    const place = move === undefined ? 'ตำแหน่งเริ่มต้น' : `หลัง ${move}`;
    return tally.games === 0 ? `${place}: ไม่มีในเกมใด` : `${place}: ${replay.tallyText(tally)}`;
  },
  IN_NO_GAME: 'ไม่มีในเกมใด',
  averageText: (value) => `คะแนน ${value}`,
  lastPlayedText: (game) => `ล่าสุด ${game}`,
  bookedText(book, value, depth, count) {
    const told = [value && `คะแนน ${value}`, depth && `ความลึก ${depth}`, count && `${count} ครั้ง`];
    const text = told.filter(Boolean).join(', ');
    return text ? `${book}: ${text}` : `มีใน ${book}`;
  },
  itemText: (move, told) => `${move}: ${told.join('  ')}`,
  moveOfText: (ply, plies) => `ตาที่ ${ply} จาก ${plies}`,
  EXPLORER_ANSWERS: {
    'no-number': ({ count }) => (count === 0 ? 'ไม่มีบรรทัดให้เลือก' : `เลือกได้ตั้งแต่เลข 1 ถึง ${count}`),
    'no-more': 'ไม่มีเกมอื่นที่มีตำแหน่งนี้',
  },
  WHERE_GAMES_COME_FROM: 'เกมที่บันทึกไว้ค้นให้เอง  เพิ่มเกมอื่นด้วย komadai index FOLDER',
  MIRRORED_COUNT: 'นับที่สลับซ้ายขวาด้วย',
  MORE_GAMES: '"เพิ่มเติม" แสดงเกมอื่น',
  BACK_IN_REPLAY: 'กลับมาดูเกมแล้ว',
};
