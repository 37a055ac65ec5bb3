import { COLORS, opposite } from '../../rules/core/color.ts';
import { byKind } from '../by-code.ts';
import type { Mover } from '../en/game.ts';
import { programText } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { shortTimeText, timeText } from '../units.ts';
import {
  asSentences,
  countText,
  joinSentences,
  joinWords,
  nameInText,
  orList,
  personsPiece,
  quoted,
  sideName,
  standingText,
  wordText,
} from './words.ts';

function who({ color, reader }: Mover): string {
  return reader === undefined ? `ฝ่าย${sideName(color)}` : 'คุณ';
}

const LEVELS = ['สำหรับเกมแรกๆ', 'รู้วิธีเดิน', 'เห็นหมากลอย', 'เห็นการขู่', 'เห็นการโจมตี', 'ไม่ปล่อยตาพลาด', 'เก่ง', 'ยาก', 'ยากมาก', 'เก่งที่สุดที่ทำได้'];

export const game: Texts['game'] = {
  // Outcome
  endingText({ reason, winner, points }) {
    const loser = winner ? sideName(opposite(winner)) : '';
    const result = winner ? `${sideName(winner)}ชนะ` : 'เสมอ';
    const count = points && (winner === 'white' ? [points.white, points.black] : [points.black, points.white]);
    return {
      checkmate: `${result}โดยรุกจน`,
      resignation: `${result}: ${loser}ยอมแพ้`,
      repetition: `${result}เพราะเดินซ้ำ`,
      agreement: `${result}โดยตกลงกัน`,
      'no legal moves': `${result}: ${loser}อับ`,
      try: `${result}โดยไปถึงสุดกระดาน`,
      'perpetual check': `${result}: ${loser}รุกล้อ`,
      'illegal move': `${result}: ${loser}เดินผิดกติกา`,
      time: `${result}: ${loser}หมดเวลา`,
      impasse: count ? `${result}ด้วยจิโชงิ ${count.join(' ต่อ ')} แต้ม` : `${result}ด้วยจิโชงิ`,
      abandonment: winner ? `${result}: ${loser}ทิ้งเกม` : `${result}: เลิกเล่นกลางคัน`,
      'move limit': `${result}เพราะครบจำนวนตา`,
    }[reason];
  },
  playedText: ({ ply, color, text }) => `${ply}. ${sideName(color)} ${text}`,
  offerText({ kind, by }) {
    const offered = { draw: 'ขอเสมอ', impasse: 'ขอนับแต้มจิโชงิ', 'take-back': 'ขอเดินใหม่' }[kind];
    return `${sideName(by)}${offered}: ${sideName(opposite(by))}รับได้  ถ้าเดินต่อคือปฏิเสธ`;
  },
  changeText: byKind({
    undone: ({ move, answer }, tell = game.playedText) =>
      move ? `ถอนตาเดิน: ${tell(move)}${answer ? ` และ ${tell(answer)}` : ''}` : 'ถอนผลแพ้ชนะแล้ว  เกมดำเนินต่อ',
    noted: ({ note }) => (note === '' ? 'ลบหมายเหตุแล้ว' : `หมายเหตุ: ${note}`),
    saved: ({ name }) => `บันทึกเป็น ${name} แล้ว`,
  }),
  notSavedAs: (why) => `บันทึกไฟล์: ${why}`,
  savedUnderOldName: (why) => `บันทึกไฟล์: ${why}  เกมบันทึกไว้ในชื่อเดิม`,
  notSavedText: (why) => `ยังไม่ได้บันทึก: ${why}`,
  unsavedSoFar: (unsaved) => `${unsaved}  เกมดำเนินต่อ และจะบันทึกทันทีที่ทำได้`,
  IMPOSSIBLE: {
    'game-over': 'เกมจบแล้ว',
    'no-offer': 'ตกลง: ไม่มีข้อเสนอ  พิมพ์ "เสมอ" เพื่อขอเสมอ',
    'offered-already': 'มีข้อเสนออยู่แล้ว  พิมพ์ "ตกลง" เพื่อรับ หรือเดินต่อเพื่อปฏิเสธ',
    'no-impasse': 'จิโชงิ: ขุนทั้งสองต้องอยู่ในเขตเลื่อนขั้นของอีกฝ่าย',
    'no-impasse-rule': 'จิโชงิ: เกมนี้ไม่มีกติกานี้',
    'nothing-to-undo': 'ขอเดินใหม่: ยังไม่ได้เดินสักตา',
    'nothing-to-redo': 'ทำซ้ำ: ไม่มีตาที่ถอนไว้',
    'no-name': 'บันทึกไฟล์: ขาดชื่อ  พิมพ์ "บันทึกไฟล์ NAME" เช่น "บันทึกไฟล์ evening-game"',
    'no-note': 'บันทึกย่อ: ไม่มีหมายเหตุที่นี่  พิมพ์ "บันทึกย่อ TEXT" เพื่อเขียน',
    'not-your-turn': 'ยังไม่ถึงตาคุณ  กด Enter อีกครั้งเมื่อถึงตา หรือถอนตาล่าสุดของคุณ',
    declined: 'คอมพิวเตอร์ปฏิเสธและเล่นต่อ',
    taken: 'ยังไม่ได้บันทึก: komadai อื่นรับช่วงเกมนี้ไปแล้ว',
  },

  // Clock
  TIME_CONTROL_FORM: 'MAIN+BYOYOMI+INCREMENT เป็นวินาที โดยต้องมีเวลาหลักหรือเบียวโยมิ เช่น 600, 600+30, 600+0+5 หรือ 10m+30s',
  clockFaultText: (typed) => `${quoted(typed)} ไม่ใช่รูปแบบเวลา: ใช้ ${game.TIME_CONTROL_FORM}`,
  readingText: ({ mainMs, byoyomiMs, inByoyomi }) => (inByoyomi ? `บ ${timeText(byoyomiMs)}` : timeText(mainMs)),
  shortReadingText: ({ mainMs, byoyomiMs, inByoyomi }) => (inByoyomi ? `บ${shortTimeText(byoyomiMs)}` : shortTimeText(mainMs)),
  timeControlText(control) {
    if (control === undefined) return 'ไม่จับเวลา';
    const { mainMs, byoyomiMs, incrementMs } = control;
    const byoyomi = `ตาละ ${timeText(byoyomiMs)}`;
    return [
      ...(mainMs > 0 ? [timeText(mainMs)] : []),
      ...(byoyomiMs > 0 ? [mainMs > 0 ? `จากนั้น${byoyomi}` : byoyomi] : []),
      ...(incrementMs > 0 ? [`เพิ่มตาละ ${timeText(incrementMs)}`] : []),
    ].join(' ');
  },
  clocksText: (clock) =>
    COLORS.map((color) => {
      const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
      const left = inByoyomi ? `เหลือเบียวโยมิ ${timeText(byoyomiMs)}` : `เหลือ ${timeText(mainMs)}`;
      return `${sideName(color)}${left}`;
    }).join('  '),
  clockCallText: byKind({
    main: ({ color, seconds }) => `${sideName(color)}เหลือ ${countText(seconds, 'วินาที')}`,
    byoyomi: ({ color, seconds }) => `${sideName(color)}เหลือเบียวโยมิ ${countText(seconds, 'วินาที')}`,
    'byoyomi-begins': ({ color, seconds }) => `${sideName(color)}เข้าเบียวโยมิ: ตาละ ${countText(seconds, 'วินาที')}`,
  }),

  // Game told
  GAME_ANSWERS: {
    'not-over': ({ word }) => `${wordText(word)}: เกมยังไม่จบ`,
    'not-your-turn': 'ยังไม่ถึงตาคุณ  ตาที่พิมพ์ตอนนี้จะรอเดินให้',
    dropped: ({ lines }) => `ยกเลิกตาเดินที่รอ: ${lines.join(', ')}`,
    resigns: 'ยอมแพ้ไหม',
    'analyse-question': 'วิเคราะห์เกมนี้ไหม',
    'is-analysed': 'กำลังวิเคราะห์เกม  ระหว่างนี้ทำอย่างอื่นได้',
    'is-not-analysed': 'ไม่วิเคราะห์เกมนี้',
    'level-advice': ({ advice: { from, to } }) =>
      to > from
        ? `ชนะระดับ ${from} ติดกันสามเกม  พิมพ์ "เล่นใหม่ ${to}" เพื่อลองระดับ ${to}`
        : `แพ้ระดับ ${from} ติดกันสามเกม  พิมพ์ "เล่นใหม่ ${to}" เพื่อลองระดับ ${to}`,
    'no-level': 'เล่นใหม่: บอกระดับ 1 ถึง 10  ถ้าไม่บอกคือระดับเดิม',
    'no-computer': 'เล่นใหม่: ไม่มีระดับของคอมพิวเตอร์ในเกมนี้',
    'not-taken': 'รับช่วง: ไม่มี komadai อื่นเปิดเกมนี้อยู่',
  },
  takesBackText: (handover) => `${handover}  พิมพ์ "รับช่วง" เพื่อเอาเกมกลับมา`,
  GAME_ANALYSED: 'วิเคราะห์เกมแล้ว',
  analysisNotKept: (why) => `บันทึกผลวิเคราะห์เกมไม่ได้: ${why}`,
  queuedText: (moves, emptiedBy) => `ตาเดินที่รอ: ${moves.join(', ')}  ยกเลิกด้วย ${emptiedBy}`,
  preMovePlayedText: (move) => `เดิน ${move} ที่รอไว้แล้ว`,

  // Game lines
  gameHeadingText: (title, turn) => `${title}: ${turn}`,
  controlText: (control) => `เวลา: ${control}`,
  MOVES_HELP: {
    hodges: 'เขียนตาเดินแบบ Hodges: P-7f, Bx3c+, P*5e, G6i-5h',
    words: 'เขียนตาเดินตามที่พูด: "เบี้ย เจ็ด หก", "บิชอป กิน สาม สาม, เลื่อนขั้น", "เบี้ย วาง ห้า ห้า", "ทอง จาก หก เก้า ไป ห้า แปด" หรือแบบ Hodges',
    romaji: 'เขียนตาเดินตามที่อ่าน: "nana roku fu", "san san kaku nari", "go go fu utsu", "go hachi kin, roku kyuu kara" หรือแบบ Hodges',
  },
  droppedText: (color, name, to) => `${sideName(color)}: วาง${name}ที่ ${to}`,
  movedText(color, name, { from, to, taken, promoted }) {
    const takes = taken === undefined ? '' : ` กิน${taken}`;
    const becomes = promoted === undefined ? '' : ` กลายเป็น${promoted}`;
    return `${sideName(color)}: ${name}จาก ${from} ไป ${to}${takes}${becomes}`;
  },

  // Refusal
  ILLEGAL: {
    'goal-reached': ({ king }) => `เกมจบแล้ว: ${king}ของอีกฝ่ายไปถึงสุดกระดาน`,
    'no-drops': ({ game }) => `${game}ไม่มีการวางหมาก`,
    'not-in-hand': ({ piece, mover }) => `${who(mover)}ไม่มี${piece}ในมือ`,
    'promoted-drop': 'หมากที่วางต้องยังไม่เลื่อนขั้น',
    occupied: ({ by, mover: { reader } }) => `ที่ ${by.square} มี${personsPiece(by.name, by.color, reader)}อยู่`,
    nifu: ({ pawn, file, pawns, most, mover }) => {
      const { length } = pawns;
      const rule = most === 1 ? `${pawn}ซ้อน (นิฟุ)` : `แถวตั้งหนึ่งมี${pawn}ฝ่ายเดียวกันได้ไม่เกิน ${most} ตัว`;
      const found = length === 1 ? pawn : `${pawn} ${length} ตัว`;
      return `${rule}: ${who(mover)}มี${found}ในแถวตั้ง ${file} อยู่แล้ว (${pawns.join(', ')})`;
    },
    'dead-drop': ({ piece, square }) => `${piece}ที่วางบน ${square} จะเดินไม่ได้เลย`,
    'pawn-drop-mate': ({ pawn, game }) => `ใน${game} ห้ามวาง${pawn}รุกจน`,
    'no-piece': ({ piece, mover }) => `${who(mover)}ไม่มี${piece}บนกระดาน`,
    'wrong-origin'({ piece, from: { kind, name }, squares, mover }) {
      const origin = { file: `ที่แถวตั้ง ${name}`, rank: `ที่แถวนอน ${name}`, square: `ที่ ${name}` }[kind];
      return `${who(mover)}ไม่มี${piece}${origin}  ${piece}: ${squares.join(', ')}`;
    },
    'not-your-piece': ({ square, mover }) => `${who(mover)}ไม่มีหมากที่ ${square}`,
    'no-recapture': ({ square, mover: { color, reader } }) => `ไม่มี${personsPiece('หมาก', color, reader)}ตัวใดกินที่ ${square} ได้`,
    unreachable: ({ piece, to, squares, mover: { color, reader } }) =>
      squares.length === 1
        ? `${personsPiece(piece, color, reader)}ที่ ${squares[0]} เดินไม่ถึง ${to}`
        : `ไม่มี${personsPiece(piece, color, reader)}ตัวใดเดินถึง ${to}  ${piece}: ${squares.join(', ')}`,
    blocked: ({ by, mover: { reader } }) => `ทางถูก${personsPiece(by.name, by.color, reader)}ที่ ${by.square} ขวางอยู่`,
    'nothing-to-capture': ({ square }) => `ที่ ${square} ไม่มีอะไรให้กิน`,
    'king-attacked': ({ square, attacker }) => `${square} ถูก${standingText(attacker.name, attacker.square)} โจมตีอยู่`,
    'king-exposed': ({ king, attacker, mover: { color, reader } }) =>
      `${personsPiece(king, color, reader)}จะถูก${standingText(attacker.name, attacker.square)} รุก`,
    'in-check'({ king, checkers, blocks, isSpoken, mover }) {
      const [checker, ...others] = checkers;
      const answers = [
        `เดิน${king}หนี`,
        ...(checker && others.length === 0 ? [`กิน${checker.name}`] : []),
        ...(blocks.length > 0 ? [`ขวางที่ ${blocks.join(isSpoken ? ' ถึง ' : '-')}`] : []),
      ];
      const by = joinWords(
        checkers.map(({ name, square }) => standingText(name, square)),
        'และ',
      );
      return `${who(mover)}ถูก${by} รุก: ${joinWords(answers, 'หรือ')}`;
    },
    'must-promote': ({ reason, game, piece, rank }) =>
      reason === 'mandatory' ? `ใน${game}ต้องเลื่อนขั้นเสมอ` : `${piece}ต้องเลื่อนขั้นที่แถวนอน ${rank}`,
    'dead-move': ({ piece, square }) => `${piece}ที่ ${square} จะเดินต่อไม่ได้อีกเลย`,
    'full-file': ({ pawn, file }) => `แถวตั้ง ${file} มี${pawn}เพิ่มอีกไม่ได้`,
    'outside-zone': ({ to }) => `${to} อยู่นอกเขตเลื่อนขั้น`,
    'cannot-promote': ({ piece, isPromoted }) => (isPromoted ? `${piece}เลื่อนขั้นแล้ว` : `${piece}เลื่อนขั้นไม่ได้`),
  },
  UNPLAYED: {
    ambiguous: (shown, moves) => `${shown} เป็นได้หลายตา: ${orList(moves)}  ตาไหน`,
    choice: (shown, moves) => `${shown}: ${orList(moves)}`,
    illegal: (shown, reason, meant) => `${shown ? `${shown}: ` : ''}${reason}${meant ? `  หมายถึง "${meant}" ใช่ไหม` : ''}`,
  },
  UNREAD: {
    empty: 'ยังไม่ได้พิมพ์ตาเดิน',
    'unknown-piece': ({ shown, piece, game, pieces }) => `${shown}: ${game}ไม่มีหมาก ${piece}  หมากที่มี: ${pieces.join(', ')}`,
    'not-a-square': ({ shown, square, meant, last }) =>
      asSentences(`${shown}: ${square} ไม่ใช่ช่อง`, meant ? `เขียนแถวตั้งก่อน: ${meant}` : `ช่องมีตั้งแต่ 1a ถึง ${last}`),
    'no-last-move': ({ shown }) => `${shown}: ยังไม่มีตาก่อนหน้าให้กินคืน`,
    'move-number': ({ shown, expected }) => `${shown}: ตาถัดไปคือตาที่ ${expected}`,
    'wrong-side': ({ shown, turn }) => `${shown}: ถึงตา${sideName(turn)}เดิน`,
  },
  otherFaceText(word, own) {
    const shown = wordText(word);
    return own === 'lines' ? `${shown}: ต้องมีหน้าจอ` : `${shown}: ใช้ได้เมื่อไม่มีหน้าจอเท่านั้น`;
  },

  // Players
  engineFailedText({ color, error, hasLost = false }, reason) {
    if (hasLost) return reason;
    const side = sideName(color);
    if (error.failure === 'not-started') return joinSentences([reason, 'เกมยังเก็บไว้', `ตอนนี้คุณเดินแทน${side}`]);
    return joinSentences([reason, 'เกมยังเก็บไว้', `เล่นต่อเพื่อเริ่มเอนจินใหม่ หรือเดินแทน${side}เอง`]);
  },
  engineStartsText: (name) => `กำลังเริ่มเอนจิน ${quoted(name)} ..`,
  engineStartedText: ({ color, name }) => `${sideName(color)}คือ ${programText(name)}`,
  lackText: ({ kind, variant }, fault) =>
    kind === 'no-net'
      ? joinSentences([`ใช้ไฟล์โครงข่ายประสาทของ${nameInText(variant)}ไม่ได้ (${fault})`, 'คอมพิวเตอร์เล่นโดยไม่ใช้ และอ่อนลง'])
      : joinSentences([`ใช้ตำราเปิดหมากของ${nameInText(variant)}ไม่ได้ (${fault})`, 'คอมพิวเตอร์เล่นโดยไม่ใช้']),
  unseatedText: ({ color, command }, game) =>
    command === undefined
      ? 'บนเซิร์ฟเวอร์ คอมพิวเตอร์สองตัวเล่นกันเองไม่ได้ คุณเดินให้ทั้งสองฝ่าย'
      : joinSentences([
          `${sideName(color)}คือโปรแกรม "${programText(command)}" ซึ่งไม่เคยเริ่มที่นี่ จึงยังไม่เริ่มให้`,
          `ถ้าไว้ใจ: komadai resume ${game} --start-engine`,
        ]),
  tossedText: (pawns, name, color) => `โยนเบี้ย: ${pawns}  ${name} โยนและเล่นฝ่าย${sideName(color)}`,
  levelText: (level) => `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd(),
  computerName: (level) => `คอมพิวเตอร์ ระดับ ${level}`,
  GUEST: 'ผู้เยือน',
};

export const { endingText, playedText } = game;
