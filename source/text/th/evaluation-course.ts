import type { Color } from '../../rules/core/color.ts';
import type { Advantage } from '../en/evaluation-course.ts';
import { sideName } from './side-name.ts';

export const NOTHING_EVALUATED = 'ยังไม่ได้ประเมินตำแหน่งใด';

/** How much of a game is evaluated: `ประเมินแล้ว 12 จาก 81 ตำแหน่ง`. */
export function evaluatedText(known: number, all: number): string {
  return `ประเมินแล้ว ${known} จาก ${all} ตำแหน่ง`;
}

/** `ตั้งแต่เริ่ม: สูสี`, `ตั้งแต่ตาที่ 12: ดำได้เปรียบ`. */
export function sinceText(ply: number, standing: Advantage): string {
  return `${ply === 0 ? 'ตั้งแต่เริ่ม' : `ตั้งแต่ตาที่ ${ply}`}: ${STANDING_TEXTS[standing]}`;
}

const STANDING_TEXTS = {
  even: 'สูสี',
  'black-better': 'ดำได้เปรียบ',
  'black-winning': 'ดำใกล้ชนะ',
  'white-better': 'ขาวได้เปรียบ',
  'white-winning': 'ขาวใกล้ชนะ',
} as const satisfies Readonly<Record<Advantage, string>>;

/** `ดำดีที่สุด: 81 เปอร์เซ็นต์ หลังตาที่ 25`. */
export function peakText(color: Color, percent: number, ply: number): string {
  const when = ply === 0 ? 'ตอนเริ่ม' : `หลังตาที่ ${ply}`;
  return `${sideName(color)}ดีที่สุด: ${percent} เปอร์เซ็นต์ ${when}`;
}

/** `จุดพลิก: 24. ขาว P-3d ดำจาก 55 เป็น 81 เปอร์เซ็นต์`. */
export function swingText(move: string, before: number, after: number): string {
  return `จุดพลิก: ${move} ดำจาก ${before} เป็น ${after} เปอร์เซ็นต์`;
}
