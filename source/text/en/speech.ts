import type { Color } from '../../rules/core/color.ts';
import { ENGLISH_DIGITS } from '../../rules/notation/digits.ts';
import { formatRank } from '../../rules/notation/square.ts';
import { sideName } from './side-name.ts';

/** A square as it is spoken: `seven i`. */
export function squareWords(file: number, rank: number): string {
  return `${ENGLISH_DIGITS[file - 1]} ${formatRank(rank)}`;
}

/** `pawn drop five e` */
export function dropWords(name: string, to: string): string {
  return `${name} drop ${to}`;
}

/** `silver from seven i takes six h`, `bishop two b, does not promote`. */
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
  const origin = from === undefined ? '' : ` from ${from}`;
  const verb = captures ? ' takes' : origin && ' to';
  const end = { none: '', promotes: ', promotes', declines: ', does not promote' }[promotion];
  return `${name}${origin}${verb} ${to}${end}`;
}

/** `12. White silver six b, check`. @param told the move */
export function announcedWords(ply: number, color: Color, told: string, check: boolean): string {
  return `${ply}. ${sideName(color)} ${told}${check ? ', check' : ''}`;
}

/** Moves one after another, which have commas of their own. */
export function movesInRow(moves: readonly string[]): string {
  return moves.join('; ');
}
