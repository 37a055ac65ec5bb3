import type { Color } from '../../rules/core/color.ts';
import type { StuckReason } from '../en/cursor.ts';
import { countPieces } from './names.ts';
import { personsPiece } from './phrases.ts';
import { sideName } from './side-name.ts';

/** Names what stands on a square, to the player of a side: `7g: เบี้ยของคุณ (P)`. */
export function onSquare(
  square: string,
  piece: { readonly name: string; readonly letters: string; readonly color: Color } | undefined,
  person: Color,
): string {
  if (piece === undefined) return `${square}: ว่าง`;
  return `${square}: ${personsPiece(piece.name, piece.color, person)} (${piece.letters})`;
}

/** Names pieces in a hand: `ในมือคุณ: เบี้ย 2 ตัว (P)`. @param owner whose hand it is */
export function inHand(
  owner: Color,
  person: Color,
  count: number,
  { name, letters }: { readonly name: string; readonly letters: string },
): string {
  const whose = owner === person ? 'คุณ' : sideName(owner);
  return `ในมือ${whose}: ${countPieces(count, name)} (${letters})`;
}

export function noCursorText(example: string | undefined): string {
  const typed = example === undefined ? '' : `พิมพ์ตาเดิน เช่น ${example} แล้วกด Enter `;
  return `${typed}กดปุ่มลูกศรเพื่อแสดงเคอร์เซอร์`;
}

export function enterText(
  act: 'pick-up' | 'put-back' | 'move' | 'capture' | 'drop' | 'refused',
  name: string,
): string {
  switch (act) {
    case 'pick-up':
      return 'Enter หยิบขึ้นมา';
    case 'put-back':
      return 'Enter วางกลับที่เดิม';
    case 'move':
      return `Enter เดิน${name}มาที่นี่`;
    case 'capture':
      return `Enter กินด้วย${name}`;
    case 'drop':
      return `Enter วาง${name}ที่นี่`;
    case 'refused':
      return `${name}ของคุณไปที่นั่นไม่ได้`;
    default:
      return act satisfies never;
  }
}

export function stuckText(why: StuckReason): string {
  switch (why) {
    case 'empty':
      return 'ตรงนี้ไม่มีหมากให้หยิบ เลื่อนไปที่หมากของคุณก่อน';
    case 'not-yours':
      return 'นี่ไม่ใช่หมากของคุณ หยิบหมากของคุณก่อน';
    case 'stuck':
      return 'ตอนนี้เดินตัวนี้ไม่ได้';
    case 'in-check':
      return 'ตอนนี้เดินตัวนี้ไม่ได้: ยังแก้รุกไม่ได้';
    default:
      return why satisfies never;
  }
}
