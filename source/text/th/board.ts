import { printable } from '../../clean/clean-text.ts';
import type { EngineScore } from '../../engine/engine.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { FullFile, PlacesTold, TargetTold } from '../en/board.ts';
import type { Texts } from '../texts.ts';
import { terminationText } from './records.ts';
import {
  asSentences,
  countPieces,
  handicapName,
  handicapText,
  joinSentences,
  joinWords,
  lastRanks,
  ordinal,
  orList,
  ownedPiece,
  personsPiece,
  quoted,
  sideName,
  standingText,
  wordText,
} from './words.ts';

function fullFileText({ pawn, pawnsPerFile, reverts }: FullFile): string {
  const state = reverts ? '' : 'ซึ่งยังไม่เลื่อนขั้น';
  const count = pawnsPerFile === 1 ? 'อยู่แล้ว' : `อยู่แล้ว ${pawnsPerFile} ตัว`;
  return `แถวตั้งที่มี${pawn}ฝ่ายเดียวกัน${state}${count}`;
}

function faceText({ name, squares, inHand }: PlacesTold, other: Color | undefined): string {
  const title = ownedPiece(name, other);
  if (squares.length + (inHand ?? 0) === 0) return `${title}: ไม่มี`;
  const onBoard = squares.length > 0 ? squares.join(', ') : 'บนกระดานไม่มี';
  const held = inHand ? `ในมือ ${inHand}` : 'ในมือไม่มี';
  return `${title}: ${onBoard}${inHand === undefined ? '' : `, ${held}`}`;
}

/** The royal pieces of shogi as they are written, by their names in Latin letters. */
const ROYALS: Readonly<Record<string, string>> = { ōshō: '王将', gyokushō: '玉将' };

const ROLES = { attacker: 'ตัวโจมตี', defender: 'ตัวป้องกัน' };

const WAYS = {
  up: 'ขึ้น',
  'up right': 'ขึ้นขวา',
  right: 'ขวา',
  'down right': 'ลงขวา',
  down: 'ลง',
  'down left': 'ลงซ้าย',
  left: 'ซ้าย',
  'up left': 'ขึ้นซ้าย',
};

/** `เงินที่ 5e (ลอย) ด้วยเบี้ยที่ 5f, เบี้ยที่ 3d (ผูก) ด้วยเรือที่ 3h` */
function targetsText(targets: readonly TargetTold[]): string {
  return targets.map(({ target, takers, isDefended }) => `${target} (${isDefended ? 'ผูก' : 'ลอย'}) ด้วย${orList(takers)}`).join(', ');
}

const PROMOTES = { mandatory: 'ต้องเลื่อนขั้นเสมอ', optional: 'จะเลื่อนขั้นหรือไม่ก็ได้' };

const REPETITION_RESULTS = {
  draw: 'ให้เสมอ',
  'black-loses': 'ดำแพ้',
  'white-loses': 'ขาวแพ้',
  'repeater-loses': 'ฝ่ายที่เดินให้เกิดตำแหน่งนั้นแพ้',
  'repeater-wins': 'ฝ่ายที่เดินให้เกิดตำแหน่งนั้นชนะ',
};

/** The sources of the rules and of the house decisions, by their English text. */
const SOURCES: Readonly<Record<string, string>> = {
  'Madoka Kitao and Maiko Fujita, Dobutsu shogi, 2008: doubutsushogi.jp': 'มาโดกะ คิตาโอะ และ ไมโกะ ฟูจิตะ, โดบุตสึโชงิ, 2008: doubutsushogi.jp',
  'The third repetition draws, as the authors say; Fairy-Stockfish waits for the fourth':
    'ตำแหน่งซ้ำครั้งที่สามเป็นเสมอ ตามที่ผู้คิดค้นกำหนด  ส่วน Fairy-Stockfish รอครั้งที่สี่',
  'House: a move that lets the lion be taken is refused, as in shogi, where the authors let it happen and the game be lost; kanji for the pictures of the animals':
    'กติกาของโปรแกรม: ตาเดินที่ปล่อยให้สิงโตถูกกินเดินไม่ได้เช่นเดียวกับโชงิ แต่กติกาเดิมให้เดินได้และแพ้  ใช้อักษรคันจิแทนภาพสัตว์',
  'Vladimír Pribylinec, EuroShogi, 2000 and later; all else as in shogi': 'Vladimír Pribylinec, EuroShogi, ปี 2000 เป็นต้นมา  นอกนั้นเหมือนโชงิ',
  'House: the kanji; the author prints signs on cubes': 'กติกาของโปรแกรม: อักษรคันจิ  ผู้คิดค้นพิมพ์เครื่องหมายบนลูกบาศก์',
  'Madoka Kitao, Gorogoro dobutsu shogi, 2012; all else as in shogi': 'มาโดกะ คิตาโอะ, โกโรโกโรโดบุตสึโชงิ, 2012  นอกนั้นเหมือนโชงิ',
  'Paul Judkins, before April 1998; all else as in shogi': 'Paul Judkins, ก่อนเดือนเมษายน 1998  นอกนั้นเหมือนโชงิ',
  'Shigenobu Kusumoto, Gogo shogi (five by five), about 1970': 'ชิเงโนบุ คุสุโมโตะ, 5五将棋, ราวปี 1970',
  'The loss of Black at the fourth repetition: rules of the minishogi tournaments of the University of Electro-Communications, and Fairy-Stockfish':
    'ดำแพ้เมื่อตำแหน่งซ้ำครั้งที่สี่: กติกาการแข่งขันมินิโชงิของ University of Electro-Communications และ Fairy-Stockfish',
  'Cyril Veltin, Ogi, rules of 2023-24; everything not named there is as in shogi':
    'Cyril Veltin, Ōgi, กติกาปี 2023-24  สิ่งที่ไม่ได้ระบุไว้เหมือนโชงิ',
  'House: the handicaps, the impasse points and the threshold': 'กติกาของโปรแกรม: แต้มต่อ แต้มและเกณฑ์ของจิโชงิ',
  'Rules of shogi as played under the Japan Shogi Association': 'กติกาโชงิที่ใช้ในสมาคมโชงิญี่ปุ่น',
  'Toyota Genryu, published under the name of Ohashi Soei, 1799; printed in 1828 and 1833':
    'โทโยตะ เก็นริว พิมพ์ในชื่อโอฮาชิ โซเอ ปี 1799 พิมพ์ซ้ำปี 1828 และ 1833',
  'The third repetition loses for the side that brings it about, or for the side that gave the checks: rules of the game as played in Japan. Fairy-Stockfish waits for the fourth':
    'เมื่อตำแหน่งซ้ำครั้งที่สาม ฝ่ายที่ทำให้ซ้ำหรือฝ่ายที่รุกล้อแพ้: กติกาที่เล่นกันในญี่ปุ่น  ส่วน Fairy-Stockfish รอครั้งที่สี่',
  'House: the labels of the two quails': 'กติกาของโปรแกรม: อักษรของนกกระทาสองตัว',
  'R. Wayne Schmittberger, Whale shogi, 1981': 'R. Wayne Schmittberger, Whale shogi, 1981',
  'R. Wayne Schmittberger on chessvariants.com, 20 September 2004: a dolphin that returns needs room on its new file, and a captured killer whale stays one':
    'R. Wayne Schmittberger ที่ chessvariants.com, 20 กันยายน 2004: โลมาที่กลับต้องมีที่ว่างบนแถวตั้งใหม่ และวาฬเพชฌฆาตที่ถูกกินยังเป็นวาฬเพชฌฆาต',
  'House: the kanji (the author has letters); repetition as in shogi; a returning dolphin gives check even where its file has no room':
    'กติกาของโปรแกรม: อักษรคันจิ (ผู้คิดค้นใช้ตัวอักษร)  การเดินซ้ำเหมือนโชงิ  โลมาที่จะกลับยังรุกอยู่แม้แถวตั้งนั้นไม่มีที่ว่าง',
  'Fairy-Stockfish has no game of this name': 'Fairy-Stockfish ไม่มีเกมชื่อนี้',
  'Christian Freeling, Yari shogi, 1981': 'Christian Freeling, Yari shogi, 1981',
  'House: labels of one kanji, the treatment of removed pieces in an impasse': 'กติกาของโปรแกรม: อักษรคันจิตัวเดียว และการนับหมากที่ต่อให้ในจิโชงิ',
  'House: forced promotion, on which the source has two sentences that differ on rook and knight. Taken is the one by which only a piece must promote that could never move again: a yari rook on the last rank still slides sideways, and a yari knight on the rank before it still slides a square':
    'กติกาของโปรแกรม: การบังคับเลื่อนขั้น ต้นฉบับมีสองประโยคที่ขัดกันเรื่องเรือและม้า  ที่นี่ใช้ประโยคที่ให้เลื่อนขั้นเฉพาะตัวที่จะเดินต่อไม่ได้อีก: เรือยาริที่แถวสุดท้ายยังเดินไปด้านข้างได้ และม้ายาริที่แถวก่อนหน้ายังเดินต่อได้หนึ่งช่อง',
};

