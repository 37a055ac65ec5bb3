import type { FaceKind } from '../../activity/word-row.ts';
import type { Color } from '../../rules/core/color.ts';
import { orList } from './phrases.ts';
import { sideName } from './side-name.ts';
import { wordText } from './word-text.ts';

export const UNPLAYED = {
  empty: 'ยังไม่ได้พิมพ์ตาเดิน',
  ambiguous: (shown: string, moves: readonly string[]) =>
    `${shown} เป็นได้หลายตา: ${orList(moves)} ตาไหน`,
  choice: (shown: string, moves: readonly string[]) => `${shown}: ${orList(moves)}`,
  /** @param shown undefined where the reason says all @param meant a drop that would be legal */
  illegal: (shown: string | undefined, reason: string, meant: string | undefined) => {
    const text = shown === undefined ? reason : `${shown}: ${reason}`;
    return meant === undefined ? text : `${text} หมายถึง "${meant}" ใช่ไหม`;
  },
  noSuchPiece: (shown: string, piece: string, game: string, pieces: readonly string[]) =>
    `${shown}: ${game}ไม่มีหมาก ${piece} ตัวหมาก: ${pieces.join(', ')}`,
  notASquare: (shown: string, square: string, meant: string | undefined, last: string) => {
    const advice = meant === undefined ? ` ช่องมีตั้งแต่ 1a ถึง ${last}` : ` เขียนแถวตั้งก่อน: ${meant}`;
    return `${shown}: ${square} ไม่ใช่ช่อง${advice}`;
  },
  noLastMove: (shown: string) => `${shown}: ยังไม่มีตาก่อนหน้าให้กินคืน`,
  moveNumber: (shown: string, expected: number) => `${shown}: ตาถัดไปคือตาที่ ${expected}`,
  wrongSide: (shown: string, turn: Color) => `${shown}: ถึงตา${sideName(turn)}เดิน`,
} as const;

export function otherFaceText(word: string, own: FaceKind): string {
  const shown = wordText(word);
  return own === 'lines' ? `${shown}: ต้องมีหน้าจอ` : `${shown}: ใช้ได้เมื่อไม่มีหน้าจอเท่านั้น`;
}
