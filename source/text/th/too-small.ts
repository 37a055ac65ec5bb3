import type { Charset } from '../charset.ts';
import type { Size } from '../en/too-small.ts';

export function tooSmallText(
  window: Size,
  needed: Size,
  charset: Charset,
  lineMode: string,
): string[] {
  const by = charset === 'box' ? '×' : 'x';
  const sizeText = ({ columns, rows }: Size) => `${columns}${by}${rows}`;
  const [has, needs] = [sizeText(window), sizeText(needed)];
  return [
    `หน้าต่างนี้มีขนาด ${has} แต่กระดานต้องใช้ ${needs}; ${lineMode} เล่นได้โดยไม่ใช้หน้าต่าง`,
    `กระดานต้องใช้ ${needs}`,
    needs,
  ];
}

export function fewerLabelsText(labels: string): string {
  return `อักษรบนหมาก: ${labels} เพราะที่ไม่พอ`;
}