function scoreText(score: EngineScore, turn: Color): string {
  if (score.kind === 'mate') {
    return score.plies > 0 ? `รุกจนใน ${score.plies} ตา` : `ถูกรุกจนใน ${-score.plies} ตา`;
  }
  const pawns = (Math.abs(score.centipawns) / 100).toFixed(1);
  if (pawns === '0.0') return pawns;
  return `${sideName(score.centipawns > 0 ? turn : opposite(turn))} +${pawns}`;
}

export const board: Texts['board'] = {
  // Board
  handLineText: (mark, pieces) => `${mark} ในมือ ${pieces}`,
  BOARD_ANSWERS: {
    kept: ({ name, value }) => `${wordText(name)} ${value} มีผลตั้งแต่นี้ไปในทุกเกม`,
    turned: ({ bottom }) => `${sideName(bottom)}อยู่ด้านล่าง`,
    'no-value': ({ name, values }) => `${wordText(name)}: เลือกจาก ${values.join(', ')}`,
    'no-such-place': ({ word }) => `${wordText(word)}: ใช้ได้เฉพาะเมื่อมีหน้าจอ`,
  },
  NO_LAST_MOVE: 'ตาล่าสุด: ยังไม่มีใครเดิน',

  // Cursor and hands
  onSquare(square, piece, person) {
    if (piece === undefined) return `${square}: ว่าง`;
    return `${square}: ${personsPiece(piece.name, piece.color, person)} (${piece.letters})`;
  },
  inHand(owner, person, count, { name, letters }) {
    const whose = owner === person ? 'คุณ' : sideName(owner);
    return `ในมือ${whose}: ${countPieces(count, name)} (${letters})`;
  },
  noCursorText(example) {
    const typed = example === undefined ? '' : `พิมพ์ตาเดิน เช่น ${example} แล้วกด Enter`;
    return asSentences(typed, 'กดปุ่มลูกศรเพื่อแสดงเคอร์เซอร์');
  },
  ENTER_TEXTS: {
    'pick-up': 'Enter หยิบขึ้นมา',
    'put-back': 'Enter วางกลับที่เดิม',
    move: (name) => `Enter เดิน${name}มาที่นี่`,
    capture: (name) => `Enter กินด้วย${name}`,
    drop: (name) => `Enter วาง${name}ที่นี่`,
    refused: (name) => `${name}ของคุณไปที่นั่นไม่ได้`,
  },
  STUCK_TEXTS: {
    empty: 'ตรงนี้ไม่มีหมากให้หยิบ  เลื่อนไปที่หมากของคุณก่อน',
    'not-yours': 'นี่ไม่ใช่หมากของคุณ  หยิบหมากของคุณก่อน',
    stuck: 'ตอนนี้เดินตัวนี้ไม่ได้',
    'in-check': 'ตอนนี้เดินตัวนี้ไม่ได้  เดินแล้วยังถูกรุก',
  },
  sideInHandText: (color, pieces) => `หมากในมือ${sideName(color)}: ${pieces}`,
  heldPiecesText: (held) => held.map(({ name, count }) => countPieces(count, name)).join(', ') || 'ไม่มี',
  IN_HAND: 'ในมือ ',

  // Piece page
  IN_THE_GAME: 'ในเกม',
  itMovesText: (moves) => moves,
  setNameText(names, narrow) {
    const label = narrow.length > 0 ? `บนกระดานแคบ: ${narrow.join(' หรือ ')}` : '';
    return asSentences(`อักษรบนหมาก: ${names.map(({ kanji, romaji }) => `${kanji} ${romaji}`.trim()).join(' หรือ ')}`, label);
  },
  FACTS: {
    captive: (letters, name) => `เมื่อถูกกิน จะเข้าเป็นหมากในมือในฐานะ ${letters} (${name})`,
    royal: 'ฝ่ายที่ตัวนี้ถูกรุกจนเป็นฝ่ายแพ้',
    goal: (ranks) => `ฝ่ายที่พาตัวนี้ถึง${lastRanks(ranks)}ได้เป็นฝ่ายชนะ`,
    points: (points) => `นับเป็น ${points} แต้มในจิโชงิ`,
    stays: 'เลื่อนขั้นไม่ได้',
    noMoveTo: (ranks) => `เดินไป${lastRanks(ranks)}ไม่ได้`,
    promoted: (letters, name) => `เลื่อนขั้นเป็น +${letters} ${name}`,
    reverts: 'ตาที่เริ่มหรือจบในเขตเลื่อนขั้นจะพลิกตัวนี้ และพลิกกลับได้เช่นกัน',
    mustPromote: 'เลื่อนขั้นได้เมื่อใด ต้องเลื่อนเสมอ',
    mustPromoteOn: (ranks) => `ต้องเลื่อนขั้นที่${lastRanks(ranks)}`,
    noDeadMove: 'เดินไปช่องที่จะเดินต่อไม่ได้อีกเลยไม่ได้',
    notDropped: 'วางไม่ได้',
    neverInHand: 'ไม่มีทางเป็นหมากในมือ',
    noDropOn: (ranks) => `วางที่${lastRanks(ranks)}ไม่ได้`,
    noDropOnFile: (file) => `วางใน${fullFileText(file)}ไม่ได้`,
    noDeadDrop: 'วางที่ช่องที่จะเดินต่อไม่ได้อีกเลยไม่ได้',
    anyDrop: 'วางที่ช่องว่างใดก็ได้',
    dropMate: { illegal: 'วางแล้วรุกได้ แต่วางแล้วรุกจนทันทีไม่ได้', legal: 'วางแล้วรุกจนได้' },
  },
  diagramKeyText(step, slide, { leapsOn, isShort }) {
    const verb = leapsOn ? 'เดินหรือกระโดด' : 'เดิน';
    const most = isShort ? `, ตัวเลข ${verb}ได้ไม่เกินจำนวนนั้น` : '';
    return `${step} เดินไปช่องนั้นได้, ${slide} ${verb}ต่อไปในแนวนี้จนกว่าจะมีตัวขวาง${most}`;
  },

  // What stands where
  placesText: (faces, other) => joinSentences(faces.map((face) => faceText(face, other))),
  allPlacesText(color, count, standing, hand) {
    const sentences = standing.map(({ name, squares }) => `${name} ${squares.join(', ')}`);
    const all = [...sentences, `ในมือ ${hand}`].join('  ');
    return `${sideName(color)}, หมาก ${count} ตัว: ${all}`;
  },
  reachersText(color, role, reachers) {
    const title = `${ROLES[role]}ของ${sideName(color)}`;
    if (reachers.length === 0) return `ไม่มี${title}`;
    return `${title} ${reachers.length} ตัว: ${reachers.join(', ')}`;
  },
  reacherText(standing, held) {
    if (held === undefined) return standing;
    return held === 'king' ? `${standing} แต่ไปแล้วถูกรุก` : `${standing} ซึ่งถูกตรึง`;
  },
  rayText(way, length, standing) {
    const sentences = standing.map(({ piece, distance }) => `${piece} ห่าง ${distance} ช่อง`);
    if (length === 0) sentences.push('ขอบกระดาน');
    else if (sentences.length === 0) sentences.push(`ว่าง ${length} ช่องถึงขอบกระดาน`);
    return `${WAYS[way]}: ${sentences.join(', ')}`;
  },
  canTakeText: (color, targets) =>
    targets.length === 0 ? `${sideName(color)}ไม่มีตัวที่กินได้` : `${sideName(color)}กินได้: ${targetsText(targets)}`,
  threatensText: (color, targets) =>
    targets.length === 0 ? `${sideName(color)}ไม่ได้ขู่กินตัวใด` : `${sideName(color)}ขู่กิน: ${targetsText(targets)}`,
  threatensMateText: (color, moves) => `${sideName(color)}ขู่รุกจน: ${moves}`,
  squareWanted(word, first, last, middle) {
    const shown = wordText(word);
    return `${shown}: บอกช่องตั้งแต่ ${first} ถึง ${last} เช่น "${shown} ${middle}"`;
  },
  WANTED: {
    where: (letters) => `ที่ไหน: บอกช่อง หรือหมาก ${letters} ตัวใดตัวหนึ่ง`,
    pieces: (letters) => `หมาก: บอก "ดำ", "ขาว" หรือ ${letters} ตัวใดตัวหนึ่ง  ถ้าไม่บอกคือทั้งหมด`,
    file: (files) => `แถวตั้ง: บอกแถวตั้งแต่ 1 ถึง ${files} เช่น "แถวตั้ง 5"`,
    rank: (first, last, middle) => `แถวนอน: บอกแถวตั้งแต่ ${first} ถึง ${last} เช่น "แถวนอน ${middle}"`,
  },
  NOTHING_CHANGED: 'สิ่งที่เปลี่ยน: ยังไม่ได้เดินสักตา',
  fileText: (file, standing) => `แถวตั้ง ${file}: ${standing.join(', ') || 'ว่าง'}`,
  rankText: (rank, standing) => `แถวนอน ${rank}: ${standing.join(', ') || 'ว่าง'}`,
  onSquareText: (square, piece) => `${square}: ${piece ?? 'ว่าง'}`,

  // Rules page
  RULES_TITLES: {
    board: 'กระดานและเป้าหมาย',
    pieces: 'ตัวหมาก',
    promotion: 'การเลื่อนขั้น',
    drops: 'การวาง',
    end: 'การจบเกม',
    impasse: 'จิโชงิ',
    handicaps: 'แต้มต่อ',
    hints: 'คำแนะนำสำหรับผู้เริ่มเล่น',
    sources: 'แหล่งอ้างอิง',
  },
  rulesTitle: (name, kanji) => `${name} ${kanji}`.trim(),
  boardText: ({ files, ranks, handicaps }, pieces) =>
    `กระดานมีแถวตั้ง ${files} แถว นับเป็นตัวเลขจากขวา และมีแถวนอน ${ranks} แถว เรียงเป็นตัวอักษรจากบน เมื่อมองจากฝ่ายดำซึ่งอยู่ด้านล่าง  แต่ละฝ่ายมีหมาก ${pieces} ตัว  ดำเดินก่อน${handicaps.length > 0 ? ' ยกเว้นเกมที่มีแต้มต่อ ขาวเดินก่อน' : ''}`,
  TURNS: {
    legal: 'แต่ละฝ่ายผลัดกันเดินหมากหนึ่งตัว หรือวางหมากในมือหนึ่งตัว  ข้ามตาไม่ได้  เดินไปช่องที่มีหมากของอีกฝ่ายคือกิน  หมากที่ถูกกินเข้าเป็นหมากในมือของผู้กิน',
    illegal: 'แต่ละฝ่ายผลัดกันเดินหมากหนึ่งตัว  ข้ามตาไม่ได้  เดินไปช่องที่มีหมากของอีกฝ่ายคือกิน  หมากที่ถูกกินไม่กลับมาอีก',
  },
  aimText(royal, { goalRanks, noMoves }) {
    const ways = [
      `รุก${royal}ของอีกฝ่ายให้จน`,
      ...(goalRanks ? [`พา${royal}ของตนไปถึง${lastRanks(goalRanks)}`] : []),
      ...(noMoves === 'loses' ? ['ทำให้อีกฝ่ายอับ (ไม่มีตาเดิน)'] : []),
    ];
    return `ฝ่ายที่ชนะคือฝ่ายที่${joinWords(ways, 'หรือ')}`;
  },
  drawnByFurigoma: (ownPawn) =>
    `เกมที่ไม่มีแต้มต่อเลือกฝ่ายด้วยการโยนเบี้ย (ฟุริโกมะ): ผู้เล่นคนหนึ่งโยนเบี้ยห้าตัว${ownPawn ? '' : 'จากชุดโชงิ'}  ถ้าหงายด้านเลื่อนขั้นมากกว่า ผู้โยนเล่นฝ่ายขาว มิฉะนั้นเล่นฝ่ายดำ  เกมต่อๆ ไปของการแข่งเดียวกันสลับฝ่ายกัน`,
  pieceLine: (title, moves) => `${title}: ${moves}`,
  wordsText: ({ slides, leaps, promotes }) =>
    asSentences(
      slides ? 'เดินกี่ช่องก็ได้ คือไปในแนวนั้นได้ไกลเท่าที่ไม่มีตัวขวาง' : '',
      leaps ? 'เฉพาะการกระโดดเท่านั้นที่ข้ามตัวอื่นได้' : 'ไม่มีหมากใดข้ามตัวอื่นได้',
      promotes ? 'เครื่องหมาย + คือด้านเลื่อนขั้นของหมากก่อนหน้า' : '',
    ),
  royalsText: (king, jewel) => `ผู้เล่นระดับสูงกว่าใช้ ${ROYALS[king] ?? king} อีกฝ่ายใช้ ${ROYALS[jewel] ?? jewel}  ทั้งสองเดินเหมือนกัน`,
  NO_PROMOTION: 'ไม่มีหมากใดเลื่อนขั้น',
  promotionText: (zone, promotion) =>
    `เขตเลื่อนขั้นคือ${lastRanks(zone)}เมื่อมองจากฝ่ายที่เดิน  หมากบนกระดานที่มีด้านเลื่อนขั้น เมื่อเดินเข้า เดินภายใน หรือเดินออกจากเขต ${PROMOTES[promotion]}`,
  lastingText(turning) {
    if (turning === 'all') {
      return 'ตาถัดไปที่เข้าเกณฑ์เดียวกันจะพลิกกลับ  หมากที่ถูกกินเข้ามือโดยไม่เลื่อนขั้น';
    }
    const lasting = 'หมากที่เลื่อนขั้นแล้วคงอยู่เช่นนั้นจนถูกกิน และเข้ามือโดยไม่เลื่อนขั้น';
    if (turning.length === 0) return lasting;
    return `${lasting} ยกเว้น${joinWords(turning, 'และ')} ซึ่งตาเช่นนั้นจะพลิกกลับ`;
  },
  mustPromoteOnText: (names, ranks) => `${joinWords(names, 'และ')}ต้องเลื่อนขั้นที่${lastRanks(ranks)}`,
  dropsText: (promotesLater) =>
    `หมากในมือวางลงบนช่องว่างได้โดยไม่เลื่อนขั้น นับเป็นหนึ่งตา${promotesLater ? '  จะวางในเขตเลื่อนขั้นก็ได้ แล้วเลื่อนขั้นเมื่อเดินครั้งต่อไป' : ''}`,
  deadDropText: (names, ranks) => `${joinWords(names, 'และ')}วางที่${lastRanks(ranks)}ไม่ได้ เพราะจะเดินต่อไม่ได้เลย`,
  captiveText: (captured, becomes) => `${captured}ที่ถูกกินเข้ามือเป็น${becomes}`,
  pawnFileText(pawn, full) {
    if (full === undefined) return `วาง${pawn}ในแถวตั้งที่มี${pawn}ฝ่ายเดียวกันอยู่แล้วได้`;
    const nifu = full.pawnsPerFile === 1 ? ` (${pawn}ซ้อน, นิฟุ)` : '';
    return `ห้ามวาง${pawn}ใน${fullFileText(full)}${nifu}`;
  },
  pawnMateText: (pawn, rule) =>
    rule === 'illegal' ? `ห้ามวาง${pawn}รุกจนทันที แต่วาง${pawn}รุกได้ และเดิน${pawn}บนกระดานรุกจน หรือวางหมากอื่นรุกจนได้` : `วาง${pawn}รุกจนได้`,
  ENDS: {
    checkmate: (royal) => `รุกจน: ${royal}ถูกรุกและไม่มีตาเดินใดแก้ได้  ฝ่ายที่ถึงตาเดินแพ้`,
    goal: (royal, ranks) => `ฝ่ายที่พา${royal}ไปถึง${lastRanks(ranks)}โดยไม่ถูกรุกเป็นฝ่ายชนะ`,
    noMoves: { loses: 'อับ: ไม่มีตาเดินทั้งที่ไม่ถูกรุก  ฝ่ายที่อับแพ้เช่นกัน', draws: 'อับ: ไม่มีตาเดินทั้งที่ไม่ถูกรุก  ให้เสมอ' },
    repetition: ({ times, result }) =>
      `เดินซ้ำ (เซ็นนิชิเตะ): เมื่อเกิดตำแหน่งเดิม หมากในมือเดิม และฝ่ายเดิมถึงตาเดิน เป็นครั้ง${ordinal(times)} ${REPETITION_RESULTS[result]}`,
    perpetualCheck: ({ result }) => {
      const both = result === 'draw' ? '  ถ้าทั้งสองฝ่ายรุกเช่นนั้น ให้เสมอ (กติกาของโปรแกรม)' : '';
      return `รุกล้อ: ถ้าฝ่ายหนึ่งรุกทุกตาตั้งแต่ตำแหน่งนั้นเกิดครั้งแรก ฝ่ายนั้นแพ้แทน${both}`;
    },
    bare: (royal) => `เหลือเพียง${royal}ทั้งสองฝ่าย เกมยังไม่จบ  เล่นต่อจนเดินซ้ำหรือตกลงเสมอ`,
    resignation: 'ยอมแพ้เมื่อใดก็ได้ และตกลงเสมอกันได้',
    illegal: 'เดินผิดกติกาแพ้ทันทีในเกมเข้มงวด มิฉะนั้นตานั้นเดินไม่ได้',
  },
  impasseRule(royal, counted, threshold) {
    const counts = counted.map(([names, points]) => `${joinWords(names, 'และ')} ${points} แต้ม`);
    return `เมื่อ${royal}ทั้งสองอยู่ในเขตของอีกฝ่าย ฝ่ายหนึ่งขอนับแต้มจิโชงิได้ อีกฝ่ายจะรับหรือเล่นต่อก็ได้  แต่ละฝ่ายนับหมากบนกระดานและในมือ ไม่ว่าเลื่อนขั้นหรือไม่: ${counts.join(', ')}  ${royal}ไม่นับ  ฝ่ายที่ได้ไม่ถึง ${threshold} แต้มแพ้  ถ้าได้ ${threshold} ขึ้นไปทั้งสองฝ่าย ให้เสมอ  ถ้าไม่ถึงทั้งสองฝ่าย ฝ่ายที่น้อยกว่าแพ้ และแต้มเท่ากันให้เสมอ (กติกาของโปรแกรม)`;
  },
  GIVEN_COUNT: 'ในเกมที่มีแต้มต่อแบบมีชื่อ หมากที่ต่อให้นับเป็นแต้มของขาว (กติกาของโปรแกรม)',
  ABOUT_HANDICAPS: 'ผู้เล่นที่เก่งกว่าเล่นฝ่ายขาว นำหมากบางตัวออกจากเกมเป็นแต้มต่อ และเดินก่อน  ไม่มีข้อตกลงตายตัวว่าฝีมือต่างกันเท่าใดควรต่อเท่าใด',
  handicapLine(handicap, kanji, removed) {
    const name = [handicapName(handicap), kanji].filter(Boolean).join(' ');
    const pieces = removed.map(({ square, name: piece }) => `${piece} ${square}`);
    return `${name}: ไม่มี ${joinWords(pieces, 'และ')}`;
  },
  DROP_HINT: 'การวางคือครึ่งหนึ่งของเกม  ถ้ามีหมากว่างอยู่ในมือสองตัวขึ้นไป มักแปลว่าพลาดโอกาสบุกไปแล้ว',
  pawnInHandHint: (pawn) => `${pawn}ในมือควรเก็บไว้บ้าง  ใช้กันรุก เปิดแถวตั้ง หรือรบกวนค่ายของอีกฝ่ายได้เมื่อจำเป็น`,
  HOUSE_RULE: 'กติกาของโปรแกรมคือข้อที่เรากำหนดเอง เพราะไม่มีแหล่งอ้างอิงใดระบุไว้',
  sourceText: (source) => SOURCES[source] ?? source,

  // Screen places
  PLACES: {
    here: {
      settings: '"อักษร", "ธีม" และ "เสียงอ่าน" เปลี่ยนค่านั้นๆ  เปลี่ยนค่าอื่นด้วย komadai settings',
      learn: 'เรียน: พิมพ์ "ออก" แล้วใช้ komadai learn เพื่อเริ่มบทเรียน',
      menu: 'เมนู: พิมพ์ "ออก" เพื่อเก็บเกมนี้ไว้ แล้วใช้ komadai play เพื่อเริ่มเกมใหม่  ดูคำสั่งอื่นด้วย komadai help',
    },
    server: {
      settings: '"อักษร", "ธีม" และ "เสียงอ่าน" เปลี่ยนค่านั้นๆ  เปลี่ยนค่าอื่นได้เมื่อใช้หน้าจอ',
      learn: 'เรียน: บทเรียนต้องมีหน้าจอ  ในเครื่องของคุณใช้ komadai learn',
    },
  },
  BACK_AT_GAME: 'กลับมาที่เกมแล้ว',

  // Status
  startTitle(game, start) {
    if (start === 'even') return `${game}, ไม่มีแต้มต่อ`;
    return `${game}, ${start === 'given' ? 'จากตำแหน่งที่กำหนด' : handicapText(start)}`;
  },
  turnText: (ply, turn) => `${ply === 0 ? 'เริ่มต้น' : `ตาที่ ${ply}`} - ${sideName(turn)}เดิน`,
  inCheckText(royal, attackers) {
    const names = attackers.map(({ name, square }) => standingText(name, square));
    return `รุก! ${standingText(`${royal.name}ของคุณ`, royal.square)} ถูก${joinWords(names, 'และ')} รุกอยู่`;
  },
  repetitionWarning({ occurrence, perpetualChecker }, times, winner) {
    const told = `ตำแหน่งนี้เกิดเป็นครั้ง${ordinal(occurrence)} จาก ${times}`;
    if (perpetualChecker) {
      return `${told}  รุกล้อ: ${sideName(perpetualChecker)}ต้องเปลี่ยนตาเดิน มิฉะนั้นแพ้`;
    }
    const result = winner === undefined ? 'จะเสมอ' : `${sideName(winner)}จะชนะ`;
    return `${told}  ครั้ง${ordinal(times)} ${result}`;
  },
  pawnDropMateWarning: (drop) => `${drop} เป็นการวางเบี้ยรุกจน จึงห้ามเดิน`,
  impasseText: ({ black, white }, threshold) => `ขอนับแต้มจิโชงิได้: ดำ ${black} แต้ม ขาว ${white} แต้ม  ต้องได้ ${threshold} แต้ม`,

  // Variants
  VARIANT_COLUMNS: ['ID', 'ชื่อ', 'ขนาด', 'หมาก', 'มาจาก'],
  checkedVariantText: (place, { id, files, ranks, pieces }, fingerprint) =>
    `${place}: ${id}, ${files}x${ranks}, หมาก ${pieces.length} ชนิด, กติกา ${fingerprint}`,
  randomGamesText(games, ends, { longer, plies }) {
    const counts = ends.map(([reason, count]) => `${terminationText(reason)} ${count}`);
    if (longer > 0) counts.push(`ยาวกว่า ${plies} ตา ${longer}`);
    return `เกมสุ่ม ${games} เกม: ${counts.join(', ')}`;
  },
  lineCountsText: (perft, ms) => `แนวเดิน 1 ถึง ${perft.length} ตา: ${perft.join(', ')} นับใน ${Math.round(ms)} ms`,
  VARIANT_PROSE: {
    yari: {
      about: [
        'ยาริโชงิคือเกมแห่งหอก คิดค้นโดยคริสเตียน ฟรีลิง เมื่อปี 1981  ยาริแปลว่าหอก และหมากส่วนใหญ่ถือหอก คือพุ่งไปข้างหน้าได้ไกลเท่าที่ทางเปิด แต่ถอยไม่ได้เลย',
        'เมื่อเลื่อนขั้น หมากจะหันหอกกลับ คือถอยหลังได้ไกล แต่ไปข้างหน้าได้ไม่เกินหนึ่งช่อง  มีเพียงเรือยาริที่กลายเป็นเรือเต็มตัว',
      ],
      hints: [
        'เบี้ยคุ้มกันกันเองไม่ได้ จึงเสียตั้งแต่ต้นเกม แล้วกลับมาวางหลังแนวของอีกฝ่าย',
        'ช่วงแรกให้เรือยาริอยู่ห่างในระยะปลอดภัย และให้ขุนอยู่ห่างจากเรือ',
        'ถ้าอีกฝ่ายเปิดแถวตั้งริมกระดานให้เรือยาริ ให้ตอบในแถวเดียวกัน',
        'ก่อนส่งหมากไปข้างหน้า ให้ถามตัวเองว่าจะกลับมาอย่างไร เพราะส่วนใหญ่กลับไม่ได้จนกว่าจะเลื่อนขั้น',
      ],
    },
    shogi: {
      about: [
        'โชงิคือหมากรุกญี่ปุ่น เล่นกันในรูปแบบปัจจุบันมาราวสี่ร้อยปี',
        'สิ่งที่ต่างจากหมากรุกชนิดอื่นคือการวาง  หมากที่ถูกกินเปลี่ยนฝ่ายและกลับลงกระดานได้ทุกตา  กระดานจึงไม่เคยโล่ง และเสมอกันน้อยมาก',
      ],
      hints: [
        'พาขุนออกจากกลางกระดานไปอยู่หลังทองและเงินก่อนเริ่มปะทะ',
        'ดันเบี้ยหน้าเรือแต่เนิ่นๆ เพื่อเปิดทางให้หมากที่แรงที่สุด',
        'ทองในมือเหมาะที่สุดสำหรับรุกจน เพราะคุมช่องรอบขุนได้ในระยะประชิด',
        'ยิ่งใกล้จบเกม ตาที่ทำให้อีกฝ่ายถูกรุกหรือจวนจนยิ่งมีค่า และการกินหมากยิ่งมีค่าน้อยลง',
      ],
    },
    ogi: {
      about: [
        'โองิ เกมแห่งราชา คิดค้นโดยซีริล เวลแต็ง  กติกาที่ใช้นี้เป็นฉบับปี 2023-24  ใกล้เคียงกับโชงิ มีแถวตั้งและแถวนอนแปดแถว และมีเจ้าหญิงแทนทอง  เว็บที่ใหม่กว่าในชื่อเดียวกันอธิบายเกมอื่นที่ใกล้หมากรุกสากลกว่า',
        'ขุนทั้งสองเผชิญหน้ากันในแถวตั้งเดียว เจ้าหญิงอยู่แถวถัดไป  การเลื่อนขั้นเลือกไม่ได้ เลื่อนได้เมื่อใดต้องเลื่อน',
      ],
      legend: 'เกมนี้มีตำนานเล่าคู่กันว่าเกี่ยวข้องกับโคมาโยะ โยไคตนหนึ่งในนิทานญี่ปุ่น  ขอให้ฟังเป็นตำนาน เพราะเกมนี้เกิดในสมัยของเรา',
      hints: [
        'เจ้าหญิงคือบิชอปกับม้าในตัวเดียว และกระโดดแบบม้าได้ทุกทิศ  หาช่องที่โจมตีหมากได้สองตัวพร้อมกัน',
        'เพราะการเลื่อนขั้นเป็นข้อบังคับ ให้คิดก่อนพาเงิน ม้า หรือหอกเข้าเขต เพราะจะกลายเป็นหมากที่เดินได้ทีละช่อง',
      ],
      handicapNote: 'แต้มต่อเป็นไปตามโชงิ (กติกาของโปรแกรม)',
      impasseNote: 'แต้มของหมากและเกณฑ์เป็นกติกาของโปรแกรม',
    },
    minishogi: {
      about: [
        'มินิโชงิคือโชงิบนกระดาน 5x5 มีหมากชนิดละหนึ่งตัว  คิดค้นหรือค้นพบอีกครั้งโดยชิเงโนบุ คุสุโมโตะ ราวปี 1970  มีการแข่งขันทั้งระหว่างโปรแกรมและในชมรม',
        'กติกาทุกข้อเหมือนโชงิ  เขตเลื่อนขั้นมีเพียงแถวสุดท้าย  หมากทุกตัวมีบทบาทตั้งแต่ตาแรก  เกมส่วนใหญ่จบภายในสามสิบตา',
      ],
      hints: ['หมากในมือมีค่ากว่าหมากบนกระดาน เพราะวางใกล้ขุนของอีกฝ่ายได้เสมอ', 'ดำได้เดินก่อนแต่ต้องเลี่ยงการเดินซ้ำครั้งที่สี่ซึ่งดำแพ้  ขาวจึงยันไว้ด้วยการเดินซ้ำได้'],
    },
    gorogoro: {
      about: [
        'โกโรโกโรโชงิเป็นก้าวจากโดบุตสึโชงิไปสู่โชงิ คิดค้นโดยมาโดกะ คิตาโอะ  ชื่อเล่นคำกับเลข 5 และ 6 ซึ่งเป็นขนาดกระดาน',
        'มีแต่ขุน ทอง เงิน และเบี้ย ไม่มีหมากใดเดินไกล  ใช้กติกาโชงิ รวมทั้งนิฟุและข้อห้ามวางเบี้ยรุกจน  เขตเลื่อนขั้นลึกสองแถว',
      ],
      hints: ['เบี้ยกลางกระดานปะทะกันตั้งแต่ตาแรก  นับก่อนว่าใครได้กินเป็นคนสุดท้าย', 'ทองในมือเหมาะที่สุดสำหรับรุกจน  เก็บไว้ตัวหนึ่งสำหรับท้ายเกม'],
    },
    judkins: {
      about: ['จัดกินส์โชงิ คิดค้นโดยพอล จัดกินส์ แห่งเมืองนอริช ก่อนปี 1998 คือมินิโชงิที่เพิ่มม้า บนกระดาน 6x6  เขตเลื่อนขั้นลึกสองแถว'],
      hints: [
        'ม้ากระโดดเข้าเขตได้ในตาที่สองของมัน และม้าในมือโจมตีได้สองช่องที่หมากอื่นไปไม่ถึงจากตรงนั้น',
        'แต่ละฝ่ายมีเบี้ยตัวเดียว  เมื่อเบี้ยหายไปจากแถวตั้ง แถวนั้นเป็นของเรือ',
      ],
    },
    tori: {
      about: [
        'โทริโชงิ เกมแห่งนก คิดค้นโดยโทโยตะ เก็นริว เมื่อปี 1799 และเคยเชื่อกันนานว่าเป็นผลงานของโอฮาชิ โซเอ ผู้เป็นอาจารย์  นอกจากโชงิแล้ว นี่คือเกมเก่าแก่ในตระกูลที่หมากซึ่งถูกกินกลับมาได้ และยังเล่นกันอยู่',
        'นางแอ่นสิบหกตัวเต็มกลางกระดาน สองตัวประจันหน้ากันตั้งแต่ต้น  นกกระทาซ้ายและขวาเป็นภาพสะท้อนของกันและกัน  อินทรีซึ่งเลื่อนขั้นจากเหยี่ยวคือหมากที่แรงที่สุด',
      ],
      hints: [
        'นางแอ่นอยู่ในแถวตั้งเดียวกันได้สองตัว ไม่ใช่สาม  ตัวที่สามในมือต้องรอจนแถวว่าง',
        'นางแอ่นที่เลื่อนขั้นเป็นห่านกระโดดทีละสองช่องเท่านั้น ส่วนใหญ่จึงไปได้ไม่กี่ช่อง  ใช้แลกได้เท่ากับนางแอ่น',
        'ให้เหยี่ยวอยู่หลังนางแอ่นจนกว่าจะเข้าเขตได้อย่างปลอดภัย  เมื่อเป็นอินทรีแล้วมักตัดสินเกม',
      ],
    },
    euro: {
      about: [
        'ยูโรโชงิ คิดค้นโดยวลาดิมีร์ ปริบีลีเนตส์ ต่อยอดจากเกมลูกบาศก์ของเขา  เป็นโชงิสำหรับผู้ที่มาจากหมากรุกสากล  มีแถวตั้งและแถวนอนแปดแถว เรือหนึ่งตัวและบิชอปสองตัว',
        'ม้ากระโดดแบบโชงิและเดินไปด้านข้างได้ด้วย จึงไม่ติดอยู่แถวสุดท้าย  การเลื่อนขั้นเลือกไม่ได้ เลื่อนได้เมื่อใดต้องเลื่อน',
      ],
      hints: ['บิชอปสองตัวเริ่มข้างกัน และคุมช่องได้ครบทั้งสองสี  เปิดแนวเฉียงให้แต่ละตัว', 'ม้าที่เข้าเขตกลายเป็นทองทันที  กระโดดเข้าเมื่อต้องการทองตรงนั้นเท่านั้น'],
    },
    whale: {
      about: [
        'เวลโชงิ คิดค้นโดย อาร์. เวย์น ชมิตเบอร์เกอร์ เมื่อปี 1981  มีวาฬเป็นตัวหมาก  แนวคิดใกล้เคียงโทริโชงิ เล่นบนกระดาน 6x6',
        'ไม่มีหมากใดเลื่อนขั้น ยกเว้นสองแบบที่แปลกออกไป  พอร์พอยส์ซึ่งอ่อนที่สุดเมื่อถูกกินเข้ามือเป็นวาฬเพชฌฆาตซึ่งแรงที่สุด  โลมาที่ถึงแถวสุดท้ายจะหันกลับและถอยเฉียงได้ไกล  เมื่อถอยกลับมาแล้วก็เป็นโลมาดังเดิม',
      ],
      hints: [
        'รักษาพอร์พอยส์เหมือนเป็นหมากที่แรงที่สุด เพราะสำหรับฝ่ายที่กินได้มันเป็นเช่นนั้น',
        'โลมาอยู่ในแถวตั้งเดียวกันได้สองตัว ไม่ใช่สาม',
        'โลมาที่ถึงแถวสุดท้ายโจมตีจากด้านหลังตามแนวเฉียงทั้งสอง',
      ],
    },
    dobutsu: {
      about: [
        'โดบุตสึโชงิ เกมแห่งสัตว์ คิดค้นเมื่อปี 2008 โดยมาโดกะ คิตาโอะ นักโชงิอาชีพ วาดภาพโดยไมโกะ ฟูจิตะ เพื่อให้เด็กเล็กเริ่มเล่นได้  วางขายในชื่อ Catch the Lion ด้วย',
        'สัตว์ทุกตัวเดินทีละช่อง  สิงโตที่เดินถึงแถวสุดท้ายโดยไม่ถูกโจมตีเป็นฝ่ายชนะ  ลูกเจี๊ยบที่ถึงแถวนั้นกลายเป็นแม่ไก่ แต่ลูกเจี๊ยบที่วางลงยังเป็นลูกเจี๊ยบ แม้วางที่แถวสุดท้าย',
      ],
      hints: [
        'นับสัตว์ที่กินสิงโตบนแถวสุดท้ายได้  ถ้าไม่มีเลย เดินเข้าไปได้',
        'ยีราฟโจมตีจากด้านหน้าได้ดีกว่า ช้างโจมตีจากมุมได้ดีกว่า  แลกตัวที่ยืนไม่ดีออกไป',
        'คอมพิวเตอร์รู้เกมนี้ทั้งหมดแล้ว  ถ้าเล่นดีที่สุดทั้งสองฝ่าย ขาวชนะในตาที่ 78',
      ],
    },
  },

  // Describe moves
  STRAIGHT: [
    [0b1111, 'ในแนวตรงทุกทิศ'],
    [0b0001, 'ตรงไปข้างหน้า'],
    [0b1100, 'ไปด้านข้าง'],
    [0b0100, 'ไปทางซ้าย'],
    [0b1000, 'ไปทางขวา'],
    [0b0010, 'ตรงไปข้างหลัง'],
  ],
  DIAGONAL: [
    [0b11110000, 'ในแนวเฉียงทุกทิศ'],
    [0b01010000, 'เฉียงไปข้างหน้า'],
    [0b10100000, 'เฉียงไปข้างหลัง'],
    [0b00010000, 'เฉียงหน้าซ้าย'],
    [0b01000000, 'เฉียงหน้าขวา'],
    [0b10000000, 'เฉียงหลังซ้าย'],
    [0b00100000, 'เฉียงหลังขวา'],
  ],
  ANY_DIRECTION: 'ทุกทิศ',
  KNIGHT: [
    [0b11111111, 'ตรงสองช่องแล้วเยื้องหนึ่งช่อง ทุกทิศ'],
    [0b00001111, 'ไปหน้าหรือหลังสองช่องแล้วเยื้องหนึ่งช่อง'],
    [0b11110000, 'ไปข้างสองช่องแล้วขึ้นหน้าหรือถอยหลังหนึ่งช่อง'],
    [0b00000101, 'ไปหน้าสองช่องแล้วเยื้องหนึ่งช่อง'],
    [0b00001010, 'ถอยหลังสองช่องแล้วเยื้องหนึ่งช่อง'],
    [0b01010000, 'ไปข้างสองช่องแล้วขึ้นหน้าหนึ่งช่อง'],
    [0b10100000, 'ไปข้างสองช่องแล้วถอยหลังหนึ่งช่อง'],
    [0b10010000, 'ไปซ้ายสองช่องแล้วขึ้นหน้าหรือถอยหลังหนึ่งช่อง'],
    [0b01100000, 'ไปขวาสองช่องแล้วขึ้นหน้าหรือถอยหลังหนึ่งช่อง'],
    [0b00000001, 'ไปหน้าสองช่องแล้วเยื้องซ้ายหนึ่งช่อง'],
    [0b00000100, 'ไปหน้าสองช่องแล้วเยื้องขวาหนึ่งช่อง'],
    [0b00001000, 'ถอยหลังสองช่องแล้วเยื้องซ้ายหนึ่งช่อง'],
    [0b00000010, 'ถอยหลังสองช่องแล้วเยื้องขวาหนึ่งช่อง'],
    [0b00010000, 'ไปซ้ายสองช่องแล้วขึ้นหน้าหนึ่งช่อง'],
    [0b10000000, 'ไปซ้ายสองช่องแล้วถอยหลังหนึ่งช่อง'],
    [0b01000000, 'ไปขวาสองช่องแล้วขึ้นหน้าหนึ่งช่อง'],
    [0b00100000, 'ไปขวาสองช่องแล้วถอยหลังหนึ่งช่อง'],
  ],
  slideText(range, directions) {
    const where = joinWords(directions, 'หรือ');
    if (range === 1) return `เดินหนึ่งช่อง ${where}`;
    return range === 'unlimited' ? `เดินกี่ช่องก็ได้ ${where}` : `เดินได้ถึง ${range} ช่อง ${where}`;
  },
  leapText(range, line, knight) {
    const inLine = line === undefined ? [] : [`สองช่อง${joinWords(line, 'หรือ')}`];
    const where = joinWords([...inLine, ...knight], 'หรือ');
    if (range === 1) return `กระโดด${where}`;
    const times = range === 'unlimited' ? 'กี่ครั้งก็ได้' : `ได้ถึง ${range} ครั้ง`;
    return `กระโดด${times}ในทิศเดียว ${where}`;
  },
  clausesText: (clauses) => clauses.join(', หรือ'),

  // Hints
  howToMove(example, hasMouse) {
    const typed = example === undefined ? [] : [`พิมพ์ตาเดิน: ${example} แล้วกด Enter`];
    return [...typed, hasMouse ? 'หรือใช้ลูกศรกับ Enter หรือคลิก' : 'หรือใช้ลูกศรกับ Enter', '? ดูเพิ่มเติม'];
  },
  HINT_IS_COMING: 'กำลังคิดคำใบ้ ..',
  hintSentence: (first, then, score, turn) => `คำใบ้: ${first}${then && ` จากนั้น ${then}`} (${scoreText(score, turn)})`,
  thinkingLabel: (color) => `${sideName(color)}กำลังคิด`,

  // Edit
  EDIT_TASK:
    'ตั้งหมากเป็นตำแหน่งใดก็ได้  "เงิน 5e" วางเงินที่ 5e, "7g 7f" ย้ายหมากจาก 7g ไป 7f, "5e" อย่างเดียวบอกว่ามีอะไรอยู่ที่นั่น  ' +
    'กด Enter หรือคลิกเพื่อยกหมากที่เคอร์เซอร์แล้ววางลง  ที่ช่องว่าง หรือเมื่อกดซ้ำที่หมากเดิม จะมีรายการสิ่งที่ทำได้  ' +
    'ถ้าพิมพ์แต่ชื่อหมาก หมากจะวางที่เคอร์เซอร์  คำสั่งที่ไม่บอกช่องก็ใช้ช่องนั้น',
  EDIT_TITLE: 'ตั้งหมาก',
  editHeading: (game) => `${game}: ตั้งหมาก`,
  EDIT_ANSWERS: {
    cleared: 'กระดานและมือว่างแล้ว',
    started: 'ตำแหน่งเริ่มเกม',
    undone: 'ย้อนแล้ว',
    redone: 'ทำอีกครั้งแล้ว',
    'no-undo': 'ไม่มีการแก้ให้ย้อน',
    'no-redo': 'ไม่มีการแก้ที่ย้อนไว้',
    'which-square': 'ช่องไหน  บอกช่องต่อท้ายคำสั่ง เช่น 5e หรือเลือกด้วยลูกศร',
    'empty-square': 'ไม่มีหมากที่ช่องนั้น',
    'no-other-face': 'หมากตัวนี้เลื่อนขั้นไม่ได้',
    'royal-in-hand': 'หมากตัวนี้อยู่ในมือไม่ได้',
    'which-hand': 'บอกฝ่าย หมาก และจำนวน เช่น "หมากในมือ ดำ เบี้ย 3"',
    'hand-full': 'ในมือมีได้ชนิดละไม่เกิน 99 ตัว',
    'no-handicap': 'ตำแหน่งเริ่ม: เกมนี้ไม่มีแต้มต่อแบบนั้น',
    'no-moves': 'ฝ่ายที่ต้องเดินไม่มีตาเดิน จึงเริ่มเกมที่นี่ไม่ได้',
    'no-level': 'เล่น: บอกระดับ 1 ถึง 10  ถ้าไม่บอกคือเล่นสองคน',
    'no-target': 'ไม่ใช่หมากกล  ฝ่ายที่ไม่ได้เดินไม่มีขุนให้รุกจน',
    'which-file': 'บันทึกไฟล์: บอกชื่อไฟล์หมากกล',
    'saves-no-mate': 'จากตรงนี้รุกต่อเนื่องแล้วไม่จน (พิสูจน์แล้ว) จึงไม่ใช่หมากกลและไม่ได้บันทึก',
    'saves-unproved': 'ในเวลาที่มียังพิสูจน์ไม่ได้ว่ามีแนวรุกจนหรือไม่  บันทึกเลยไหม',
    'save-stopped': 'การหาแนวรุกจนถูกหยุด จึงไม่ได้บันทึก',
    'leaves-edited': 'ตำแหน่งยังไม่ได้เก็บไว้  ออกเลยไหม',
    rest: ({ color, count }) => (count === 0 ? 'ไม่มีหมากที่ขาด' : `หมาก ${count} ตัวไปอยู่ในมือ${sideName(color)}`),
    saved({ path, plies }) {
      const mate = plies === undefined ? '' : `รุกจนใน ${plies} ตา`;
      return asSentences(mate, `เพิ่มลงใน ${printable(path)} แล้ว`, 'แก้ได้ด้วย komadai tsume');
    },
  },
  sideToMoveText: (color) => `ตา${sideName(color)}เดิน`,
  removedText: (piece) => `เอา${piece} ออกแล้ว`,
  pickedText: (piece) => `ยก${piece}แล้ว  กด Enter เพื่อวาง`,
  notReadText: (line, piece, square) =>
    `${quoted(line)} ไม่ใช่หมากและไม่ใช่ช่อง เช่น "${piece} ${square}" หรือ "${piece} ${square} ขาว"  พิมพ์ "ช่วยเหลือ" เพื่อดูคำสั่งทั้งหมด`,
  problemNotSavedText: (fault) => `บันทึกไฟล์: ${fault}`,
  kinglessText: (color, royal) => `${sideName(color)}ไม่มี${royal}`,
  tooManyText: (pieces, most) => `มี${pieces}มากเกินไป  ทั้งชุดมี ${most} ตัว`,
  missingPiecesText: (pieces) => `หมากที่ขาด: ${pieces}`,
  SET_IS_WHOLE: 'ไม่มีหมากที่ขาด',
  POSITION_IS_RIGHT: 'ไม่มีอะไรผิด',
  SQUARE_CHOICES: {
    remove: 'เอาออก',
    face: 'พลิกหมาก',
    swap: 'ยกให้อีกฝ่าย',
    toHand: (color) => `ไว้ในมือ${sideName(color)}`,
  },
  HANDS_TEXTS: { title: 'หมากในมือและตาเดิน', turn: 'ตาเดิน', done: 'เสร็จ' },
};
