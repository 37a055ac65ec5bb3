import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';
import { spelling } from './spelling.ts';

export function handLineText(mark: string, pieces: string): string {
  return `${mark} 持駒 ${pieces}`;
}

export function atBottomText(color: Color): string {
  return `${sideName(color)}を手前にしました。`;
}

export function valueWanted(word: string, values: readonly string[]): string {
  return `${spelling(word)}: ${values.join('、')} のどれかを指定してください。`;
}

export function withoutScreenText(word: string): string {
  return `${spelling(word)}: 画面がないと使えません。`;
}

export const NO_LAST_MOVE = '最終手: まだ1手も指されていません。';
