import type { Charset } from '../charset.ts';
import type { Size } from '../en/too-small.ts';
import { josa } from './josa.ts';

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
    `창은 ${has}, 판에는 ${josa(needs, '이')} 필요합니다. ${lineMode}: 창 없이 두기.`,
    `판에는 ${josa(needs, '이')} 필요합니다.`,
    needs,
  ];
}

export function fewerLabelsText(labels: string): string {
  return `자리가 좁아 말 표시는 ${labels}.`;
}
