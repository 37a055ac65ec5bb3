import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

/** The pawns as they fell, and what follows: `Furigoma: と 歩 と 歩 歩. Guest tossed and plays Black.` */
export function tossedText(pawns: string, name: string, color: Color): string {
  return `Furigoma: ${pawns}. ${name} tossed and plays ${sideName(color)}.`;
}
