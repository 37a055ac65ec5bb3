import type { RepetitionRule, Variant } from '../../rules/core/variant.ts';
import type { FullFile } from '../en/piece-page.ts';
import type { Counted, MovesTold, RemovedPiece, RulesBoard } from '../en/rules-page.ts';
import { joinWords } from './join-words.ts';
import { handicapName } from './names.ts';
import { ordinal } from './ordinal.ts';
import { lastRanks } from './phrases.ts';
import { fullFileText } from './piece-page.ts';

export const RULES_TITLES = {
  board: 'กระดานและเป้าหมาย',
  pieces: 'ตัวหมาก',
  promotion: 'การเลื่อนขั้น',
  drops: 'การวาง',
  end: 'การจบเกม',
  impasse: 'จิโชงิ',
  handicaps: 'แต้มต่อ',
  hints: 'คำแนะนำสำหรับผู้เริ่มเล่น',
  sources: 'แหล่งอ้างอิง',
} as const;

export function rulesTitle(name: string, kanji: string): string {
  return `${name} ${kanji}`.trim();
}

export function boardText({ files, ranks, pieces, hasHandicaps }: RulesBoard): string {
  return `กระดานมีแถวตั้ง ${files} แถว นับเป็นตัวเลขจากขวา และแถวนอน ${ranks} แถว เรียงเป็นตัวอักษรจากบน เมื่อมองจากฝ่ายดำซึ่งอยู่ด้านล่าง แต่ละฝ่ายมีหมาก ${pieces} ตัว ดำเดินก่อน${hasHandicaps ? ' ยกเว้นเกมที่มีแต้มต่อ ขาวเดินก่อน' : ''}`;
}

export const TURNS = {
  legal:
    'แต่ละฝ่ายผลัดกันเดินหมากหนึ่งตัว หรือวางหมากในมือหนึ่งตัว ข้ามตาไม่ได้ เดินไปช่องที่มีหมากของอีกฝ่ายคือกิน หมากที่ถูกกินเข้าเป็นหมากในมือของผู้กิน',
  illegal: 'แต่ละฝ่ายผลัดกันเดินหมากหนึ่งตัว ข้ามตาไม่ได้ เดินไปช่องที่มีหมากของอีกฝ่ายคือกิน หมากที่ถูกกินไม่กลับมาอีก',
} as const satisfies Readonly<Record<Variant['drops'], string>>;

export function aimText(
  royal: string,
  goalRanks: number | undefined,
  isStalemateWin: boolean,
): string {
  const ways = [
    `รุก${royal}ของอีกฝ่ายให้จน`,
    ...(goalRanks ? [`พา${royal}ของตนไปถึง${lastRanks(goalRanks)}`] : []),
    ...(isStalemateWin ? ['ทำให้อีกฝ่ายไม่มีตาเดิน'] : []),
  ];
  return `ฝ่ายที่ชนะคือฝ่ายที่${joinWords(ways, 'หรือ')}`;
}

export function drawnByFurigoma(isOwnSet: boolean): string {
  return `เกมที่ไม่มีแต้มต่อเลือกฝ่ายด้วยการโยนเบี้ย (ฟุริโกมะ): ผู้เล่นคนหนึ่งโยนเบี้ยห้าตัว${isOwnSet ? '' : 'จากชุดโชงิ'} ถ้าหงายด้านเลื่อนขั้นมากกว่า ผู้โยนเล่นฝ่ายขาว มิฉะนั้นเล่นฝ่ายดำ เกมต่อๆ ไปของการแข่งเดียวกันสลับฝ่ายกัน`;
}

export function pieceLine(title: string, moves: string): string {
  return `${title}: ${moves}`;
}

export function wordsText({ slides, leaps, promotes }: MovesTold): string {
  return [
    ...(slides ? ['เดินกี่ช่องก็ได้ คือไปในแนวนั้นได้ไกลเท่าที่ไม่มีตัวขวาง'] : []),
    leaps ? 'เฉพาะการกระโดดเท่านั้นที่ข้ามตัวอื่นได้' : 'ไม่มีหมากใดข้ามตัวอื่นได้',
    ...(promotes ? ['เครื่องหมาย + คือด้านเลื่อนขั้นของหมากก่อนหน้า'] : []),
  ].join(' ');
}

export function royalsText(king: string, jewel: string): string {
  return `ผู้เล่นระดับสูงกว่าใช้ ${king} อีกฝ่ายใช้ ${jewel} ทั้งสองเดินเหมือนกัน`;
}

export const NO_PROMOTION = 'ไม่มีหมากใดเลื่อนขั้น';

const PROMOTES = {
  mandatory: 'ต้องเลื่อนขั้นเสมอ',
  optional: 'จะเลื่อนขั้นหรือไม่ก็ได้',
} as const satisfies Readonly<Record<Variant['promotion'], string>>;

