import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

export function tossedText(pawns: string, name: string, color: Color): string {
  return `ฟุริโกมะ: ${pawns}  ${name} โยนและเล่น${sideName(color)}`;
}
