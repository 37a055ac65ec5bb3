import { isOrigin, type Origin } from '../core/attempt.ts';
import { legalMoves } from '../core/generate.ts';
import type { IllegalFault } from '../core/illegal.ts';
import { isDrop, isPromotion, type Move, moveFrom, moveTo } from '../core/move.ts';
import { EMPTY } from '../core/piece-code.ts';
import { type Position, pieceOn } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { foldMoveText } from './fold-text.ts';
import { parseOrigin } from './hodges-text.ts';
import { letterSpellings, type PieceSpelling } from './piece-names.ts';
import { type MoveReading, movesOfReading, readingOfMoves, readMove } from './read-move.ts';

/**
 * A capture that names a piece instead of the square: the one that retakes, `xS5`, `xG`, or the
 * captured one, `Rx+P`, `G4ixS=`.
 */
const CAPTURE = /^([^x]*)x([^x]+?)([+=]?)$/;
const ORIGIN = /^(?:\d[a-i1-9]|\d|[a-i])?$/;
const BEGINS_WITH_X = /^[xX×✕ｘＸ]/;
/** A piece and a square, without the mark of a move or a drop. */
const UNMARKED = /^([a-z]{1,2})(\d[a-z0-9])$/;
/** A declined promotion whose sign stands for the hyphen: `S3c=4b`. */
const EQUALS_INSIDE = /^(\+?[a-z]{1,2}\d[a-i])=(\d[a-i][+=]?)$/;

/** Faults that say that no piece of the board goes there, even a pinned one. */
const NONE_GOES_THERE: readonly IllegalFault['code'][] = ['no-piece', 'unreachable', 'blocked'];

/**
 * Reads a move as people wrote it in magazines and mails: in every form of `readMove`, with a drop
 * without its mark if nothing on the board can go there, and with a piece in place of the square of
 * a capture. That piece retakes on the square of the last move; only where none of its name can, it
 * is the captured one. Two legal moves that fit are ambiguous here too.
 */
export function readRecordedMove(position: Position, text: string, lastTo?: Square): MoveReading {
  const reading = readMove(position, text, lastTo);
  const isPlayable = reading.kind === 'move' || reading.kind === 'choice';
  if (isPlayable && !BEGINS_WITH_X.test(text)) return reading;
  const folded = foldMoveText(text);
  if (folded === undefined) return reading;
  const retaking = readingOfMoves(retakes(position, folded, lastTo));
  if (retaking !== undefined) return retaking;
  const named = capturesNamed(position, folded);
  if (named !== undefined) return readingOfMoves([...movesOfReading(reading), ...named]) ?? reading;
  if (reading.kind === 'illegal' && NONE_GOES_THERE.includes(reading.fault.code)) {
    const [, piece, target] = UNMARKED.exec(folded) ?? [];
    if (piece !== undefined)
      return readingOfMoves(movesOfReading(readMove(position, `${piece}*${target}`))) ?? reading;
  }
  const [, from, to] = EQUALS_INSIDE.exec(folded) ?? [];
  return from === undefined ? reading : readMove(position, `${from}-${to}`);
}

/** The captures on the square of the last move by the only piece that the text names. */
function retakes(position: Position, folded: string, lastTo: Square | undefined): Move[] {
  const [, mover, name = '', suffix = ''] = CAPTURE.exec(folded) ?? [];
  if (lastTo === undefined || mover !== '') return [];
  const pieces = piecesAt(position.variant, name);
  return captures(position, suffix).filter(
    (move) =>
      moveTo(move) === lastTo && pieces.some((piece) => isThere(position, piece, moveFrom(move))),
  );
}

/** The captures of a named piece; undefined where the text has another form. */
function capturesNamed(position: Position, folded: string): Move[] | undefined {
  const [, mover = '', captured, suffix = ''] = CAPTURE.exec(folded) ?? [];
  if (captured === undefined) return undefined;
  const { variant } = position;
  const from = mover === '' ? undefined : piecesAt(variant, mover);
  const targets = piecesAt(variant, captured);
  if (from?.length === 0 || targets.length === 0) return undefined;
  const taken = captures(position, suffix).filter(
    (move) => !from || from.some((place) => isThere(position, place, moveFrom(move))),
  );
  const taking = (anyFace: boolean) =>
    taken.filter((move) =>
      targets.some((place) => isThere(position, place, moveTo(move), anyFace)),
    );
  const exact = taking(false);
  return exact.length > 0 ? exact : taking(true);
}

/** All captures that the sign of a promotion allows. */
function captures(position: Position, suffix: string): Move[] {
  return legalMoves(position).filter((move) => {
    if (isDrop(move) || position.board[moveTo(move)] === EMPTY) return false;
    return suffix === '' || isPromotion(move) === (suffix === '+');
  });
}

/** A piece by its letters, and what the text says of its square. */
interface PieceAt extends PieceSpelling {
  readonly where: Origin;
}

/** The ways to read a piece followed by a square, a file, a rank or nothing. */
function piecesAt(variant: Variant, text: string): PieceAt[] {
  return letterSpellings(variant).flatMap((spelling) => {
    const behind = text.slice(spelling.text.length);
    if (!text.startsWith(spelling.text) || !ORIGIN.test(behind)) return [];
    const where = parseOrigin(variant, behind);
    return where === undefined ? [] : [{ ...spelling, where }];
  });
}

/** @param anyFace whether the letter of a piece also means its promoted side, as in `xB` */
function isThere(
  position: Position,
  { pieces, where }: PieceAt,
  square: Square,
  anyFace = false,
): boolean {
  const piece = pieceOn(position, square);
  const isNamed = ({ kind, promoted }: (typeof pieces)[number]) =>
    piece?.kind === kind && (piece.promoted === promoted || (anyFace && !promoted));
  return isOrigin(where, square) && pieces.some(isNamed);
}
