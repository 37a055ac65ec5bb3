import { makeSquare } from '../../rules/core/square.ts';
import { formatSquare } from '../../rules/notation/square.ts';
import { byCode } from '../by-code.ts';
import type { Texts } from '../texts.ts';
import {
  asSentences,
  countText,
  handicapText,
  joinWords,
  lastRanks,
  nameInText,
  quoted,
  royalName,
  sideName,
  systemErrorText,
  wordText,
} from './words.ts';

const noMate = (plies: number | undefined) => (plies === undefined ? 'รุกจนไม่ได้อีกแล้ว' : `รุกจนภายใน ${plies} ตาไม่ได้`);
const within = (moves: number) => (moves === 1 ? '' : ` ใน ${countText(moves, 'ตา')}`);
const inMore = (moves: number) => `ในอีก ${countText(moves, 'ตา')}`;

export const problems: Texts['problems'] = {
  // Tsume
  TSUME_TASK: 'รุกอีกฝ่ายให้จน ทุกตาต้องรุก  ฝ่ายรับตอบด้วยตาที่ต้านได้นานที่สุด  ' + 'การวางขวางที่ถูกกินเปล่าไม่นับ  รุกจนแบบใดก็ได้ที่จำนวนตาถูกต้องถือเป็นเฉลย',
  TSUME_NAMES: { attacker: 'คุณ', defender: 'ฝ่ายรับ' },
  problemHeading(game, { number, of, plies, rating, isSolved }) {
    const place = number === undefined ? '' : ` ข้อ ${number}${of === undefined ? '' : ` จาก ${of}`}`;
    const length = plies === undefined ? '' : `, ${problems.lengthCell(plies)}`;
    const notes = [rating, isSolved && 'แก้ได้แล้ว'].filter(Boolean).join(', ');
    return `${problems.gameProblemsTitle(game)}${place}${length}${notes && ` (${notes})`}`;
  },
  FINDINGS: {
    none: (most) => `รุกทุกตาให้จนภายใน ${most} ตาไม่ได้`,
    unknown: 'หาตารุกจนไม่พบในเวลาที่มี แต่อาจมีอยู่',
    shorter: (found, said) => `รุกจนได้ใน ${found} ตา แต่ไฟล์บอกว่า ${said} ตา`,
    longer: (said, wanted) => `ไฟล์บอกว่ารุกจนใน ${said} ตา แต่ถ้าป้องกันดีที่สุดต้องใช้ ${wanted} ตา`,
    odd: (what) => `ไม่มีเกมใดเกิดตำแหน่งนี้ได้: ${what}`,
  },
  TRIES: {
    noCheck: (move) => `${move} ไม่ได้รุก  ทุกตาของหมากกลต้องรุก`,
    answered: (move, by, answer) => `${move}: ถูกต้อง  ${sideName(by)}เดิน ${answer}`,
    failed: (move, why) => `${move} ไม่สำเร็จ: ${why}`,
    solved(plies, note) {
      const solved = `แก้ได้แล้ว: ${problems.lengthCell(plies)}`;
      if (note === undefined) return solved;
      return asSentences(solved, note === 'other' ? 'ในไฟล์เป็นแนวเดินอื่น' : `รุกจนใน ${note} ตาก็ได้`);
    },
  },
  FAILURES: {
    unjudged: 'ในเวลาที่มีไม่พบตาแก้ แต่ก็ไม่พบตารุกจน',
    tooLong: (plies, wanted, answer) => `รุกจนได้ แต่ใช้ ${plies} ตา ไม่ใช่ ${wanted} ตา ถ้าฝ่ายรับเดิน ${answer}`,
    capture: (answer, piece, plies) => `${answer} กิน${piece}: ${noMate(plies)}`,
    kingMove: (answer, king, plies) => `${king}หนีด้วย ${answer}: ${noMate(plies)}`,
    block: (answer, plies) => `${answer} ขวางการรุก: ${noMate(plies)}`,
  },
  hintLine: (told) => `คำใบ้: ${told}`,
  movesHint: (piece, square) => `คำใบ้: ${piece}ที่ ${square}`,
  TSUME_HINTS: {
    none: 'คำใบ้: จากตรงนี้รุกจนไม่ได้',
    unknown: 'คำใบ้: หาตารุกจนไม่พบในเวลาที่มี',
  },
  solutionLine: (moves) => `เฉลย: ${moves}`,
  SOLUTIONS: {
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
    length: ({ plies }) => (plies === 'all' ? 'ต่อไปนี้ทุกจำนวนตา' : `ต่อไปนี้เฉพาะข้อที่${problems.lengthCell(plies)}`),
    again: ({ isNew }) => (isNew ? 'จะถามข้อนี้อีก  ใช้ komadai mistakes' : 'ข้อนี้เก็บไว้แล้ว'),
    'again-not-kept': ({ error }) => `บันทึกข้อที่จะถามอีกไม่ได้: ${systemErrorText(error)}`,
  },
  problemNotKept: (why) => `ยังไม่ได้บันทึกผล: ${why}`,
  someSolvedText: (solved, of) => `แก้ได้ ${solved} จาก ${of}`,
  allSolvedLine: (count, plies) => `แก้ได้ครบทั้ง ${count} ข้อ${plies === 'all' ? '' : `ที่${problems.lengthCell(plies)}`}`,
  repeatLine: (solved) => `${solved} ข้อนี้แก้ไว้นานที่สุด`,
  bothRatingsText: (game, own, problem) => `เรตติ้ง${problems.gameProblemsTitle(game)}ของคุณคือ ${own}  ของข้อนี้คือ ${problem}`,
  noLengthText: (word, typed, lengths) => `${wordText(word)}: ${quoted(typed)} ไม่ใช่จำนวนตา  ${problems.noSuchLengthText(lengths)}`,
  leftOutText: ([fault, ...others]) => `อ่านไม่ได้: ${fault}${others.length > 0 ? ` (และอีก ${others.length} แห่ง)` : ''}`,
  noProblemsText: (id, others) => `ไม่มีโจทย์ของ ${id} มีเฉพาะ ${joinWords(others, 'และ')}  ใช้โจทย์จากไฟล์ด้วย komadai tsume FILE`,
  problemCountText: (count) => `มีโจทย์ ${count} ข้อ`,
  noSuchLengthText(lengths) {
    if (lengths.length === 0) return 'ไม่มีโจทย์ใดบอกจำนวนตา';
    return `มีโจทย์ ${joinWords(lengths.map(String), 'และ')} ตา`;
  },
  unreadText: byCode({
    json: 'บรรทัดนี้ไม่ใช่วัตถุ JSON ซึ่งเขียนเช่น {"sfen": "..", "plies": 3}',
    'no-sfen': 'โจทย์ไม่มี "sfen"',
    plies: ({ found }) => `plies ต้องเป็นจำนวนคี่ ไม่ใช่ ${quoted(found)}  อ่านโจทย์โดยไม่ใช้ค่านี้`,
    'no-target': (fault) => problems.noTargetText(fault),
    'game-start': ({ game }) => `เกมที่ ${game} เริ่มแบบเกมปกติ จุดเริ่มจึงไม่ใช่หมากกล`,
  }),
  noTargetText: ({ variant }) => `ไม่ใช่หมากกล  ฝ่ายที่ไม่ได้เดินไม่มี${royalName(variant)}`,

  // Problem list
  PROBLEM_LIST: {
    title: 'หมากกล',
    note: 'ทุกตาต้องรุก จำนวนตานับทั้งสองฝ่าย  โจทย์แต่ละข้อมีเรตติ้ง และคุณก็มีเช่นกัน',
    greeting: 'komadai tsume GAME --plies N เลือกโจทย์อื่น  ที่นี่ใช้ "รายการ", "จำนวนตา 3" และ "ไปที่ 12"',
  },
  /** The numbers come first, as the column is set to the right: ` 4 จาก 60 แก้ได้แล้ว`. */
  solvedCell: (solved, all) => `${String(solved).padStart(String(all).length)} จาก ${all} แก้ได้แล้ว`,
  gameProblemsTitle: (game) => `หมากกล${game}`,
  ownRatingLine: (rating) => `เรตติ้งของคุณ: ${rating}`,
  nextProblemLine(plies, rating, isRepeat) {
    const parts = [plies && problems.lengthCell(plies), `เรตติ้ง ${rating}`].filter(Boolean);
    return `${isRepeat ? 'ทำซ้ำ' : 'ข้อถัดไปของคุณ'}: ${parts.join(', ')}`;
  },
  lengthHeading(game, plies) {
    const title = game === undefined ? problems.PROBLEM_LIST.title : problems.gameProblemsTitle(game);
    return plies === undefined ? title : `${title}, ${problems.lengthCell(plies)}`;
  },
  lengthRow: (plies, solved) => `${problems.lengthCell(plies)}   ${solved}`,
  lengthCell: (plies) => `รุกจนใน ${plies} ตา`,
  listHeading(game, rating) {
    const title = problems.gameProblemsTitle(game);
    return rating === undefined ? title : `${title}  ${problems.ownRatingLine(rating)}`;
  },
  listedLength: (plies, solved, all) => `${problems.lengthCell(plies)}: แก้ได้ ${solved} จาก ${all}`,
  moreListedText: (plies) => `"รายการ ${plies}" แสดงข้อที่รุกจนใน ${plies} ตา, "จำนวนตา ${plies}" ทำต่อเฉพาะข้อเหล่านั้น, "ไปที่ N" ไปโจทย์ข้อ N`,
  listedProblem: (number, { plies, rating, isSolved }) =>
    [`โจทย์ ${number}`, plies && problems.lengthCell(plies), rating, isSolved && 'แก้ได้แล้ว'].filter(Boolean).join(', '),

  // Mate
  mateFoundText: (plies, isShortest, line) => `รุกจนใน ${isShortest ? '' : 'ไม่เกิน '}${plies} ตา: ${line}`,
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
  solvedMateText: (name, plies, isShortest, moves) => `${name}: รุกจนใน${isShortest ? '' : 'ไม่เกิน'} ${plies} ตา: ${moves.join(' ')}`,
  noMateText: (name) => `${name}: ไม่มีทางรุกจน (พิสูจน์แล้ว)`,
  unsolvedText: (name, nodes) => `${name}: ยังไม่ทราบ  ดูไปแล้ว ${nodes} ตา`,
  surplusText: (name, found, piece, most) => `${name}: มี${piece} ${found} ตัว  เกมนี้มีได้ ${most} ตัว`,
  emptyFileText: (file) => `${file}: ไม่มีหมากกลในไฟล์`,
  solvingText: (done, all, seconds, nodes) => `เสร็จ ${done} จาก ${all} ข้อ, ${seconds} วินาที, ${nodes} ตา`,

  // Learn
  LEARN_TASK: 'ทำตามโจทย์: พิมพ์ตาเดินหรือช่อง หรือชี้ด้วยปุ่มลูกศรหรือเมาส์  ' + 'วิธีใดก็ถูกถ้าได้ตามโจทย์  ถ้าไม่ได้ ตาเดินนั้นจะถูกถอนเมื่อคุณไปต่อ',
  LEARN_NAMES: { learner: 'คุณ', other: 'รออยู่' },
  taskHeading: (game, { number, of, chapter }, isDone) => `${game} ${number} จาก ${of}: ${chapter}${isDone ? ' (เสร็จแล้ว)' : ''}`,
  CHAPTER_TITLES: {
    squares: 'ช่อง',
    pieces: 'ตัวหมาก',
    captures: 'การกิน',
    hand: 'หมากในมือ',
    limits: 'ข้อห้ามในการวาง',
    promotion: 'การเลื่อนขั้น',
    check: 'รุก',
    mate: 'รุกจนในตาเดียว',
    game: 'เกมเล็กๆ',
  },
  doneOfText: (done, of) => `เสร็จ ${done} จาก ${of}`,
  CHAPTER_TEXTS: {
    squares: `ทุกช่องมีชื่อ: แถวตั้งเป็นเลขนับจากขวา ตามด้วยแถวนอนเป็นตัวอักษรนับจากบน  มุมขวาบนคือ ${formatSquare(makeSquare(1, 1))}`,
    pieces: 'คุณเล่นฝ่ายดำอยู่ด้านล่าง หมากของคุณชี้ขึ้น  ตอนนี้อีกฝ่ายยังอยู่นิ่งๆ  หมากที่เดินไปยังช่องของหมากฝ่ายตรงข้ามจะกินหมากนั้น',
    captures: 'หมากที่เดินไปยังช่องของหมากฝ่ายตรงข้ามจะกินหมากนั้น  ไม่มีวิธีกินอย่างอื่น',
    hand: 'หมากที่คุณกินได้จะอยู่ในมือคุณ  แทนที่จะเดิน คุณวางหมากนั้นลงช่องว่างได้ โดยกลับมาเป็นหมากที่ยังไม่เลื่อนขั้น',
    promotion({ zone, promotion, pieces }) {
      const where = `${lastRanks(zone)}คือเขตเลื่อนขั้นของคุณ  หมากที่เดินเข้า เดินภายใน หรือเดินออกจากเขตนี้`;
      if (promotion === 'mandatory') {
        const back = pieces.some(({ reverts }) => reverts) ? 'ครั้งต่อไปที่เดินเช่นนั้นจะกลับเป็นอย่างเดิม' : '';
        return asSentences(`${where}ต้องเลื่อนขั้น ถ้าหมากนั้นมีด้านเลื่อนขั้น`, 'ที่นี่เลือกไม่ได้', back);
      }
      return `${where}จะเลื่อนขั้นหรือไม่ก็ได้  + ท้ายตาเดินคือเลื่อน = คือไม่เลื่อน  เมื่อเลื่อนแล้วจะเป็นเช่นนั้นจนกว่าจะถูกกิน`;
    },
    check: (variant) => `${royalName(variant)}ที่ถูกโจมตีคือถูกรุก และต้องพ้นจากรุกในตาถัดไป`,
    mate(variant) {
      const king = royalName(variant);
      const { goalRanks } = variant;
      const goal = goalRanks === undefined ? '' : `${king}ที่ไปถึง${lastRanks(goalRanks)}โดยไม่ถูกโจมตีก็ชนะด้วย`;
      return asSentences('รุกที่แก้ไม่ได้คือรุกจน และชนะเกม', `ไม่มีการกิน${king}จริงๆ`, goal);
    },
    game: 'นี่คือเกมจริง และถูกเก็บไว้เหมือนทุกเกม',
  },
  LIMITS: {
    dead: 'ห้ามวางหมากในช่องที่จะเดินต่อไม่ได้อีกเลย',
    anywhere: 'วางหมากลงช่องว่างใดก็ได้',
    perFile(name, most, reverts) {
      const which = reverts ? '' : 'ที่ยังไม่เลื่อนขั้น';
      const count = most === 1 ? '' : ` ${most} ตัว`;
      return `ห้ามวาง${name}ในแถวตั้งที่มี${name}ของคุณ${which}อยู่แล้ว${count}`;
    },
    mates: (name, game) => `ใน${game} วาง${name}รุกจนได้`,
    matesNot: (name) => `ห้ามวาง${name}รุกจน`,
  },
  TASKS: {
    'point-out': ({ piece }) => `พิมพ์ช่องที่${piece}ของคุณอยู่`,
    reach: ({ piece, to, moves }) => (moves === 1 ? `เดิน${piece}ไป ${to}` : `พา${piece}ไป ${to}${within(moves)}`),
    capture: ({ enemies, moves }) => `กิน${enemies}${within(moves)}`,
    drop: ({ piece, to }) => `วาง${piece}ที่ ${to}`,
    'take-and-drop': ({ enemies, piece, to }) => `กิน${enemies} แล้ววาง${piece}ที่ ${to}`,
    fork: ({ piece, enemies }) => `วาง${piece}ให้โจมตี${enemies} พร้อมกัน`,
    'drop-allowed': ({ piece }) => `วาง${piece}  มีแถวตั้งเดียวที่วางได้`,
    'drop-far': ({ piece }) => `วาง${piece}ให้อยู่ข้างหน้าที่สุดเท่าที่วางได้`,
    'must-promote': ({ piece }) => `เดิน${piece}ต่อไป  ต้องเลื่อนขั้น ไม่เช่นนั้นจะเดินต่อไม่ได้อีกเลย`,
    promote: ({ piece, moves }) => `เลื่อนขั้น${piece}${within(moves).trimStart()}`,
    decline: ({ piece }) => `เดิน${piece}เข้าเขตเลื่อนขั้น แต่ไม่เลื่อนขั้น`,
    check: ({ king, hasPieces }) => `รุก${king}ของขาว${hasPieces ? '' : 'ด้วยการวางหมาก'}`,
    'answer-check': ({ way }) => `คุณถูกรุก  ${way}`,
    mate({ king, dropped, rule }) {
      const text = `รุก${king}ของขาวให้จนในตาเดียว`;
      if (dropped === undefined) return text;
      return asSentences(text, rule === 'illegal' ? `ห้ามวาง${dropped}รุกจน` : `วาง${dropped}รุกจนก็ได้`);
    },
    win({ gives }) {
      const rest = gives ? `ให้${handicapText(gives)}` : 'มีหมากน้อย';
      return `ชนะหนึ่งเกม  ขาวคือคอมพิวเตอร์ระดับต่ำสุดและ${rest}  ทุกตาของคุณเริ่มด้วยคำใบ้  พิมพ์ "เริ่ม" เพื่อเริ่มเกม`;
    },
  },
  ANSWER_TASKS: {
    'move-away': (king) => `เดิน${king}หนี`,
    capture: () => 'กินหมากที่รุก',
    block: () => 'เดินหมากไปขวาง',
    drop: () => 'วางหมากขวาง',
  },
  aboutLine(title, moves, alike) {
    const others = alike.length === 0 ? '' : `${joinWords(alike, 'และ')}ก็เช่นกัน`;
    return asSentences(`${title} ${moves}`, others);
  },
  stepText: (left) => `ถูกแล้ว  เหลืออีก ${countText(left, 'ตา')}`,
  taskLine: (task, typing) => asSentences(`โจทย์: ${task}`, typing),
  TASK_DONE: 'ถูกต้อง',
  WRONG: {
    'no-square': (example) => `ช่องคือเลขของแถวตั้งและตัวอักษรของแถวนอน เช่น ${example}`,
    'other-square': (square, found) => `${square} เป็นช่องอื่น: ${found ? `มี${found}อยู่ที่นั่น` : 'เป็นช่องว่าง'}`,
    'other-piece': (moved, task) => `นั่นคือ${moved}  ${task}`,
    'no-drop': (task) => `ตานั้นไม่ได้วางหมาก  ${task}`,
    'not-far-enough': 'ยังวางไปข้างหน้าได้อีก',
    attacks: (only) => (only === undefined ? 'จากตรงนั้นไม่โจมตีตัวใดเลย' : `จากตรงนั้นโจมตีเพียง${only}`),
    promoted: 'หมากเลื่อนขั้นแล้ว  ใส่ = ท้ายตาเดินเพื่อไม่เลื่อน',
    'outside-zone': (ranks) => `ตานั้นไม่ได้เริ่มหรือจบในเขตเลื่อนขั้น คือ${lastRanks(ranks)}`,
    'other-answer': (way) => `พ้นรุกเหมือนกัน แต่โจทย์ต้องการอย่างอื่น${way ? `: ${way}` : ''}`,
    'no-check': 'ตานั้นไม่รุก',
    'no-mate': (answer) => `รุก แต่ไม่จน  ขาวยังเดิน ${answer} ได้`,
  },
  LATE: {
    reach: ({ piece, to }, left) => (left > 0 ? `จากตรงนั้น${piece}ไปไม่ถึง ${to} ${inMore(left)}` : `นั่นไม่ใช่ ${to} ที่${piece}ต้องไป`),
    capture: ({ enemies }, left) => (left > 0 ? `หลังตานั้นคุณกิน${enemies} ไม่ได้${inMore(left)}` : `ตานั้นไม่ได้กิน${enemies}`),
    drop: ({ piece, to }, left) => (left > 0 ? `หลังตานั้นวาง${piece}ที่ ${to} ไม่ได้${inMore(left)}` : `ต้องวาง${piece}ที่ ${to}`),
    promote: ({ piece }, left) => (left > 0 ? `จากตรงนั้น${piece}เลื่อนขั้นไม่ได้${inMore(left)}` : `${piece}ไม่ได้เลื่อนขั้น  ใส่ + ท้ายตาเดินเพื่อเลื่อน`),
  },
  LEARN_HINTS: { squares: 'คำใบ้: นับแถวตั้งจากขวา แล้วนับแถวนอนจากบน', none: 'คำใบ้: ที่นี่ไม่มีอะไรต้องทำ  พิมพ์ "ถัดไป" เพื่อไปต่อ' },
  someDoneText: (done, of) => problems.doneOfText(done, of),
  courseDoneText: (variant, all) => `ทำครบทั้ง ${all} โจทย์แล้ว  คุณเล่น${nameInText(variant)}เป็นแล้ว`,
  taskNotKept: (why) => `ยังไม่ได้บันทึกว่าทำเสร็จ: ${why}`,
  LEARN_ANSWERS: {
    done: 'โจทย์เสร็จแล้ว  พิมพ์ "ถัดไป" หรือ "ขอเดินใหม่"',
    open: 'โจทย์นี้ยังไม่เสร็จ  พิมพ์ "ข้าม" เพื่อไปข้อถัดไป',
    'game-hint': 'คำใบ้: พิมพ์ "เริ่ม" เพื่อเริ่มเกม',
    'no-undo': 'ไม่มีตาเดินให้ถอน',
    undone: 'ถอนแล้ว',
    again: 'เริ่มจากต้น',
    'no-next': 'นี่คือโจทย์สุดท้าย',
    'no-previous': 'นี่คือโจทย์แรก',
    'no-game': 'เริ่ม: โจทย์นี้ไม่ต้องเล่นเกม',
    'begins-game': 'โจทย์นี้เป็นเกม  พิมพ์ "เริ่ม" เพื่อเริ่ม',
    'no-moves': 'ตาเดิน: โจทย์นี้ถามชื่อช่อง',
  },
  LEARN_TITLE: 'บทเรียน',
  GO_ON: 'Enter ไปต่อ',
  GAME_WON: 'คุณชนะ  โจทย์สุดท้ายเสร็จแล้ว  Esc กลับไปบทเรียน',
  GAME_LEFT: 'ออกจากเกมแล้ว  พิมพ์ "เริ่ม" เพื่อเริ่มเกมใหม่',
  enemiesText(pieces) {
    const names = pieces.map(({ name = 'หมาก', square }) => `${name}ของขาวที่ ${square}`);
    return joinWords(names, 'และ');
  },
  typeItLike: (...examples) => `พิมพ์ เช่น ${examples.map((example) => `"${example}"`).join(' แล้ว ')}`,
};
