import type { Color } from '../../rules/core/color.ts';
import { formatRank } from '../../rules/notation/square.ts';
import type * as en from '../en/speech.ts';
import { sideName } from './side-name.ts';

type MoveTold = Parameters<typeof en.moveWords>[2];

const DIGITS = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;

/** A square as it is spoken: `เจ็ด i`. */
export function squareWords(file: number, rank: number): string {
  return `${DIGITS[file - 1]} ${formatRank(rank)}`;
}

/** `เบี้ย วาง ห้า e` */
export function dropWords(name: string, to: string): string {
  return `${name} วาง ${to}`;
}

/** `เงิน จาก เจ็ด i กิน หก h`, `บิชอป สอง b, ไม่เลื่อนขั้น`. */
export function moveWords(
  name: string,
  to: string,
  { from, captures, promotion }: MoveTold,
): string {
  const origin = from === undefined ? '' : ` จาก ${from}`;
  const verb = captures ? ' กิน' : origin && ' ไป';
  const end = { none: '', promotes: ', เลื่อนขั้น', declines: ', ไม่เลื่อนขั้น' }[promotion];
  return `${name}${origin}${verb} ${to}${end}`;
}

/** `12. ขาว เงิน หก b, รุก`. @param told the move */
export function announcedWords(ply: number, color: Color, told: string, check: boolean): string {
  return `${ply}. ${sideName(color)} ${told}${check ? ', รุก' : ''}`;
}