export function promotionText(zone: number, promotion: Variant['promotion']): string {
  return `เขตเลื่อนขั้นคือ${lastRanks(zone)}เมื่อมองจากฝ่ายที่เดิน หมากบนกระดานที่มีด้านเลื่อนขั้น เมื่อเดินเข้า เดินภายใน หรือเดินออกจากเขต ${PROMOTES[promotion]}`;
}

export function lastingText(turning: readonly string[] | 'all'): string {
  if (turning === 'all') {
    return 'ตาถัดไปที่เข้าเกณฑ์เดียวกันจะพลิกกลับ หมากที่ถูกกินเข้ามือโดยไม่เลื่อนขั้น';
  }
  const lasting = 'หมากที่เลื่อนขั้นแล้วคงอยู่เช่นนั้นจนถูกกิน และเข้ามือโดยไม่เลื่อนขั้น';
  if (turning.length === 0) return lasting;
  return `${lasting} ยกเว้น${joinWords(turning, 'และ')} ซึ่งตาเช่นนั้นจะพลิกกลับ`;
}

export function mustPromoteOnText(names: readonly string[], ranks: number): string {
  return `${joinWords(names, 'และ')}ต้องเลื่อนขั้นที่${lastRanks(ranks)}`;
}

export function dropsText(promotesLater: boolean): string {
  return `หมากในมือวางลงบนช่องว่างได้โดยไม่เลื่อนขั้น นับเป็นหนึ่งตา${promotesLater ? ' จะวางในเขตเลื่อนขั้นก็ได้ แล้วเลื่อนขั้นเมื่อเดินครั้งต่อไป' : ''}`;
}

export function deadDropText(names: readonly string[], ranks: number): string {
  return `${joinWords(names, 'และ')}วางที่${lastRanks(ranks)}ไม่ได้ เพราะจะเดินต่อไม่ได้เลย`;
}

export function captiveText(captured: string, becomes: string): string {
  return `${captured}ที่ถูกกินเข้ามือเป็น${becomes}`;
}

export function pawnFileText(pawn: string, full: FullFile | undefined): string {
  if (full === undefined) return `วาง${pawn}ในแถวตั้งที่มี${pawn}ฝ่ายเดียวกันอยู่แล้วได้`;
  const nifu = full.pawnsPerFile === 1 ? ` (${pawn}ซ้อน, นิฟุ)` : '';
  return `ห้ามวาง${pawn}ใน${fullFileText(full)}${nifu}`;
}

export function pawnMateText(pawn: string, rule: Variant['pawnDropMate']): string {
  return rule === 'illegal'
    ? `ห้ามวาง${pawn}รุกจนทันที แต่วาง${pawn}รุกได้ และเดิน${pawn}บนกระดานรุกจน หรือวางหมากอื่นรุกจนได้`
    : `วาง${pawn}รุกจนได้`;
}

export const ENDS = {
  checkmate: (royal: string) => `รุกจน: ${royal}ถูกรุกและไม่มีตาเดินใดแก้ได้ ฝ่ายที่ถึงตาเดินแพ้`,
  goal: (royal: string, ranks: number) => `ฝ่ายที่พา${royal}ไปถึง${lastRanks(ranks)}โดยไม่ถูกรุกเป็นฝ่ายชนะ`,
  noMoves: {
    loses: 'ไม่มีตาเดินทั้งที่ไม่ถูกรุก: ฝ่ายที่ถึงตาเดินแพ้เช่นกัน',
    draws: 'ไม่มีตาเดินทั้งที่ไม่ถูกรุก: เสมอ',
  },
  repetition: ({ times, result }: RepetitionRule) =>
    `เดินซ้ำ (เซ็นนิชิเตะ): เมื่อเกิดตำแหน่งเดิม หมากในมือเดิม และฝ่ายเดิมถึงตาเดิน เป็นครั้ง${ordinal(times)} ${REPETITION_RESULTS[result]}`,
  /** @param isDrawnByBoth whether it is told what happens if both sides gave check */
  perpetualCheck: (isDrawnByBoth: boolean) => {
    const both = isDrawnByBoth ? ' ถ้าทั้งสองฝ่ายรุกเช่นนั้น ให้เสมอ (กติกาของโปรแกรม)' : '';
    return `รุกล้อ: ถ้าฝ่ายหนึ่งรุกทุกตาตั้งแต่ตำแหน่งนั้นเกิดครั้งแรก ฝ่ายนั้นแพ้แทน${both}`;
  },
  bare: (royal: string) => `เหลือเพียง${royal}ทั้งสองฝ่ายเกมยังไม่จบ เล่นต่อจนเดินซ้ำหรือตกลงเสมอ`,
  resignation: 'ยอมแพ้เมื่อใดก็ได้ และตกลงเสมอกันได้',
  illegal: 'เดินผิดกติกาแพ้ทันทีในเกมเข้มงวด มิฉะนั้นตานั้นเดินไม่ได้',
} as const;

