import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';
import { spelling } from './spelling.ts';

/** The hand of a side below or above a board: `☖ 持駒 歩2 角`. @param mark of the side */
export function handLineText(mark: string, pieces: string): string {
  return `${mark} 持駒 ${pieces}`;
}

/** Said when the board is turned. */
export function atBottomText(color: Color): string {
  return `${sideName(color)}を手前にしました。`;
}

/** What should follow a word that changes a setting. */
export function valueWanted(word: string, values: readonly string[]): string {
  return `${spelling(word)}: ${values.join('、')} のどれかを指定してください。`;
}

/** Says that a word leads to a place that only a screen has. */
export function withoutScreenText(word: string): string {
  return `${spelling(word)}: 画面がないと使えません。`;
}

/** Said where the last move is asked for before the first. */
export const NO_LAST_MOVE = '最終手: まだ1手も指されていません。';
