import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

export function tossedText(pawns: string, name: string, color: Color): string {
  return `돌가리기: ${pawns}. 던진 ${name} 님이 ${sideName(color)}입니다.`;
}