const REPETITION_RESULTS = {
  draw: 'ให้เสมอ',
  'black-loses': 'ดำแพ้',
  'white-loses': 'ขาวแพ้',
  'repeater-loses': 'ฝ่ายที่เดินให้เกิดตำแหน่งนั้นแพ้',
  'repeater-wins': 'ฝ่ายที่เดินให้เกิดตำแหน่งนั้นชนะ',
} as const satisfies Readonly<Record<RepetitionRule['result'], string>>;

export function impasseRule(royal: string, counted: readonly Counted[], threshold: number): string {
  const counts = counted.map(({ names, points }) => `${joinWords(names, 'และ')} ${points} แต้ม`);
  return `เมื่อ${royal}ทั้งสองอยู่ในเขตของอีกฝ่าย ฝ่ายหนึ่งขอนับแต้มจิโชงิได้ อีกฝ่ายจะรับหรือเล่นต่อก็ได้ แต่ละฝ่ายนับหมากบนกระดานและในมือ ไม่ว่าเลื่อนขั้นหรือไม่: ${counts.join('; ')}; ${royal}ไม่นับ ฝ่ายที่ได้ไม่ถึง ${threshold} แต้มแพ้ ถ้าได้ ${threshold} ขึ้นไปทั้งสองฝ่าย ให้เสมอ ถ้าไม่ถึงทั้งสองฝ่าย ฝ่ายที่น้อยกว่าแพ้ และแต้มเท่ากันให้เสมอ (กติกาของโปรแกรม)`;
}

export const GIVEN_COUNT = 'ในเกมที่มีแต้มต่อแบบมีชื่อ หมากที่ต่อให้นับเป็นแต้มของขาว (กติกาของโปรแกรม)';

export const ABOUT_HANDICAPS =
  'ผู้เล่นที่เก่งกว่าเล่นฝ่ายขาว นำหมากบางตัวออกจากเกมเป็นแต้มต่อ และเดินก่อน ไม่มีข้อตกลงตายตัวว่าฝีมือต่างกันเท่าใดควรต่อเท่าใด';

export function handicapLine(
  handicap: Parameters<typeof handicapName>[0],
  kanji: string,
  removed: readonly RemovedPiece[],
): string {
  const name = [handicapName(handicap), kanji].filter(Boolean).join(' ');
  const pieces = removed.map(({ square, name: piece }) => `${piece} ${square}`);
  return `${name}: ไม่มี ${joinWords(pieces, 'และ')}`;
}

export const DROP_HINT = 'การวางคือครึ่งหนึ่งของเกม ถ้ามีหมากว่างอยู่ในมือสองตัวขึ้นไป มักแปลว่าพลาดโอกาสบุกไปแล้ว';

export function pawnInHandHint(pawn: string): string {
  return `${pawn}ในมือควรเก็บไว้บ้าง ใช้กันรุก เปิดแถวตั้ง หรือรบกวนค่ายของอีกฝ่ายได้เมื่อจำเป็น`;
}

export const HOUSE_RULE = 'กติกาของโปรแกรมคือข้อที่เรากำหนดเอง เพราะไม่มีแหล่งอ้างอิงใดระบุไว้';

