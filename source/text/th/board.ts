import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';
import { wordText } from './word-text.ts';

export function handLineText(mark: string, pieces: string): string {
  return `${mark} ในมือ ${pieces}`;
}

export function atBottomText(color: Color): string {
  return `${sideName(color)}อยู่ด้านล่าง`;
}

export function valueWanted(word: string, values: readonly string[]): string {
  return `${wordText(word)}: เลือกจาก ${values.join(', ')}`;
}

export function withoutScreenText(word: string): string {
  return `${wordText(word)}: ใช้ได้เฉพาะเมื่อมีหน้าจอ`;
}

export const NO_LAST_MOVE = 'ตาล่าสุด: ยังไม่มีใครเดิน';
