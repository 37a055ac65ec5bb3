import type { Color } from '../../rules/core/color.ts';
import type { Standing } from '../../rules/core/game.ts';
import type { ImpassePoints } from '../../rules/core/impasse.ts';
import type { Handicap } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { handicapText } from './names.ts';
import { ordinal } from './ordinal.ts';
import { standingText } from './phrases.ts';
import { sideName } from './side-name.ts';

export function startTitle(game: string, start: Handicap | 'even' | 'given'): string {
  if (start === 'even') return `${game}, ไม่มีแต้มต่อ`;
  return `${game}, ${start === 'given' ? 'จากตำแหน่งที่กำหนด' : handicapText(start)}`;
}

/** `ตาที่ 12 - ดำเดิน` */
export function turnText(ply: number, turn: Color): string {
  return `${ply === 0 ? 'เริ่มต้น' : `ตาที่ ${ply}`} - ${sideName(turn)}เดิน`;
}

export function inCheckText(
  royal: { readonly name: string; readonly square: string },
  attackers: readonly { readonly name: string; readonly square: string }[],
): string {
  const names = attackers.map(({ name, square }) => standingText(name, square));
  return `รุก! ${standingText(`${royal.name}ของคุณ`, royal.square)} ถูก${joinWords(names, 'และ')} รุกอยู่`;
}

export function repetitionWarning(
  { occurrence, perpetualChecker }: Standing,
  times: number,
  winner: Color | undefined,
): string {
  const told = `ตำแหน่งนี้เกิดเป็นครั้ง${ordinal(occurrence)} จาก ${times}`;
  if (perpetualChecker) {
    return `${told}; รุกล้อ: ${sideName(perpetualChecker)}ต้องเปลี่ยนตาเดิน มิฉะนั้นแพ้`;
  }
  const result = winner === undefined ? 'จะเสมอ' : `${sideName(winner)}จะชนะ`;
  return `${told}: ครั้ง${ordinal(times)} ${result}`;
}

export function pawnDropMateWarning(drop: string): string {
  return `${drop} เป็นการวางเบี้ยรุกจน: ห้ามเดิน`;
}

export function impasseText({ black, white }: ImpassePoints, threshold: number): string {
  return `ขอนับแต้มจิโชงิได้: ดำ ${black} แต้ม ขาว ${white} แต้ม; ต้องได้ ${threshold}`;
}
