import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

export function tossedText(pawns: string, name: string, color: Color): string {
  return `振り駒: ${pawns}。振った${name}は${sideName(color)}です。`;
}
