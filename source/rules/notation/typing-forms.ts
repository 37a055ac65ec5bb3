import type { Move } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import { foldText } from './fold-text.ts';
import { pieceName } from './labels.ts';
import { type MoveParts, movePartsOf } from './move-parts.ts';
import {
  foldName,
  kanjiSpellings,
  letterSpellings,
  nativeSpellings,
  spellingsOf,
} from './piece-names.ts';
import { formatMark, likeOrigins, marksOf } from './relative.ts';
import { formatSquare } from './square.ts';

/**
 * The ways to type a legal move, folded by `foldTyped`. A move is possible while one of its forms
 * begins with the typed text. There are Hodges notation with and without the origin and the x, the
 * squares alone (both with letters and with digits for the ranks), the English name of the piece,
 * its names in Japanese, Korean and Thai before or after the square, USI, and Japanese, where a move of several like pieces has each true mark and the origin.
 * @param position before the move
 * @param lastTo destination of the last move, for recaptures
 */
export function typingForms(position: Position, move: Move, lastTo?: Square): string[] {
  const { variant } = position;
  const parts = movePartsOf(position, move);
  const isRecapture = parts.captures && parts.to === lastTo;
  const forms: string[] = [];
  const letters = spellingsOf(letterSpellings(variant), parts.piece);
  const name = foldName(pieceName(variant, parts.piece));
  for (const formatted of [formatSquare, digitsOf]) {
    addSquareForms(forms, parts, letters, formatted);
    addSpokenForms(forms, parts, name, formatted);
  }
  for (const native of spellingsOf(nativeSpellings(variant), parts.piece)) {
    const verb = parts.from === undefined ? dropVerb(native) : '';
    for (const to of [formatSquare(parts.to), digitsOf(parts.to)]) {
      forms.push(native + verb + to, to + native + verb);
    }
  }
  if (isRecapture) {
    const suffix = suffixOf(parts);
    for (const piece of letters) forms.push(`${piece}x${suffix}`, `x${piece}${suffix}`);
  }
  const kanji = spellingsOf(kanjiSpellings(variant), parts.piece);
  const endings = japaneseEndings(position, parts);
  for (const target of isRecapture ? [digitsOf(parts.to), '同'] : [digitsOf(parts.to)]) {
    for (const piece of kanji) forms.push(...endings.map((ending) => target + piece + ending));
  }
  return forms;
}

/**
 * The typed text as it is compared with `typingForms`: spaces, case, width and the hyphen do not
 * count, nor what the move is worth; the signs of a drop are one, and `7六` is `76`; x counts.
 */
export function foldTyped(text: string): string {
  return foldText(text)
    .replace(/-|[!?]+$/g, '')
    .replace(/['@]/g, '*');
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

/** `pawn7f`, `silvertakes3c`, `knightdrops5e`, and with the origin `gold6i5h`. */
function addSpokenForms(
  forms: string[],
  { from, to, captures }: MoveParts,
  name: string,
  formatted: (square: Square) => string,
): void {
  const verbs = from === undefined ? ['drop', 'drops'] : captures ? ['', 'takes'] : [''];
  const origins = from === undefined ? [''] : ['', formatted(from)];
  for (const verb of verbs) {
    for (const origin of origins) forms.push(`${name}${origin}${verb}${formatted(to)}`);
  }
}

/** The word for a drop in the script of a name. */
function dropVerb(name: string): string {
  if (/\p{sc=Hangul}/u.test(name)) return '놓기';
  return /\p{sc=Thai}/u.test(name) ? 'วาง' : 'うつ';
}

/** What may follow the piece in Japanese. */
function japaneseEndings(position: Position, { piece, from, to, promotion }: MoveParts): string[] {
  if (from === undefined) return ['打'];
  const action = promotion ? { promote: '成', decline: '不成' }[promotion] : '';
  const plain = `${action}(${digitsOf(from)})`;
  const origins = likeOrigins(position, piece, to);
  if (origins.length === 1) return [plain];
  const marks = marksOf(position, from, to, origins);
  return [plain, ...marks.map((mark) => formatMark(mark) + action)];
}

function suffixOf({ promotion }: MoveParts): string {
  return promotion ? { promote: '+', decline: '=' }[promotion] : '';
}

function digitsOf(square: Square): string {
  return `${fileOf(square)}${rankOf(square)}`;
}
