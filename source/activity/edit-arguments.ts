import type { NamedPiece } from '../rules/core/attempt.ts';
import { COLORS, type Color } from '../rules/core/color.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { parseTypedPiece } from '../rules/notation/typed-piece.ts';
import { parseTypedSquare } from '../rules/notation/typed-square.ts';

/** What a line names that sets up a position. */
export interface NamedPlace {
  readonly piece?: NamedPiece;
  readonly square?: Square;
  /** The square that the piece goes to. */
  readonly to?: Square;
  readonly color?: Color;
}

/**
 * Reads a piece, a square and a side in any order, each of which may be missing, or two squares:
 * `S 5e white`, `5五銀`, `7g 7f`. Undefined for anything else.
 */
export function readPlace(variant: Variant, text: string): NamedPlace | undefined {
  const words = text.trim().split(/\s+/);
  // A piece may be called `white whale`.
  const whole = readUncoloured(variant, words.join(' '));
  if (whole) return whole;
  for (let at = words.length - 1; at >= 0; at--) {
    const color = COLORS.find((one) => one === words[at]?.toLowerCase());
    const rest = color && readUncoloured(variant, words.toSpliced(at, 1).join(' '));
    if (rest) return { ...rest, color };
  }
  return undefined;
}

function readUncoloured(variant: Variant, text: string): NamedPlace | undefined {
  if (text === '') return {};
  const asPiece = parseTypedPiece(variant, text);
  if (asPiece) return { piece: asPiece };
  const asSquare = parseTypedSquare(variant, text);
  if (asSquare !== undefined) return { square: asSquare };
  for (let at = 1; at < text.length; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at).replace(/^[\s*-]+/, '')];
    const left = parseTypedSquare(variant, first);
    const right = parseTypedSquare(variant, second);
    if (left !== undefined && right !== undefined) return { square: left, to: right };
    const piece = parseTypedPiece(variant, left === undefined ? first : second);
    const square = left ?? right;
    if (piece && square !== undefined) return { piece, square };
  }
  return undefined;
}

/** What a line says of a hand: whose, of what, how many. Undefined for anything else. */
export function readHand(
  variant: Variant,
  text: string,
): (Pick<NamedPlace, 'piece' | 'color'> & { readonly count?: number }) | undefined {
  const [, head = text, digits] = /^(.*)\s(\d{1,3})$/.exec(text.trim()) ?? [];
  const named = readPlace(variant, head);
  if (!named || named.square !== undefined) return undefined;
  return { ...named, ...(digits !== undefined && { count: Number(digits) }) };
}
