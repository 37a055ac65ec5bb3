import type { Color } from '../../rules/core/color.ts';
import { HANGUL_DIGITS } from '../../rules/notation/digits.ts';
import { sideName } from './side-name.ts';

export function squareWords(file: number, rank: number): string {
  return `${HANGUL_DIGITS[file - 1]} ${HANGUL_DIGITS[rank - 1]}`;
}

export function dropWords(name: string, to: string): string {
  return `${to} ${name} 놓기`;
}

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

export function announcedWords(ply: number, color: Color, told: string, check: boolean): string {
  return `${ply}. ${sideName(color)} ${told}${check ? ', 장군' : ''}`;
}

export function movesInRow(moves: readonly string[]): string {
  return moves.join('; ');
}
