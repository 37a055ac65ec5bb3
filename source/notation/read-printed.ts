import { isPromotion, type Move, makeDrop, moveFrom } from '../core/move.ts';
import { boardMovesTo, isLegalDrop } from '../core/moves-to.ts';
import { BLACK_BIT, EMPTY, PROMOTED } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import { parseSquare } from './square.ts';

const PRINTED = /^(\+?)([A-Z]{1,2})(\d[a-i])?([-x*])(\d[a-i])([+=]?)$/;

const kindsByVariant = new WeakMap<Variant, ReadonlyMap<string, number>>();

/**
 * A move in Hodges notation exactly as it is printed, origins too many allowed: what most records
 * are made of, found without the other legal moves. Undefined where the text is anything else,
 * which may still be a move in a looser form.
 */
export function readPrinted(position: Position, text: string): Move | undefined {
  const parts = PRINTED.exec(text);
  if (parts === null) return undefined;
  const [, plus, letters, origin, separator, target, suffix] = parts;
  const { variant, board, side } = position;
  const kind = kindsOf(variant).get(letters);
  const to = parseSquare(variant, target);
  if (kind === undefined || to === undefined) return undefined;
  if (separator === '*') {
    const isPlain = plus === '' && origin === undefined && suffix === '';
    return isPlain && isLegalDrop(position, kind, to) ? makeDrop(kind, to) : undefined;
  }
  if (separator === 'x' && board[to] === EMPTY) return undefined;
  const code = (BLACK_BIT << side) | (plus === '' ? 0 : PROMOTED) | kind;
  const from = origin === undefined ? undefined : parseSquare(variant, origin);
  let found: Move | undefined;
  for (const move of boardMovesTo(position, code, to)) {
    if (origin !== undefined && moveFrom(move) !== from) continue;
    if (suffix !== '' && isPromotion(move) !== (suffix === '+')) continue;
    if (found !== undefined) return undefined;
    found = move;
  }
  return found;
}

function kindsOf(variant: Variant): ReadonlyMap<string, number> {
  const known = kindsByVariant.get(variant);
  if (known) return known;
  const kinds = new Map(variant.pieces.map(({ hodges }, kind) => [hodges, kind]));
  kindsByVariant.set(variant, kinds);
  return kinds;
}
