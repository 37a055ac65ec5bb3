import type { Charset } from '../charset.ts';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/**
 * What a window says that is too small: the whole message, then shorter forms.
 * @param lineMode what plays without a window: `--plain`
 */
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

/** Says which labels of pieces stand in place of wider ones. */
export function fewerLabelsText(labels: string): string {
  return `幅が足りないため、駒の表記は ${labels} です。`;
}
