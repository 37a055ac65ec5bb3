import type { Directions, Range } from '../en/describe-moves.ts';
import { joinWords } from './join-words.ts';

export const STRAIGHT: readonly Directions[] = [
  [0b1111, 'ในแนวตรงทุกทิศ'],
  [0b0001, 'ตรงไปข้างหน้า'],
  [0b1100, 'ไปด้านข้าง'],
  [0b0100, 'ไปทางซ้าย'],
  [0b1000, 'ไปทางขวา'],
  [0b0010, 'ตรงไปข้างหลัง'],
];

export const DIAGONAL: readonly Directions[] = [
  [0b11110000, 'ในแนวเฉียงทุกทิศ'],
  [0b01010000, 'เฉียงไปข้างหน้า'],
  [0b10100000, 'เฉียงไปข้างหลัง'],
  [0b00010000, 'เฉียงหน้าซ้าย'],
  [0b01000000, 'เฉียงหน้าขวา'],
  [0b10000000, 'เฉียงหลังซ้าย'],
  [0b00100000, 'เฉียงหลังขวา'],
];

export const ANY_DIRECTION = 'ทุกทิศ';

export const KNIGHT: readonly Directions[] = [
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
];

/** `เดินได้ถึง 2 ช่อง ตรงไปข้างหน้า หรือ ไปด้านข้าง`; a range of one is one square. */
export function slideText(range: Range, directions: readonly string[]): string {
  const where = joinWords(directions, 'หรือ');
  if (range === 1) return `เดินหนึ่งช่อง ${where}`;
  return range === 'unlimited' ? `เดินกี่ช่องก็ได้ ${where}` : `เดินได้ถึง ${range} ช่อง ${where}`;
}

export function leapText(
  range: Range,
  line: readonly string[] | undefined,
  knight: readonly string[],
): string {
  const inLine = line === undefined ? [] : [`สองช่อง${joinWords(line, 'หรือ')}`];
  const where = joinWords([...inLine, ...knight], 'หรือ');
  if (range === 1) return `กระโดด${where}`;
  const times = range === 'unlimited' ? 'กี่ครั้งก็ได้' : `ได้ถึง ${range} ครั้ง`;
  return `กระโดด${times}ในทิศเดียว ${where}`;
}

export function clausesText(clauses: readonly string[]): string {
  return clauses.join(', หรือ');
}
