import type { CheckAnswer } from '../../match/lessons/goal.ts';
import type { Color } from '../../rules/core/color.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import { makeSquare } from '../../rules/core/square.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { formatSquare } from '../../rules/notation/square.ts';
import type { Texts } from '../texts.ts';
import {
  asSentences,
  countText,
  handicapText,
  joinWords,
  lastRanks,
  nameInText,
  nameOfPiece,
  quoted,
  royalName,
  sideName,
  systemErrorText,
  wordText,
} from './words.ts';

const PROBLEM_LIST = {
  title: 'หมากกล',
  note: 'ทุกตาต้องรุก จำนวนตานับทั้งสองฝ่าย  โจทย์แต่ละข้อมีเรตติ้ง และคุณก็มีเช่นกัน',
  greeting: 'komadai tsume GAME --plies N เลือกโจทย์อื่น  ที่นี่ใช้ "รายการ", "จำนวนตา 3" และ "ไปที่ 12"',
};

function gameProblemsTitle(game: string): string {
  return `หมากกล${game}`;
}

function ownRatingLine(rating: string): string {
  return `เรตติ้งของคุณ: ${rating}`;
}

function lengthCell(plies: number | string): string {
  return `รุกจนใน ${plies} ตา`;
}

function noMate(plies: number | undefined): string {
  return plies === undefined ? 'รุกจนไม่ได้อีกแล้ว' : `รุกจนภายใน ${plies} ตาไม่ได้`;
}

function noSuchLengthText(lengths: readonly number[]): string {
  if (lengths.length === 0) return 'ไม่มีโจทย์ใดบอกจำนวนตา';
  return `มีโจทย์ ${joinWords(lengths.map(String), 'และ')} ตา`;
}

const CHAPTER_TITLES = {
  squares: 'ช่อง',
  pieces: 'ตัวหมาก',
  captures: 'การกิน',
  hand: 'หมากในมือ',
  limits: 'ข้อห้ามในการวาง',
  promotion: 'การเลื่อนขั้น',
  check: 'รุก',
  mate: 'รุกจนในตาเดียว',
  game: 'เกมเล็กๆ',
};

function doneOfText(done: number, of: number): string {
  return `เสร็จ ${done} จาก ${of}`;
}

function limitsText(variant: Variant): string {
  const sentences = variant.deadSquares === 'illegal' ? ['ห้ามวางหมากในช่องที่จะเดินต่อไม่ได้อีกเลย'] : ['วางหมากลงช่องว่างใดก็ได้'];
  if (rulesOf(variant).pawn >= 0) {
    const { pawnsPerFile } = variant;
    const name = nameOfPiece(variant, { kind: rulesOf(variant).pawn, promoted: false });
    if (pawnsPerFile !== undefined) {
      const { reverts } = pieceData(variant, rulesOf(variant).pawn);
      const which = reverts ? '' : 'ที่ยังไม่เลื่อนขั้น';
      const count = pawnsPerFile === 1 ? '' : ` ${pawnsPerFile} ตัว`;
      sentences.push(`ห้ามวาง${name}ในแถวตั้งที่มี${name}ของคุณ${which}อยู่แล้ว${count}`);
    }
    sentences.push(variant.pawnDropMate === 'illegal' ? `ห้ามวาง${name}รุกจน` : `ใน${nameInText(variant)} วาง${name}รุกจนได้`);
  }
  return asSentences(...sentences);
}

function promotionText(variant: Variant): string {
  const { zone, promotion } = variant;
  const where = `${lastRanks(zone)}คือเขตเลื่อนขั้นของคุณ  หมากที่เดินเข้า เดินภายใน หรือเดินออกจากเขตนี้`;
  if (promotion === 'mandatory') {
    const isTurned = variant.pieces.some(({ reverts }) => reverts);
    const back = isTurned ? 'ครั้งต่อไปที่เดินเช่นนั้นจะกลับเป็นอย่างเดิม' : '';
    return asSentences(`${where}ต้องเลื่อนขั้น ถ้าหมากนั้นมีด้านเลื่อนขั้น`, 'ที่นี่เลือกไม่ได้', back);
  }
  return `${where}จะเลื่อนขั้นหรือไม่ก็ได้  + ท้ายตาเดินคือเลื่อน = คือไม่เลื่อน  เมื่อเลื่อนแล้วจะเป็นเช่นนั้นจนกว่าจะถูกกิน`;
}

