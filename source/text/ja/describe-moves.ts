import type { Directions, Range } from '../en/describe-moves.ts';
import { joinWords } from './join-words.ts';

export const STRAIGHT: readonly Directions[] = [
  [0b1111, '縦横'],
  [0b0011, '前後'],
  [0b0001, '前'],
  [0b1100, '左右'],
  [0b0100, '左'],
  [0b1000, '右'],
  [0b0010, '後ろ'],
];

export const DIAGONAL: readonly Directions[] = [
  [0b11110000, '斜め'],
  [0b01010000, '斜め前'],
  [0b10100000, '斜め後ろ'],
  [0b00010000, '左斜め前'],
  [0b01000000, '右斜め前'],
  [0b10000000, '左斜め後ろ'],
  [0b00100000, '右斜め後ろ'],
];

export const ANY_DIRECTION = '縦横斜め';

export const KNIGHT: readonly Directions[] = [
  [0b11111111, '縦横どちらかに2マスともう一方に1マス'],
  [0b00001111, '前後に2マスと横に1マス'],
  [0b11110000, '横に2マスと前後に1マス'],
  [0b00000101, '前に2マスと横に1マス'],
  [0b00001010, '後ろに2マスと横に1マス'],
  [0b01010000, '横に2マスと前に1マス'],
  [0b10100000, '横に2マスと後ろに1マス'],
  [0b10010000, '左に2マスと前後に1マス'],
  [0b01100000, '右に2マスと前後に1マス'],
  [0b00000001, '前に2マスと左に1マス'],
  [0b00000100, '前に2マスと右に1マス'],
  [0b00001000, '後ろに2マスと左に1マス'],
  [0b00000010, '後ろに2マスと右に1マス'],
  [0b00010000, '左に2マスと前に1マス'],
  [0b10000000, '左に2マスと後ろに1マス'],
  [0b01000000, '右に2マスと前に1マス'],
  [0b00100000, '右に2マスと後ろに1マス'],
];

/** The end of a clause about steps and slides. */
const MOVES = '動けます';

/** `縦横に何マスでも動けます`, `前と斜めに1マス動けます`. */
export function slideText(range: Range, directions: readonly string[]): string {
  const where = joinWords(directions, directions.length === 2 ? 'と' : '、');
  if (range === 1) return `${where}に1マス${MOVES}`;
  return range === 'unlimited'
    ? `${where}に何マスでも${MOVES}`
    : `${where}に${range}マスまで${MOVES}`;
}

export function leapText(
  range: Range,
  line: readonly string[] | undefined,
  knight: readonly string[],
): string {
  const inLine = line === undefined ? [] : [`${joinWords(line, 'か')}に2マス`];
  const where = joinWords([...inLine, ...knight], 'か、');
  if (range === 1) return `${where}の位置へ跳べます`;
  const times = range === 'unlimited' ? '何回でも' : `${range}回まで`;
  return `${where}の位置へ、同じ方向に${times}続けて跳べます`;
}

export function clausesText(clauses: readonly string[]): string {
  const moves = clauses.filter((clause) => clause.endsWith(MOVES));
  const leaps = clauses.filter((clause) => !clause.endsWith(MOVES));
  const slides = moves.map((clause) => clause.slice(0, -MOVES.length)).join('、');
  const first = moves.length === 0 ? [] : [`${slides}${MOVES}`];
  return [...first, ...leaps].join('。また、');
}
