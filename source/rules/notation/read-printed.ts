import type { NamedPiece } from '../core/attempt.ts';
import { isPromotion, type Move, makeDrop, moveFrom } from '../core/move.ts';
import { boardMovesTo, isLegalDrop } from '../core/moves-to.ts';
import { oncePer } from '../core/once-per.ts';
import { BLACK_BIT, EMPTY, PROMOTED, pieceCode } from '../core/piece-code.ts';
import { codeOn, type Position } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { pieceOfCsa } from './csa-text.ts';
import { colorOfMark } from './japanese-text.ts';
import { kanjiSpellings } from './piece-names.ts';
import { KANJI_DIGITS, parseSquare, squareAt } from './square.ts';

const HODGES = /^(\+?)([A-Z]{1,2})(\d[a-i])?([-x*])(\d[a-i])([+=]?)$/;
const USI = /^(\d[a-i])(\d[a-i])(\+?)$/;
const CSA = /^([+-]?)(\d)(\d)(\d)(\d)([A-Z]{2})$/;
const JAPANESE =
  /^([▲△☗☖▼▽]?)(?:([1-9１-９])([一二三四五六七八九])|同\u3000?)(成?[^成不打生()]{1,40})(成|不成|打(?:\(00\))?)?(?:\(([1-9])([1-9])\))?$/;
const FULL_WIDTH_ONE = '１'.charCodeAt(0);

/** What a text in printed form says; missing parts are not said. */
interface Printed {
  readonly to: Square;
  readonly from?: Square | undefined;
  /** The piece before the move. */
  readonly piece?: NamedPiece;
  readonly promotes?: boolean;
  readonly captures?: boolean;
}

/**
 * Reads a move exactly as it is printed in Hodges notation (origins may be redundant), in USI, in
 * CSA, or in Japanese without marks like 右. Most records are made of such moves; they are found
 * without generating the others. Undefined for any other text, which may still be a move in a
 * looser form.
 * @param lastTo destination of the last move, for 同
 */
export function readPrinted(position: Position, text: string, lastTo?: Square): Move | undefined {
  const hodges = HODGES.exec(text);
  if (hodges !== null) return readHodges(position, hodges);
  const usi = USI.exec(text);
  if (usi !== null) return readUsi(position, usi);
  const csa = CSA.exec(text);
  if (csa !== null) return readCsa(position, csa);
  const japanese = JAPANESE.exec(text);
  return japanese === null ? undefined : readJapanese(position, japanese, lastTo);
}

function readHodges(position: Position, parts: RegExpExecArray): Move | undefined {
  const [, plus, letters = '', origin, separator, target = '', suffix = ''] = parts;
  const { variant } = position;
  const kind = kindsOf(variant).get(letters);
  const to = parseSquare(variant, target);
  if (kind === undefined || to === undefined) return undefined;
  if (separator === '*') {
    const isPlain = plus === '' && origin === undefined && suffix === '';
    return isPlain ? drop(position, kind, to) : undefined;
  }
  const from = origin === undefined ? undefined : parseSquare(variant, origin);
  if (origin !== undefined && from === undefined) return undefined;
  const piece = { kind, promoted: plus !== '' };
  const captures = separator === 'x';
  return onlyOne(movesOf(position, { to, from, piece, captures, ...promotionOf(suffix) }));
}

function promotionOf(suffix: string): { promotes?: boolean } {
  return suffix === '' ? {} : { promotes: suffix === '+' };
}

function readUsi(position: Position, parts: RegExpExecArray): Move | undefined {
  const [, origin = '', target = '', plus] = parts;
  const from = parseSquare(position.variant, origin);
  const to = parseSquare(position.variant, target);
  if (from === undefined || to === undefined) return undefined;
  return onlyOne(movesOf(position, { to, from, ...(plus === '+' && { promotes: true }) }));
}

