import type { Color } from '../../rules/core/color.ts';
import { HANGUL_DIGITS } from '../../rules/notation/digits.ts';
import { sideName } from './side-name.ts';

/** A square as it is spoken: `칠 육`. */
export function squareWords(file: number, rank: number): string {
  return `${HANGUL_DIGITS[file - 1]} ${HANGUL_DIGITS[rank - 1]}`;
}

/** `오 오 보 놓기` */
export function dropWords(name: string, to: string): string {
  return `${to} ${name} 놓기`;
}

/** `육 팔 은 잡기, 칠 구에서`, `이 이 각 불승격`. */
export function moveWords(
  name: string,
  to: string,
  {
    from,
    captures,
    promotion,
  }: {
    readonly from: string | undefined;
    readonly captures: boolean;
    readonly promotion: 'none' | 'promotes' | 'declines';
  },
): string {
  const origin = from === undefined ? '' : `, ${from}에서`;
  const verb = captures ? ' 잡기' : '';
  const end = { none: '', promotes: ' 승격', declines: ' 불승격' }[promotion];
  return `${to} ${name}${verb}${end}${origin}`;
}

/** `12. 후수 육 이 은, 장군`. @param told the move */
export function announcedWords(ply: number, color: Color, told: string, check: boolean): string {
  return `${ply}. ${sideName(color)} ${told}${check ? ', 장군' : ''}`;
}

/** Moves one after another, which have commas of their own. */
export function movesInRow(moves: readonly string[]): string {
  return moves.join('; ');
}
