import type { HelpWord } from '../../activity/tsume.ts';
import type { Length } from '../../match/problems/tsume-set.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type * as en from '../en/tsume.ts';
import { joinWords } from './join-words.ts';
import { gameProblemsTitle, lengthCell, ownRatingLine } from './problem-list.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';
import { wordText } from './word-text.ts';

type Heading = Parameters<typeof en.problemHeading>[1];

export const TSUME_TASK =
  'รุกอีกฝ่ายให้จน ทุกตาต้องรุก ฝ่ายรับตอบด้วยตาที่ต้านได้นานที่สุด ' +
  'การวางขวางที่ถูกกินเปล่าไม่นับ รุกจนแบบใดก็ได้ที่จำนวนตาถูกต้องถือเป็นเฉลย';

export const TSUME_NAMES = { attacker: 'คุณ', defender: 'ฝ่ายรับ' } as const;

export function problemHeading(
  game: string,
  { number, of, plies, rating, isSolved }: Heading,
): string {
  const place = number === undefined ? '' : ` ข้อ ${number}${of === undefined ? '' : ` จาก ${of}`}`;
  const length = plies === undefined ? '' : `, ${lengthCell(plies)}`;
  const notes = [...(rating ? [rating] : []), ...(isSolved ? ['แก้ได้แล้ว'] : [])].join(', ');
  return `${gameProblemsTitle(game)}${place}${length}${notes && ` (${notes})`}`;
}

export const FINDINGS = {
  none: (most: number) => `รุกทุกตาให้จนภายใน ${most} ตาไม่ได้`,
  unknown: 'หาตารุกจนไม่พบในเวลาที่มี แต่อาจมีอยู่',
  shorter: (found: number, said: number) => `รุกจนได้ใน ${found} แต่ไฟล์บอกว่า ${said}`,
  longer: (said: number, wanted: number | undefined) =>
    `ไฟล์บอกว่ารุกจนใน ${said} แต่ถ้าป้องกันดีที่สุดคือ ${wanted}`,
  odd: (what: string) => `ไม่มีเกมใดเกิดตำแหน่งนี้ได้: ${what}`,
} as const;

export const TRIES = {
  noCheck: (move: string) => `${move} ไม่ได้รุก: ทุกตาของหมากกลต้องรุก`,
  answered: (move: string, by: Color, answer: string) =>
    `${move}: ถูกต้อง ${sideName(by)}เดิน ${answer}`,
  failed: (move: string, why: string) => `${move} ไม่สำเร็จ: ${why}`,
  /** @param note a shorter mate, in plies; or that the file has another line */
  solved: (plies: number, note: number | 'other' | undefined) => {
    const solved = `แก้ได้แล้ว: ${lengthCell(plies)}`;
    if (note === undefined) return solved;
    return `${solved} ${note === 'other' ? 'ในไฟล์เป็นแนวเดินอื่น' : `แต่รุกจนใน ${note} ก็ได้`}`;
  },
} as const;

export const FAILURES = {
  unjudged: 'ในเวลาที่มีไม่พบตาแก้ แต่ก็ไม่พบตารุกจน',
  tooLong: (plies: number, wanted: number, answer: string) =>
    `รุกจนได้ แต่ใน ${plies} ไม่ใช่ ${wanted} เมื่อตอบด้วย ${answer}`,
  capture: (answer: string, piece: string, plies: number | undefined) =>
    `${answer} กิน${piece}: ${noMate(plies)}`,
  kingMove: (answer: string, king: string, plies: number | undefined) =>
    `${king}หนีด้วย ${answer}: ${noMate(plies)}`,
  block: (answer: string, plies: number | undefined) => `${answer} ขวางการรุก: ${noMate(plies)}`,
} as const;

function noMate(plies: number | undefined): string {
  return plies === undefined ? 'รุกจนไม่ได้อีกแล้ว' : `รุกจนภายใน ${plies} ตาไม่ได้`;
}

export function helpQuestion(word: HelpWord): string {
  return `โจทย์นี้จะนับว่าแก้ไม่ได้ ดู${wordText(word)}ไหม`;
}

export const TSUME_HINTS = {
  move: (move: string) => `คำใบ้: ${move}`,
  none: 'คำใบ้: จากตรงนี้รุกจนไม่ได้',
  unknown: 'คำใบ้: หาตารุกจนไม่พบในเวลาที่มี',
} as const;

