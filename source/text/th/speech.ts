import type { Color } from '../../rules/core/color.ts';
import { THAI_DIGITS } from '../../rules/notation/digits.ts';
import type * as en from '../en/speech.ts';
import { sideName } from './side-name.ts';

type MoveTold = Parameters<typeof en.moveWords>[2];

export function squareWords(file: number, rank: number): string {
  return `${THAI_DIGITS[file - 1]} ${THAI_DIGITS[rank - 1]}`;
}

export function dropWords(name: string, to: string): string {
  return `${name} วาง ${to}`;
}

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

export function announcedWords(ply: number, color: Color, told: string, check: boolean): string {
  return `${ply}. ${sideName(color)} ${told}${check ? ', รุก' : ''}`;
}

export function movesInRow(moves: readonly string[]): string {
  return moves.join('; ');
}
