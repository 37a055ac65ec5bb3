import type { Move } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import { foldText } from './fold-text.ts';
import { type MoveParts, movePartsOf } from './move-parts.ts';
import { kanjiSpellings, letterSpellings, spellingsOf } from './piece-names.ts';
import { formatSquare } from './square.ts';

/**
 * The ways to type a legal move, as `foldTyped` leaves them: a move may be meant while one of its
 * forms begins with what is typed. In Hodges notation with and without the origin and the x, and
 * as squares alone, both with letters and with digits for the ranks, in USI and in Japanese.
 * @param position before the move
 * @param lastTo destination of the last move, for recaptures
 */
export function typingForms(position: Position, move: Move, lastTo?: Square): string[] {
  const { variant } = position;
  const parts = movePartsOf(position, move);
  const isRecapture = parts.captures && parts.to === lastTo;
  const forms: string[] = [];
  const letters = spellingsOf(letterSpellings(variant), parts.piece);
  for (const formatted of [formatSquare, digitsOf])
    addSquareForms(forms, parts, letters, formatted);
  if (isRecapture) {
    const suffix = suffixOf(parts);
    for (const piece of letters) forms.push(`${piece}x${suffix}`, `x${piece}${suffix}`);
  }
  const kanji = spellingsOf(kanjiSpellings(variant), parts.piece);
  addJapaneseForms(forms, parts, kanji, digitsOf(parts.to));
  if (isRecapture) addJapaneseForms(forms, parts, kanji, '同');
  return forms;
}

/**
 * What is being typed, as it is compared with `typingForms`: spaces, case, width and the hyphen
 * do not count, the signs of a drop are one, and so are `7六` and `76`; x counts.
 */
export function foldTyped(text: string): string {
  return foldText(text).replaceAll('-', '').replace(/['@]/g, '*');
}

function addSquareForms(
  forms: string[],
  parts: MoveParts,
  letters: readonly string[],
  formatted: (square: Square) => string,
): void {
  const to = formatted(parts.to);
  if (parts.from === undefined) {
    for (const piece of letters) forms.push(`${piece}*${to}`);
    return;
  }
  const from = formatted(parts.from);
  const suffix = suffixOf(parts);
  const beginnings = [from, ...letters, ...letters.map((piece) => piece + from)];
  for (const beginning of beginnings) {
    forms.push(`${beginning}${to}${suffix}`);
    if (parts.captures) forms.push(`${beginning}x${to}${suffix}`);
  }
}

function addJapaneseForms(
  forms: string[],
  { from, promotion }: MoveParts,
  kanji: readonly string[],
  target: string,
): void {
  const action = promotion ? { promote: '成', decline: '不成' }[promotion] : '';
  const end = from === undefined ? '打' : `${action}(${digitsOf(from)})`;
  for (const piece of kanji) forms.push(target + piece + end);
}

function suffixOf({ promotion }: MoveParts): string {
  return promotion ? { promote: '+', decline: '=' }[promotion] : '';
}

function digitsOf(square: Square): string {
  return `${fileOf(square)}${rankOf(square)}`;
}