function goalText(variant: Variant): string {
  const { goalRanks } = variant;
  if (goalRanks === undefined) return '';
  return `${royalName(variant)}ที่ไปถึง${lastRanks(goalRanks)}โดยไม่ถูกโจมตีก็ชนะด้วย`;
}

function within(moves: number): string {
  return moves === 1 ? '' : ` ใน ${countText(moves, 'ตา')}`;
}

const ANSWER_TASKS: Readonly<Record<CheckAnswer, (king: string) => string>> = {
  'move-away': (king) => `เดิน${king}หนี`,
  capture: () => 'กินหมากที่รุก',
  block: () => 'เดินหมากไปขวาง',
  drop: () => 'วางหมากขวาง',
};

function inMore(moves: number): string {
  return `ในอีก ${countText(moves, 'ตา')}`;
}

export const problems: Texts['problems'] = {
  // Tsume
  TSUME_TASK: 'รุกอีกฝ่ายให้จน ทุกตาต้องรุก  ฝ่ายรับตอบด้วยตาที่ต้านได้นานที่สุด  ' + 'การวางขวางที่ถูกกินเปล่าไม่นับ  รุกจนแบบใดก็ได้ที่จำนวนตาถูกต้องถือเป็นเฉลย',
  TSUME_NAMES: { attacker: 'คุณ', defender: 'ฝ่ายรับ' },
  problemHeading(game, { number, of, plies, rating, isSolved }) {
    const place = number === undefined ? '' : ` ข้อ ${number}${of === undefined ? '' : ` จาก ${of}`}`;
    const length = plies === undefined ? '' : `, ${lengthCell(plies)}`;
    const notes = [...(rating ? [rating] : []), ...(isSolved ? ['แก้ได้แล้ว'] : [])].join(', ');
    return `${gameProblemsTitle(game)}${place}${length}${notes && ` (${notes})`}`;
  },
  FINDINGS: {
    none: (most: number) => `รุกทุกตาให้จนภายใน ${most} ตาไม่ได้`,
    unknown: 'หาตารุกจนไม่พบในเวลาที่มี แต่อาจมีอยู่',
    shorter: (found: number, said: number) => `รุกจนได้ใน ${found} ตา แต่ไฟล์บอกว่า ${said} ตา`,
    longer: (said: number, wanted: number) => `ไฟล์บอกว่ารุกจนใน ${said} ตา แต่ถ้าป้องกันดีที่สุดต้องใช้ ${wanted} ตา`,
    odd: (what: string) => `ไม่มีเกมใดเกิดตำแหน่งนี้ได้: ${what}`,
  },
  TRIES: {
    noCheck: (move: string) => `${move} ไม่ได้รุก  ทุกตาของหมากกลต้องรุก`,
    answered: (move: string, by: Color, answer: string) => `${move}: ถูกต้อง  ${sideName(by)}เดิน ${answer}`,
    failed: (move: string, why: string) => `${move} ไม่สำเร็จ: ${why}`,
    /** @param note a shorter mate, in plies; or that the file has another line */
    solved: (plies: number, note: number | 'other' | undefined) => {
      const solved = `แก้ได้แล้ว: ${lengthCell(plies)}`;
      if (note === undefined) return solved;
      return asSentences(solved, note === 'other' ? 'ในไฟล์เป็นแนวเดินอื่น' : `รุกจนใน ${note} ตาก็ได้`);
    },
  },
  FAILURES: {
    unjudged: 'ในเวลาที่มีไม่พบตาแก้ แต่ก็ไม่พบตารุกจน',
    tooLong: (plies: number, wanted: number, answer: string) => `รุกจนได้ แต่ใช้ ${plies} ตา ไม่ใช่ ${wanted} ตา ถ้าฝ่ายรับเดิน ${answer}`,
    capture: (answer: string, piece: string, plies: number | undefined) => `${answer} กิน${piece}: ${noMate(plies)}`,
    kingMove: (answer: string, king: string, plies: number | undefined) => `${king}หนีด้วย ${answer}: ${noMate(plies)}`,
    block: (answer: string, plies: number | undefined) => `${answer} ขวางการรุก: ${noMate(plies)}`,
  },
  TSUME_HINTS: {
    move: (move: string) => `คำใบ้: ${move}`,
    none: 'คำใบ้: จากตรงนี้รุกจนไม่ได้',
    unknown: 'คำใบ้: หาตารุกจนไม่พบในเวลาที่มี',
  },
  SOLUTIONS: {
    moves: (moves: string) => `เฉลย: ${moves}`,
    none: 'เฉลย: ไม่มี  หาแนวรุกจนไม่พบ',
    unknown: 'เฉลย: ไม่ทราบ',
  },
  ONLY_ONE_PROBLEM: 'มีโจทย์ข้อเดียว',
  TSUME_ANSWERS: {
    thinking: 'ฝ่ายรับกำลังคิด',
    solved: 'แก้โจทย์ได้แล้ว  พิมพ์ "ถัดไป" หรือ "ขอเดินใหม่"',
    'no-undo': 'ไม่มีตาให้ถอน',
    undone: 'ถอนตาแล้ว',
    'no-next': 'นี่คือโจทย์ข้อสุดท้าย',
    'no-other': 'ข้ออื่นแก้ได้ทั้งหมดแล้ว',
    'not-rated': 'มีเรตติ้งเฉพาะโจทย์ที่มากับ komadai',
    'no-previous': 'นี่คือโจทย์ข้อแรก',
    looking: 'กำลังหาตารุกจน ..',
    'help-counts': ({ word }) => `โจทย์นี้จะนับว่าแก้ไม่ได้  ดู${wordText(word)}ไหม`,
    length: ({ plies }) => (plies === 'all' ? 'ต่อไปนี้ทุกจำนวนตา' : `ต่อไปนี้เฉพาะข้อที่${lengthCell(plies)}`),
    again: ({ isNew }) => (isNew ? 'จะถามข้อนี้อีก  ใช้ komadai mistakes' : 'ข้อนี้เก็บไว้แล้ว'),
    'again-not-kept': ({ error }) => `บันทึกข้อที่จะถามอีกไม่ได้: ${systemErrorText(error)}`,
  },
  problemNotKept: (why) => `ยังไม่ได้บันทึกผล: ${why}`,
  someSolvedText: (solved, of) => `แก้ได้ ${solved} จาก ${of}`,
  newRatingText: (rating) => ownRatingLine(rating),
  allSolvedLine: (count, plies) => `แก้ได้ครบทั้ง ${count} ข้อ${plies === 'all' ? '' : `ที่${lengthCell(plies)}`}`,
  repeatLine: (solved) => `${solved} ข้อนี้แก้ไว้นานที่สุด`,
  bothRatingsText: (game, own, problem) => `เรตติ้ง${gameProblemsTitle(game)}ของคุณคือ ${own}  ของข้อนี้คือ ${problem}`,
  noLengthText: (word, typed, lengths) => `${wordText(word)}: ${quoted(typed)} ไม่ใช่จำนวนตา  ${noSuchLengthText(lengths)}`,
  leftOutText(faults) {
    if (faults.length === 0) return '';
    const more = faults.length > 1 ? ` (และอีก ${faults.length - 1} แห่ง)` : '';
    return `อ่านไม่ได้: ${faults[0]}${more}`;
  },
  noProblemsText({ id }, games) {
    const others = joinWords(
      games.map((game) => game.id),
      'และ',
    );
    return `ไม่มีโจทย์ของ ${id} มีเฉพาะ ${others}  ใช้โจทย์จากไฟล์ด้วย komadai tsume FILE`;
  },
  problemCountText: (count) => `มีโจทย์ ${count} ข้อ`,
  noSuchLengthText,
  UNREAD: {
    json: (place: string) => `${place}: บรรทัดนี้ไม่ใช่วัตถุ JSON ซึ่งเขียนเช่น {"sfen": "..", "plies": 3}`,
    noSfen: (place: string) => `${place}: โจทย์ไม่มี "sfen"`,
    plies: (place: string, found: string) => `${place}: plies ต้องเป็นจำนวนคี่ ไม่ใช่ ${quoted(found)}  อ่านโจทย์โดยไม่ใช้ค่านี้`,
    noTarget: (place: string, why: string) => `${place}: ${why}`,
    gameStart: (place: string, game: number) => `${place}: เกมที่ ${game} เริ่มแบบเกมปกติ จุดเริ่มจึงไม่ใช่หมากกล`,
  },
  noTargetLine: (king) => `ไม่ใช่หมากกล  ฝ่ายที่ไม่ได้เดินไม่มี${king}`,

  // Problem list
  PROBLEM_LIST,
  /** The numbers come first, as the column is set to the right: ` 4 จาก 60 แก้ได้แล้ว`. */
  solvedCell: (solved, all) => `${String(solved).padStart(String(all).length)} จาก ${all} แก้ได้แล้ว`,
  gameProblemsTitle,
  ownRatingLine,
  nextProblemLine({ plies, rating, isRepeat }) {
    const parts = [...(plies === undefined ? [] : [lengthCell(plies)]), `เรตติ้ง ${rating}`];
    return `${isRepeat ? 'ทำซ้ำ' : 'ข้อถัดไปของคุณ'}: ${parts.join(', ')}`;
  },
  lengthHeading(game, plies) {
    const title = game === undefined ? PROBLEM_LIST.title : gameProblemsTitle(game);
    return plies === undefined ? title : `${title}, ${lengthCell(plies)}`;
  },
  lengthRow: (plies, solved) => `${lengthCell(plies)}   ${solved}`,
  lengthCell,
  listHeading(game, rating) {
    const title = gameProblemsTitle(game);
    return rating === undefined ? title : `${title}  ${ownRatingLine(rating)}`;
  },
  listedLength: (plies, solved, all) => `${lengthCell(plies)}: แก้ได้ ${solved} จาก ${all}`,
  moreListedText: (plies) => `"รายการ ${plies}" แสดงข้อที่รุกจนใน ${plies} ตา, "จำนวนตา ${plies}" ทำต่อเฉพาะข้อเหล่านั้น, "ไปที่ N" ไปโจทย์ข้อ N`,
  listedProblem: ({ number, plies, rating, isSolved }) =>
    [
      `โจทย์ ${number}`,
      ...(plies === undefined ? [] : [lengthCell(plies)]),
      ...(rating === undefined ? [] : [rating]),
      ...(isSolved ? ['แก้ได้แล้ว'] : []),
    ].join(', '),

  // Mate
  mateFoundText(plies, isShortest, line) {
    const bound = isShortest ? '' : 'ไม่เกิน ';
    return `รุกจนใน ${bound}${plies} ตา: ${line}`;
  },
  MATE_ANSWERS: {
    'no-mate': 'จากตรงนี้รุกต่อเนื่องแล้วไม่จน (พิสูจน์แล้ว)',
    'no-mate-here': 'แนวรุกจนต้องมีขุนของอีกฝ่าย และหมากไม่เกินจำนวนของเกม',
    'no-mate-over': 'ตรงนี้ไม่มีตาเดินแล้ว  ย้อนกลับก่อน',
    'mate-by-server': 'ผู้ที่เข้ามาในเซิร์ฟเวอร์หาแนวรุกจนไม่ได้  ส่งออกเกมแล้วเปิดดูในเครื่องของคุณ',
    'mate-seconds': 'พิมพ์ "รุกจน 30" เพื่อหา 30 วินาที มากที่สุด 3600  พิมพ์ "รุกจน เลิก" เพื่อหยุดหา',
    'mate-off': 'หยุดหาแนวรุกจนแล้ว',
    'mate-not-sought': 'ไม่ได้กำลังหาแนวรุกจน',
    'mate-is-solution': 'นั่นคือโจทย์ข้อนี้เอง  "รุกจน" ใช้ได้เมื่อแก้ได้แล้วหรือหลังดูเฉลย',
    'seeks-mate': ({ seconds }) => `กำลังหาแนวรุกจน ไม่เกิน ${seconds} วินาที ("รุกจน เลิก" เพื่อหยุด) ..`,
    'mate-unknown': ({ seconds }) => `ใน ${seconds} วินาทียังพิสูจน์ไม่ได้ว่ามีแนวรุกจนหรือไม่  พิมพ์ "รุกจน ${seconds * 6}" เพื่อหานานขึ้น`,
  },
  MATE_TITLE: 'รุกจน',

  // Solve
  SOLVE_SUMMARIES: {
    command: 'แก้หมากกลไม่ว่ายาวเท่าใด หรือพิสูจน์ว่าไม่มีทางรุกจน',
    sfen: 'ตำแหน่งของหมากกล แทนไฟล์',
    seconds: 'เวลาต่อหนึ่งข้อ (วินาที) ปกติ 60',
    memory: 'หน่วยความจำของตารางทั้งหมด (MB) ปกติ 256',
    json: 'บรรทัดละหนึ่ง JSON ตาเดินเป็น USI',
  },
  solvedMateText: (name, plies, isShortest, moves) => `${name}: รุกจนใน${isShortest ? '' : 'ไม่เกิน'} ${plies} ตา: ${moves.join(' ')}`,
  noMateText: (name) => `${name}: ไม่มีทางรุกจน (พิสูจน์แล้ว)`,
  unsolvedText: (name, nodes) => `${name}: ยังไม่ทราบ  ดูไปแล้ว ${nodes} ตา`,
  surplusText: (name, found, piece, most) => `${name}: มี${piece} ${found} ตัว  เกมนี้มีได้ ${most} ตัว`,
  emptyFileText: (file) => `${file}: ไม่มีหมากกลในไฟล์`,
  solvingText: (done, all, seconds, nodes) => `เสร็จ ${done} จาก ${all} ข้อ, ${seconds} วินาที, ${nodes} ตา`,

  // Learn
  LEARN_TASK: 'ทำตามโจทย์: พิมพ์ตาเดินหรือช่อง หรือชี้ด้วยปุ่มลูกศรหรือเมาส์  ' + 'วิธีใดก็ถูกถ้าได้ตามโจทย์  ถ้าไม่ได้ ตาเดินนั้นจะถูกถอนเมื่อคุณไปต่อ',
  LEARN_NAMES: { learner: 'คุณ', other: 'รออยู่' },
  taskHeading: (game, { number, of, chapter }, isDone) =>
    `${game} ${number} จาก ${of}: ${CHAPTER_TITLES[chapter]}${isDone ? ' (เสร็จแล้ว)' : ''}`,
  chapterTitle: (name) => CHAPTER_TITLES[name],
  doneOfText,
  chapterText({ chapter, variant }) {
    const king = royalName(variant);
    switch (chapter) {
      case 'squares':
        return `ทุกช่องมีชื่อ: แถวตั้งเป็นเลขนับจากขวา ตามด้วยแถวนอนเป็นตัวอักษรนับจากบน  มุมขวาบนคือ ${formatSquare(makeSquare(1, 1))}`;
      case 'pieces':
        return 'คุณเล่นฝ่ายดำอยู่ด้านล่าง หมากของคุณชี้ขึ้น  ตอนนี้อีกฝ่ายยังอยู่นิ่งๆ  หมากที่เดินไปยังช่องของหมากฝ่ายตรงข้ามจะกินหมากนั้น';
      case 'captures':
        return 'หมากที่เดินไปยังช่องของหมากฝ่ายตรงข้ามจะกินหมากนั้น  ไม่มีวิธีกินอย่างอื่น';
      case 'hand':
        return 'หมากที่คุณกินได้จะอยู่ในมือคุณ  แทนที่จะเดิน คุณวางหมากนั้นลงช่องว่างได้ โดยกลับมาเป็นหมากที่ยังไม่เลื่อนขั้น';
      case 'limits':
        return limitsText(variant);
      case 'promotion':
        return promotionText(variant);
      case 'check':
        return `${king}ที่ถูกโจมตีคือถูกรุก และต้องพ้นจากรุกในตาถัดไป`;
      case 'mate':
        return asSentences('รุกที่แก้ไม่ได้คือรุกจน และชนะเกม', `ไม่มีการกิน${king}จริงๆ`, goalText(variant));
      case 'game':
        return 'นี่คือเกมจริง และถูกเก็บไว้เหมือนทุกเกม';
    }
  },
  TASKS: {
    pointOut: (piece: string) => `พิมพ์ช่องที่${piece}ของคุณอยู่`,
    reach: (piece: string, to: string, moves: number) => (moves === 1 ? `เดิน${piece}ไป ${to}` : `พา${piece}ไป ${to}${within(moves)}`),
    capture: (enemies: string, moves: number) => `กิน${enemies}${within(moves)}`,
    drop: (piece: string, to: string) => `วาง${piece}ที่ ${to}`,
    captureAndDrop: (enemies: string, piece: string, to: string) => `กิน${enemies} แล้ววาง${piece}ที่ ${to}`,
    fork: (piece: string, enemies: string) => `วาง${piece}ให้โจมตี${enemies} พร้อมกัน`,
    dropAllowed: (piece: string) => `วาง${piece}  มีแถวตั้งเดียวที่วางได้`,
    dropFar: (piece: string) => `วาง${piece}ให้อยู่ข้างหน้าที่สุดเท่าที่วางได้`,
    mustPromote: (piece: string) => `เดิน${piece}ต่อไป  ต้องเลื่อนขั้น ไม่เช่นนั้นจะเดินต่อไม่ได้อีกเลย`,
    promote: (piece: string, moves: number) => `เลื่อนขั้น${piece}${within(moves).trimStart()}`,
    decline: (piece: string) => `เดิน${piece}เข้าเขตเลื่อนขั้น แต่ไม่เลื่อนขั้น`,
    check: (king: string, hasPieces: boolean) => `รุก${king}ของขาว${hasPieces ? '' : 'ด้วยการวางหมาก'}`,
    answerCheck: (king: string, by: CheckAnswer) => `คุณถูกรุก  ${ANSWER_TASKS[by](king)}`,
    mate: (king: string, dropped: string | undefined, rule: Variant['pawnDropMate']) => {
      const text = `รุก${king}ของขาวให้จนในตาเดียว`;
      if (dropped === undefined) return text;
      return asSentences(text, rule === 'illegal' ? `ห้ามวาง${dropped}รุกจน` : `วาง${dropped}รุกจนก็ได้`);
    },
    win: (gives: Handicap | undefined) => {
      const rest = gives ? `ให้${handicapText(gives)}` : 'มีหมากน้อย';
      return `ชนะหนึ่งเกม  ขาวคือคอมพิวเตอร์ระดับต่ำสุดและ${rest}  ทุกตาของคุณเริ่มด้วยคำใบ้  พิมพ์ "เริ่ม" เพื่อเริ่มเกม`;
    },
  },
  aboutLine(title, moves, alike) {
    const others = alike.length === 0 ? '' : `${joinWords(alike, 'และ')}ก็เช่นกัน`;
    return asSentences(`${title} ${moves}`, others);
  },
  stepText: (left) => `ถูกแล้ว  เหลืออีก ${countText(left, 'ตา')}`,
  taskLine: (task, typing) => asSentences(`โจทย์: ${task}`, typing),
  TASK_DONE: 'ถูกต้อง',
  WRONG: {
    noSquare: (example: string) => `ช่องคือเลขของแถวตั้งและตัวอักษรของแถวนอน เช่น ${example}`,
    otherSquare: (square: string, found: string | undefined) => `${square} เป็นช่องอื่น: ${found ? `มี${found}อยู่ที่นั่น` : 'เป็นช่องว่าง'}`,
    otherPiece: (moved: string, task: string) => `นั่นคือ${moved}  ${task}`,
    noDrop: (task: string) => `ตานั้นไม่ได้วางหมาก  ${task}`,
    notFarEnough: 'ยังวางไปข้างหน้าได้อีก',
    attacks: (only: string | undefined) => (only === undefined ? 'จากตรงนั้นไม่โจมตีตัวใดเลย' : `จากตรงนั้นโจมตีเพียง${only}`),
    promoted: 'หมากเลื่อนขั้นแล้ว  ใส่ = ท้ายตาเดินเพื่อไม่เลื่อน',
    outsideZone: (ranks: number) => `ตานั้นไม่ได้เริ่มหรือจบในเขตเลื่อนขั้น คือ${lastRanks(ranks)}`,
    otherAnswer: (king: string, wanted: CheckAnswer | undefined) =>
      `พ้นรุกเหมือนกัน แต่โจทย์ต้องการอย่างอื่น${wanted ? `: ${ANSWER_TASKS[wanted](king)}` : ''}`,
    noCheck: 'ตานั้นไม่รุก',
    noMate: (answer: string) => `รุก แต่ไม่จน  ขาวยังเดิน ${answer} ได้`,
  },
  LATE: {
    reach: (piece: string, to: string, left: number) =>
      left > 0 ? `จากตรงนั้น${piece}ไปไม่ถึง ${to} ${inMore(left)}` : `นั่นไม่ใช่ ${to} ที่${piece}ต้องไป`,
    capture: (enemies: string, left: number) => (left > 0 ? `หลังตานั้นคุณกิน${enemies} ไม่ได้${inMore(left)}` : `ตานั้นไม่ได้กิน${enemies}`),
    drop: (piece: string, to: string, left: number) =>
      left > 0 ? `หลังตานั้นวาง${piece}ที่ ${to} ไม่ได้${inMore(left)}` : `ต้องวาง${piece}ที่ ${to}`,
    promote: (piece: string, left: number) =>
      left > 0 ? `จากตรงนั้น${piece}เลื่อนขั้นไม่ได้${inMore(left)}` : `${piece}ไม่ได้เลื่อนขั้น  ใส่ + ท้ายตาเดินเพื่อเลื่อน`,
  },
  learnHint: (told) => `คำใบ้: ${told}`,
  someDoneText: (done, of) => doneOfText(done, of),
  courseDoneText: (variant, all) => `ทำครบทั้ง ${all} โจทย์แล้ว  คุณเล่น${nameInText(variant)}เป็นแล้ว`,
  taskNotKept: (why) => `ยังไม่ได้บันทึกว่าทำเสร็จ: ${why}`,
  LEARN_ANSWERS: {
    done: 'โจทย์เสร็จแล้ว  พิมพ์ "ถัดไป" หรือ "ขอเดินใหม่"',
    open: 'โจทย์นี้ยังไม่เสร็จ  พิมพ์ "ข้าม" เพื่อไปข้อถัดไป',
    countSquares: 'คำใบ้: นับแถวตั้งจากขวา แล้วนับแถวนอนจากบน',
    noHint: 'คำใบ้: ที่นี่ไม่มีอะไรต้องทำ  พิมพ์ "ถัดไป" เพื่อไปต่อ',
    'game-hint': 'คำใบ้: พิมพ์ "เริ่ม" เพื่อเริ่มเกม',
    goOn: 'Enter ไปต่อ',
    'no-undo': 'ไม่มีตาเดินให้ถอน',
    undone: 'ถอนแล้ว',
    again: 'เริ่มจากต้น',
    'no-next': 'นี่คือโจทย์สุดท้าย',
    'no-previous': 'นี่คือโจทย์แรก',
    'no-game': 'เริ่ม: โจทย์นี้ไม่ต้องเล่นเกม',
    'begins-game': 'โจทย์นี้เป็นเกม  พิมพ์ "เริ่ม" เพื่อเริ่ม',
    gameLeft: 'ออกจากเกมแล้ว  พิมพ์ "เริ่ม" เพื่อเริ่มเกมใหม่',
    'no-moves': 'ตาเดิน: โจทย์นี้ถามชื่อช่อง',
  },
  LEARN_TITLE: 'บทเรียน',
  GAME_WON: 'คุณชนะ  โจทย์สุดท้ายเสร็จแล้ว  Esc กลับไปบทเรียน',
  enemiesText(pieces) {
    const names = pieces.map(({ name = 'หมาก', square }) => `${name}ของขาวที่ ${square}`);
    return joinWords(names, 'และ');
  },
  typeItLike: (...examples) => `พิมพ์ เช่น ${examples.map((example) => `"${example}"`).join(' แล้ว ')}`,
};
