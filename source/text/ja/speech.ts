import type { Color } from '../../rules/core/color.ts';
import { KANA_DIGITS } from '../../rules/notation/digits.ts';
import { JAPANESE_FACES } from '../../rules/notation/face-names.ts';
import { sideName } from './side-name.ts';

/** How names are read aloud whose kanji a synthesizer reads in another way. */
const READINGS: ReadonlyMap<string, string> = new Map(
  Object.values(JAPANESE_FACES).map(([name, , read]) => [name, read]),
);

function reading(name: string): string {
  return READINGS.get(name) ?? name;
}

export function squareWords(file: number, rank: number): string {
  return `${KANA_DIGITS[file - 1]} ${KANA_DIGITS[rank - 1]}`;
}

export function dropWords(name: string, to: string): string {
  return `${to} ${reading(name)} うつ`;
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
  const verb = captures ? ' とる' : '';
  const end = { none: '', promotes: ' なり', declines: ' ならず' }[promotion];
  const origin = from === undefined ? '' : `、${from} から`;
  return `${to} ${reading(name)}${verb}${end}${origin}`;
}

export function announcedWords(ply: number, color: Color, told: string, check: boolean): string {
  return `${ply}手目、${sideName(color)}、${told}${check ? '、王手' : ''}`;
}

export function movesInRow(moves: readonly string[]): string {
  return moves.join('。');
}
