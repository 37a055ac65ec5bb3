import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

/** A drop: `ขาว: วางเบี้ยที่ 5e`. */
export function droppedText(color: Color, name: string, to: string): string {
  return `${sideName(color)}: วาง${name}ที่ ${to}`;
}

/**
 * A move of a piece on the board: `ขาว: บิชอปจาก 2b ไป 8h กินบิชอป กลายเป็นม้ามังกร`.
 * @param taken the name of the captured piece
 * @param promoted what the piece has become
 */
export function movedText(
  color: Color,
  name: string,
  { from, to, taken, promoted }: { from: string; to: string; taken?: string; promoted?: string },
): string {
  const takes = taken === undefined ? '' : ` กิน${taken}`;
  const becomes = promoted === undefined ? '' : ` กลายเป็น${promoted}`;
  return `${sideName(color)}: ${name}จาก ${from} ไป ${to}${takes}${becomes}`;
}
