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
    `窓の大きさは${has}ですが、盤には${needs}が必要です。${lineMode} なら画面なしで対局できます。`,
    `盤には${needs}が必要です。`,
    needs,
  ];
}

export function fewerLabelsText(labels: string): string {
  return `幅が足りないため、駒の表記は ${labels} です。`;
}