function readCsa(position: Position, parts: RegExpExecArray): Move | undefined {
  const [, sign, fromFile, fromRank, file, rank, name = ''] = parts;
  const { variant, side } = position;
  const after = pieceOfCsa(variant, name.toLowerCase());
  const to = squareAt(variant, Number(file), Number(rank));
  if (after === undefined || to === undefined) return undefined;
  if (sign !== '' && (sign === '-') !== (side === 1)) return undefined;
  if (fromFile === '0' && fromRank === '0') {
    return after.promoted ? undefined : drop(position, after.kind, to);
  }
  const from = squareAt(variant, Number(fromFile), Number(fromRank));
  if (from === undefined) return undefined;
  const wasPromoted = (codeOn(position, from) & PROMOTED) !== 0;
  if (wasPromoted && !after.promoted) return undefined;
  const piece = { kind: after.kind, promoted: wasPromoted };
  return onlyOne(movesOf(position, { to, from, piece, promotes: after.promoted !== wasPromoted }));
}

function readJapanese(
  position: Position,
  parts: RegExpExecArray,
  lastTo: Square | undefined,
): Move | undefined {
  const [, mark = '', file, rank = '', name = '', action, fromFile, fromRank] = parts;
  const { variant, turn } = position;
  const piece = piecesOf(variant).get(name);
  const to = file === undefined ? lastTo : squareAt(variant, digitOf(file), digitOf(rank));
  if (piece === undefined || to === undefined) return undefined;
  if (mark !== '' && colorOfMark(mark) !== turn) return undefined;
  const isPlainDrop = !piece.promoted && fromFile === undefined;
  if (action?.startsWith('打')) return isPlainDrop ? drop(position, piece.kind, to) : undefined;
  const from =
    fromFile === undefined ? undefined : squareAt(variant, Number(fromFile), Number(fromRank));
  if (fromFile !== undefined && from === undefined) return undefined;
  const promotion = action === undefined ? {} : { promotes: action === '成' };
  const moves = movesOf(position, { to, from, piece, ...promotion });
  if (moves.length > 0 || action !== undefined || !isPlainDrop) return onlyOne(moves);
  return drop(position, piece.kind, to);
}

/** The moves on the board that fit the text. */
function movesOf(position: Position, { to, from, piece, promotes, captures }: Printed): Move[] {
  const { board, side } = position;
  if (captures && board[to] === EMPTY) return [];
  const own = BLACK_BIT << side;
  const standing = from === undefined ? undefined : codeOn(position, from);
  const code = piece ? pieceCode(position.turn, piece.kind, piece.promoted) : standing;
  if (code === undefined || (code & own) === 0) return [];
  if (standing !== undefined && standing !== code) return [];
  const moves = boardMovesTo(position, code, to);
  if (from === undefined && promotes === undefined) return moves;
  return moves.filter(
    (move) =>
      (from === undefined || moveFrom(move) === from) &&
      (promotes === undefined || isPromotion(move) === promotes),
  );
}

function onlyOne(moves: readonly Move[]): Move | undefined {
  return moves.length === 1 ? moves[0] : undefined;
}

function drop(position: Position, kind: number, to: Square): Move | undefined {
  return isLegalDrop(position, kind, to) ? makeDrop(kind, to) : undefined;
}

/** A digit in ASCII, in full width, or in kanji. */
function digitOf(text: string): number {
  const digit = KANJI_DIGITS.indexOf(text) + 1;
  if (digit > 0) return digit;
  return text >= '１' ? text.charCodeAt(0) - FULL_WIDTH_ONE + 1 : Number(text);
}

const kindsOf = oncePer(
  ({ pieces }: Variant) => new Map(pieces.map(({ hodges }, kind) => [hodges, kind])),
);

/** The pieces by those of their names that are not also another name with a mark. */
const piecesOf = oncePer((variant: Variant) => {
  const pieces = new Map<string, NamedPiece>();
  for (const spelling of kanjiSpellings(variant)) {
    const [piece, ...others] = spelling.pieces;
    if (piece === undefined || others.length > 0 || /[右左直上行入寄引]/.test(spelling.text))
      continue;
    pieces.set(spelling.text, piece);
    pieces.set(spelling.text.replace('龍', '竜'), piece);
  }
  return pieces;
});