/** The sources of the rules and of the house decisions, by their English text. */
const SOURCES: Readonly<Record<string, string>> = {
  'Madoka Kitao and Maiko Fujita, Dobutsu shogi, 2008: doubutsushogi.jp':
    'มาโดกะ คิตาโอะ และ ไมโกะ ฟูจิตะ, โดบุตสึโชงิ, 2008: doubutsushogi.jp',
  'The third repetition draws, as the authors say; Fairy-Stockfish waits for the fourth':
    'ตำแหน่งซ้ำครั้งที่สามเป็นเสมอ ตามที่ผู้คิดค้นกำหนด ส่วน Fairy-Stockfish รอครั้งที่สี่',
  'House: a move that lets the lion be taken is refused, as in shogi, where the authors let it happen and the game be lost; kanji for the pictures of the animals':
    'กติกาของโปรแกรม: ตาที่ปล่อยให้สิงโตถูกกินเดินไม่ได้เช่นเดียวกับโชงิ แต่กติกาเดิมให้เดินได้และแพ้; ใช้อักษรคันจิแทนภาพสัตว์',
  'Vladimír Pribylinec, EuroShogi, 2000 and later; all else as in shogi':
    'Vladimír Pribylinec, EuroShogi, ปี 2000 เป็นต้นมา นอกนั้นเหมือนโชงิ',
  'House: the kanji; the author prints signs on cubes':
    'กติกาของโปรแกรม: อักษรคันจิ ผู้คิดค้นพิมพ์เครื่องหมายบนลูกบาศก์',
  'Madoka Kitao, Gorogoro dobutsu shogi, 2012; all else as in shogi':
    'มาโดกะ คิตาโอะ, โกโรโกโรโดบุตสึโชงิ, 2012 นอกนั้นเหมือนโชงิ',
  'Paul Judkins, before April 1998; all else as in shogi':
    'Paul Judkins, ก่อนเดือนเมษายน 1998 นอกนั้นเหมือนโชงิ',
  'Shigenobu Kusumoto, Gogo shogi (five by five), about 1970': 'ชิเงโนบุ คุสุโมโตะ, 5五将棋, ราวปี 1970',
  'The loss of Black at the fourth repetition: rules of the minishogi tournaments of the University of Electro-Communications, and Fairy-Stockfish':
    'ดำแพ้เมื่อตำแหน่งซ้ำครั้งที่สี่: กติกาการแข่งขันมินิโชงิของ University of Electro-Communications และ Fairy-Stockfish',
  'Cyril Veltin, Ogi, rules of 2023-24; everything not named there is as in shogi':
    'Cyril Veltin, Ōgi, กติกาปี 2023-24 สิ่งที่ไม่ได้ระบุไว้เหมือนโชงิ',
  'House: the handicaps, the impasse points and the threshold':
    'กติกาของโปรแกรม: แต้มต่อ แต้มและเกณฑ์ของจิโชงิ',
  'Rules of shogi as played under the Japan Shogi Association': 'กติกาโชงิที่ใช้ในสมาคมโชงิญี่ปุ่น',
  'Toyota Genryu, published under the name of Ohashi Soei, 1799; printed in 1828 and 1833':
    'โทโยตะ เก็นริว พิมพ์ในชื่อโอฮาชิ โซเอ ปี 1799 พิมพ์ซ้ำปี 1828 และ 1833',
  'The third repetition loses for the side that brings it about, or for the side that gave the checks: rules of the game as played in Japan. Fairy-Stockfish waits for the fourth':
    'เมื่อตำแหน่งซ้ำครั้งที่สาม ฝ่ายที่ทำให้ซ้ำหรือฝ่ายที่รุกล้อแพ้: กติกาที่เล่นกันในญี่ปุ่น ส่วน Fairy-Stockfish รอครั้งที่สี่',
  'House: the labels of the two quails': 'กติกาของโปรแกรม: อักษรของนกกระทาสองตัว',
  'R. Wayne Schmittberger, Whale shogi, 1981': 'R. Wayne Schmittberger, Whale shogi, 1981',
  'R. Wayne Schmittberger on chessvariants.com, 20 September 2004: a dolphin that returns needs room on its new file, and a captured killer whale stays one':
    'R. Wayne Schmittberger ที่ chessvariants.com, 20 กันยายน 2004: โลมาที่กลับต้องมีที่ว่างบนแถวตั้งใหม่ และวาฬเพชฌฆาตที่ถูกกินยังเป็นวาฬเพชฌฆาต',
  'House: the kanji (the author has letters); repetition as in shogi; a returning dolphin gives check even where its file has no room':
    'กติกาของโปรแกรม: อักษรคันจิ (ผู้คิดค้นใช้ตัวอักษร) การเดินซ้ำเหมือนโชงิ; โลมาที่จะกลับยังรุกอยู่แม้แถวตั้งนั้นไม่มีที่ว่าง',
  'Fairy-Stockfish has no game of this name': 'Fairy-Stockfish ไม่มีเกมชื่อนี้',
  'Christian Freeling, Yari shogi, 1981': 'Christian Freeling, Yari shogi, 1981',
  'House: labels of one kanji, the treatment of removed pieces in an impasse':
    'กติกาของโปรแกรม: อักษรคันจิตัวเดียว และการนับหมากที่ต่อให้ในจิโชงิ',
  'House: forced promotion, on which the source has two sentences that differ on rook and knight. Taken is the one by which only a piece must promote that could never move again: a yari rook on the last rank still slides sideways, and a yari knight on the rank before it still slides a square':
    'กติกาของโปรแกรม: การบังคับเลื่อนขั้น ต้นฉบับมีสองประโยคที่ขัดกันเรื่องเรือและม้า ที่นี่ใช้ประโยคที่ให้เลื่อนขั้นเฉพาะตัวที่จะเดินต่อไม่ได้อีก: เรือยาริที่แถวสุดท้ายยังเดินไปด้านข้างได้ และม้ายาริที่แถวก่อนหน้ายังเดินต่อได้หนึ่งช่อง',
};

/** A source of the rules. Those of games from files stay as they are. */
export function sourceText(source: string): string {
  return SOURCES[source] ?? source;
}
