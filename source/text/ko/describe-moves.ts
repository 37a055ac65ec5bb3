import type { Directions, Range } from '../en/describe-moves.ts';
import { josa } from './josa.ts';
import { orList } from './phrases.ts';

export const STRAIGHT: readonly Directions[] = [
  [0b1111, '상하좌우'],
  [0b0001, '앞'],
  [0b1100, '좌우'],
  [0b0100, '왼쪽'],
  [0b1000, '오른쪽'],
  [0b0010, '뒤'],
];

export const DIAGONAL: readonly Directions[] = [
  [0b11110000, '대각선 네 방향'],
  [0b01010000, '대각선 앞'],
  [0b10100000, '대각선 뒤'],
  [0b00010000, '왼쪽 대각선 앞'],
  [0b01000000, '오른쪽 대각선 앞'],
  [0b10000000, '왼쪽 대각선 뒤'],
  [0b00100000, '오른쪽 대각선 뒤'],
];

export const ANY_DIRECTION = '여덟 방향';

export const KNIGHT: readonly Directions[] = [
  [0b11111111, '사방으로 두 칸, 그 옆으로 한 칸'],
  [0b00001111, '앞이나 뒤로 두 칸, 옆으로 한 칸'],
  [0b11110000, '옆으로 두 칸, 앞이나 뒤로 한 칸'],
  [0b00000101, '앞으로 두 칸, 옆으로 한 칸'],
  [0b00001010, '뒤로 두 칸, 옆으로 한 칸'],
  [0b01010000, '옆으로 두 칸, 앞으로 한 칸'],
  [0b10100000, '옆으로 두 칸, 뒤로 한 칸'],
  [0b10010000, '왼쪽으로 두 칸, 앞이나 뒤로 한 칸'],
  [0b01100000, '오른쪽으로 두 칸, 앞이나 뒤로 한 칸'],
  [0b00000001, '앞으로 두 칸, 왼쪽으로 한 칸'],
  [0b00000100, '앞으로 두 칸, 오른쪽으로 한 칸'],
  [0b00001000, '뒤로 두 칸, 왼쪽으로 한 칸'],
  [0b00000010, '뒤로 두 칸, 오른쪽으로 한 칸'],
  [0b00010000, '왼쪽으로 두 칸, 앞으로 한 칸'],
  [0b10000000, '왼쪽으로 두 칸, 뒤로 한 칸'],
  [0b01000000, '오른쪽으로 두 칸, 앞으로 한 칸'],
  [0b00100000, '오른쪽으로 두 칸, 뒤로 한 칸'],
];

/** `앞`, `앞이나 좌우`, `앞, 좌우나 대각선 앞`. */
function eitherText(directions: readonly string[]): string {
  const last = directions.at(-1) ?? '';
  if (directions.length < 2) return last;
  return `${josa(directions.slice(0, -1).join(', '), '이나')} ${last}`;
}

/** `앞이나 좌우로 2칸까지`; a range of one is a step. The verb `갑니다` follows. */
export function slideText(range: Range, directions: readonly string[]): string {
  const where = josa(eitherText(directions), '으로');
  if (range === 1) return `${where} 한 칸`;
  return range === 'unlimited' ? `${where} 막힐 때까지` : `${where} ${range}칸까지`;
}

export function leapText(
  range: Range,
  line: readonly string[] | undefined,
  knight: readonly string[],
): string {
  const inLine = line === undefined ? [] : [`${josa(eitherText(line), '으로')} 두 칸`];
  const where = orList([...inLine, ...knight]);
  if (range === 1) return `${where} 뛰어`;
  const times = range === 'unlimited' ? '막힐 때까지 거듭' : `${range}번까지 거듭`;
  return `${where} 뛰기를 같은 방향으로 ${times}하여`;
}

export function clausesText(clauses: readonly string[]): string {
  return clauses.join(', 또는 ');
}
