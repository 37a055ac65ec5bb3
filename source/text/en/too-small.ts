import type { Charset } from '../charset.ts';

export interface Size {
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
    `This window is ${has}; the board needs ${needs}. ${lineMode} plays without one.`,
    `The board needs ${needs}.`,
    needs,
  ];
}

/** Says which labels of pieces stand in place of wider ones. */
export function fewerLabelsText(labels: string): string {
  return `Labels: ${labels}, for want of room.`;
}
