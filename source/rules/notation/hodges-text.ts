import type { Attempt, NamedPiece, Origin } from '../core/attempt.ts';
import { failure, success } from '../core/result.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import type { MoveContext, ParsedMoveText } from './move-text.ts';
import { letterSpellings } from './piece-names.ts';
import { parseSquare, squareAt } from './square.ts';

const RECAPTURE = /^x(\+?[a-z]{1,2})?([+=]?)$/;
const PIECE_RECAPTURE = /^(\d[a-i1-9]|\d|[a-i])?x([+=]?)$/;
const SQUARES_ONLY = /^(\d[a-z0-9])([-x]?)(\d[a-z0-9])([+=]?)$/;
const BEHIND_PIECE = /^(\d[a-wyz0-9]|\d|[a-i])?([-x*'@]?)(\d[a-z0-9]|[a-i]\d)([+=]?)$/;
const UNKNOWN_PIECE = /^(\+?[a-z]{1,2})(?:\d[a-wyz0-9]|\d)?[-x*'@]?\d[a-z0-9][+=]?$/;

/**
 * Reads Hodges notation in all its looser forms, and USI.
 * @param text folded
 */
export function parseHodgesText(context: MoveContext, text: string): ParsedMoveText {
  const { variant } = context.position;
  const squares = SQUARES_ONLY.exec(text);
  if (squares) {
    const [, from = '', separator, to = '', suffix = ''] = squares;
    return board(variant, { from, to, suffix, capture: separator === 'x' });
  }
  const recapture = RECAPTURE.exec(text);
  if (recapture) {
    const [, letters, suffix = ''] = recapture;
    const named = letterSpellings(variant).find((spelling) => spelling.text === letters);
    if (letters === undefined) return recaptureWith(context, [undefined], '', suffix);
    if (named) return recaptureWith(context, named.pieces, '', suffix);
  }
  for (const { text: letters, pieces } of letterSpellings(variant)) {
    if (!text.startsWith(letters)) continue;
    const behind = text.slice(letters.length);
    const piece = PIECE_RECAPTURE.exec(behind);
    if (piece) {
      const [, origin = '', suffix = ''] = piece;
      return recaptureWith(context, pieces, origin, suffix);
    }
    const parts = BEHIND_PIECE.exec(behind);
    if (!parts) continue;
    const [, from = '', separator = '', to = '', suffix = ''] = parts;
    const isDrop = /[*'@]/.test(separator);
    if (!isDrop) return board(variant, { pieces, from, to, suffix, capture: separator === 'x' });
    return from === '' ? drop(variant, pieces, to, suffix) : undefined;
  }
  const unknown = UNKNOWN_PIECE.exec(text)?.[1];
  if (unknown === undefined) return undefined;
  const isKnown = letterSpellings(variant).some((spelling) => unknown.startsWith(spelling.text));
  return isKnown ? undefined : failure({ code: 'unknown-piece', piece: unknown.toUpperCase() });
}

interface BoardText {
  readonly pieces?: readonly NamedPiece[];
  readonly from: string;
  readonly to: string;
  readonly capture: boolean;
  readonly suffix: string;
}

function board(variant: Variant, parts: BoardText): ParsedMoveText {
  const { pieces = [undefined], capture } = parts;
  const from = parseOrigin(variant, parts.from);
  if (from === undefined) return failure({ code: 'not-a-square', square: parts.from });
  const to = parseEitherSquare(variant, parts.to);
  if (to === undefined) return failure({ code: 'not-a-square', square: parts.to });
  const attempts = pieces.map((piece) => boardAttempt(piece, from, to, capture, parts.suffix));
  return success({ attempts });
}

function recaptureWith(
  { position, lastTo }: MoveContext,
  pieces: readonly (NamedPiece | undefined)[],
  origin: string,
  suffix: string,
): ParsedMoveText {
  const from = parseOrigin(position.variant, origin);
  if (from === undefined) return failure({ code: 'not-a-square', square: origin });
  if (lastTo === undefined) return failure({ code: 'no-last-move' });
  const attempts = pieces.map((piece) => boardAttempt(piece, from, lastTo, true, suffix));
  return success({ attempts });
}

function drop(
  variant: Variant,
  pieces: readonly NamedPiece[],
  target: string,
  suffix: string,
): ParsedMoveText {
  const to = parseEitherSquare(variant, target);
  if (to === undefined) return failure({ code: 'not-a-square', square: target });
  const attempts = pieces.map((piece) => ({
    drop: true as const,
    piece,
    to,
    ...promotionOf(suffix),
  }));
  return success({ attempts });
}

function boardAttempt(
  piece: NamedPiece | undefined,
  from: Origin,
  to: Square,
  capture: boolean,
  suffix: string,
): Attempt {
  return { drop: false, from, to, capture, ...(piece && { piece }), ...promotionOf(suffix) };
}

function promotionOf(suffix: string): { promotion?: 'promote' | 'decline' } {
  if (suffix === '') return {};
  return { promotion: suffix === '+' ? 'promote' : 'decline' };
}

/** The square of a text; undefined for a whole square outside the board. A lone digit is a file. */
export function parseOrigin(variant: Variant, text: string): Origin | undefined {
  if (text === '') return {};
  if (text.length === 1) {
    const digit = Number(text);
    return digit >= 0 ? { file: digit } : { rank: text.charCodeAt(0) - 96 };
  }
  const square = parseEitherSquare(variant, text);
  return square === undefined ? undefined : { file: fileOf(square), rank: rankOf(square) };
}

/** `7f` or, in numbers, `76`. */
function parseEitherSquare(variant: Variant, text: string): Square | undefined {
  const isNumbers = /^\d\d$/.test(text);
  return isNumbers
    ? squareAt(variant, Number(text[0]), Number(text[1]))
    : parseSquare(variant, text);
}