export const SOLUTIONS = {
  moves: (moves: string) => `เฉลย: ${moves}`,
  none: 'เฉลย: ไม่มี หาการรุกทุกตาให้จนไม่พบ',
  unknown: 'เฉลย: ไม่ทราบ',
} as const;

export const TSUME_ANSWERS = {
  thinking: 'ฝ่ายรับกำลังคิด',
  solved: 'แก้โจทย์ได้แล้ว: พิมพ์ ถัดไป หรือ ขอเดินใหม่',
  'no-undo': 'ไม่มีตาให้ถอน',
  undone: 'ถอนตาแล้ว',
  'no-next': 'นี่คือโจทย์ข้อสุดท้าย',
  'no-other': 'ข้ออื่นแก้ได้ทั้งหมดแล้ว',
  'not-rated': 'มีเรตติ้งเฉพาะโจทย์ที่มากับ komadai',
  noList: 'มีโจทย์ข้อเดียว',
  'no-previous': 'นี่คือโจทย์ข้อแรก',
  looking: 'กำลังหาตารุกจน ..',
} as const;

export function problemNotKept(why: string): string {
  return `ยังไม่ได้บันทึกผล: ${why}`;
}

export function someSolvedText(solved: number, of: number): string {
  return `แก้ได้ ${solved} จาก ${of}`;
}

export function newRatingText(rating: string): string {
  return ownRatingLine(rating);
}

export function allSolvedLine(count: number, plies: Length): string {
  return `แก้ได้ครบทั้ง ${count} ข้อ${plies === 'all' ? '' : `ที่${lengthCell(plies)}`}`;
}

export function repeatLine(solved: string): string {
  return `${solved} ข้อนี้แก้ไว้นานที่สุด`;
}

export function bothRatingsText(game: string, own: string, problem: string): string {
  return `เรตติ้ง${gameProblemsTitle(game)}ของคุณคือ ${own}; ข้อนี้คือ ${problem}`;
}

export function noLengthText(word: string, typed: string, lengths: readonly number[]): string {
  return `${wordText(word)}: ${quoted(typed)} ไม่ใช่จำนวนตา; ${noSuchLengthText(lengths)}`;
}

export function lengthText(plies: Length): string {
  return plies === 'all' ? 'ต่อไปนี้ทุกจำนวนตา' : `ต่อไปนี้เฉพาะข้อที่${lengthCell(plies)}`;
}

export function leftOutText(faults: readonly string[]): string {
  if (faults.length === 0) return '';
  const more = faults.length > 1 ? ` (และอีก ${faults.length - 1} แห่ง)` : '';
  return `อ่านไม่ได้: ${faults[0]}${more}`;
}

export function noProblemsText({ id }: Variant, games: readonly Variant[]): string {
  const others = joinWords(
    games.map((game) => game.id),
    'และ',
  );
  return `ไม่มีโจทย์ของ ${id} มีเฉพาะ ${others}; komadai tsume FILE ใช้โจทย์จากไฟล์`;
}

export function problemCountText(count: number): string {
  return `มีโจทย์ ${count} ข้อ`;
}

export function noSuchLengthText(lengths: readonly number[]): string {
  if (lengths.length === 0) return 'ไม่มีโจทย์ใดบอกจำนวนตา';
  return `มีโจทย์ ${joinWords(lengths.map(String), 'และ')} ตา`;
}

export const UNREAD = {
  json: (place: string) => `${place}: บรรทัดนี้ไม่ใช่วัตถุ JSON ซึ่งเขียนเช่น {"sfen": "..", "plies": 3}`,
  noSfen: (place: string) => `${place}: โจทย์ไม่มี "sfen"`,
  plies: (place: string, found: string) =>
    `${place}: plies ต้องเป็นจำนวนคี่ ไม่ใช่ ${quoted(found)}; อ่านโจทย์โดยไม่ใช้ค่านี้`,
  noTarget: (place: string, why: string) => `${place}: ${why}`,
  gameStart: (place: string, game: number) =>
    `${place}: เกมที่ ${game} เริ่มแบบเกมปกติ: จุดเริ่มไม่ใช่หมากกล`,
} as const;

export function noTargetLine(king: string): string {
  return `ไม่ใช่หมากกล: ฝ่ายที่ไม่ได้เดินไม่มี${king}`;
}
