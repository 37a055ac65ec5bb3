import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';
import { wordText } from './word-text.ts';

/** The hand of a side below or above a board: `☖ ในมือ 歩2 角`. @param mark of the side */
export function handLineText(mark: string, pieces: string): string {
  return `${mark} ในมือ ${pieces}`;
}

/** Said when the board is turned. */
export function atBottomText(color: Color): string {
  return `${sideName(color)}อยู่ด้านล่าง`;
}

/** What should follow a word that changes a setting. */
export function valueWanted(word: string, values: readonly string[]): string {
  return `${wordText(word)}: เลือกจาก ${values.join(', ')}`;
}

/** Says that a word leads to a place that only a screen has. */
export function withoutScreenText(word: string): string {
  return `${wordText(word)}: ใช้ได้เฉพาะเมื่อมีหน้าจอ`;
}

/** Said where the last move is asked for before the first. */
export const NO_LAST_MOVE = 'ตาล่าสุด: ยังไม่มีใครเดิน';
