import {
  dropKind,
  isDrop,
  isPromotion,
  type Move,
  makeDrop,
  makeMove,
  moveFrom,
  moveTo,
} from '../core/move.ts';
import { pieceData, type Variant } from '../core/variant.ts';
import { formatSquare, parseSquare } from './square.ts';

/** `7g7f`, `8h2b+`, `P*5e`. */
export function formatUsi(variant: Variant, move: Move): string {
  const to = formatSquare(moveTo(move));
  if (isDrop(move)) return `${pieceData(variant, dropKind(move)).sfen}*${to}`;
  return `${formatSquare(moveFrom(move))}${to}${isPromotion(move) ? '+' : ''}`;
}

/** A move in the form of USI, legal or not; undefined where the text has another form. */
export function parseUsi(variant: Variant, text: string): Move | undefined {
  const [, origin = '', target = '', plus] = /^([A-Z]\*|\d[a-z])(\d[a-z])(\+?)$/.exec(text) ?? [];
  const to = parseSquare(variant, target);
  if (to === undefined) return undefined;
  if (origin.endsWith('*')) {
    const kind = variant.pieces.findIndex((piece) => piece.sfen === origin[0]);
    return kind < 0 || plus ? undefined : makeDrop(kind, to);
  }
  const from = parseSquare(variant, origin);
  return from === undefined ? undefined : makeMove(from, to, plus === '+');
}
