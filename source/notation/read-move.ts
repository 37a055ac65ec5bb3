import { type Attempt, movesOfAttempt } from '../core/attempt.ts';
import { legalMoves } from '../core/generate.ts';
import { type IllegalFault, whyIllegal } from '../core/illegal.ts';
import { isDrop, isPromotion, type Move, moveFrom } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import { parseCsaText } from './csa-text.ts';
import { foldMoveText } from './fold-text.ts';
import { parseHodgesText } from './hodges-text.ts';
import { parseJapaneseText } from './japanese-text.ts';
import type { MoveContext, MoveText, ParsedMoveText, ReadFault } from './move-text.ts';
import { readPrinted } from './read-printed.ts';

/**
 * What a text says in a position. `choice`: the move is clear but not whether it promotes; a
 * record means the first, the move that declines. Of an illegal move, `drop` is the legal drop
 * that may have been meant. The moves of an ambiguous text are in the order of their origins.
 */
export type MoveReading =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'choice'; readonly moves: readonly [declined: Move, promoted: Move] }
  | { readonly kind: 'ambiguous'; readonly moves: readonly Move[] }
  | { readonly kind: 'illegal'; readonly fault: IllegalFault; readonly drop?: Move }
  | { readonly kind: 'not-understood'; readonly fault: ReadFault };

const PARSERS = [parseHodgesText, parseCsaText, parseJapaneseText];

/**
 * Reads a move in any of the forms that people type: Hodges with its looser forms, USI, CSA where
 * the game has it, Japanese. It never guesses between two different moves.
 * @param lastTo destination of the last move, for recaptures
 * @param ply moves made so far, to check a move number in front; without it any number will do
 */
export function readMove(
  position: Position,
  text: string,
  lastTo?: Square,
  ply?: number,
): MoveReading {
  const printed = readPrinted(position, text);
  if (printed !== undefined) return { kind: 'move', move: printed };
  const folded = foldMoveText(text);
  if (folded === '') return notUnderstood({ code: 'empty' });
  const [, number, move = folded ?? ''] = /^(\d{1,4})(?:[.…]+|\))(.+)$/.exec(folded ?? '') ?? [];
  if (number !== undefined && ply !== undefined) {
    const expected = pairNumber(position, ply);
    if (Number(number) !== expected && Number(number) !== ply + 1) {
      return notUnderstood({ code: 'move-number', expected });
    }
  }
  const parsed = parseMoveText({ position, lastTo }, move);
  if (parsed === undefined) return notUnderstood({ code: 'unreadable' });
  return parsed.ok ? judge(position, parsed.value) : notUnderstood(parsed.fault);
}

function parseMoveText(context: MoveContext, text: string): ParsedMoveText {
  for (const parse of PARSERS) {
    const parsed = parse(context, text);
    if (parsed) return parsed;
  }
  return undefined;
}

/** The number of the next move in a list of pairs, which counts from 1. */
function pairNumber({ turn }: Position, ply: number): number {
  const whiteBegan = (ply % 2 === 0) === (turn === 'white');
  return Math.floor((ply + (whiteBegan ? 1 : 0)) / 2) + 1;
}

function judge(position: Position, text: MoveText): MoveReading {
  const legal = legalMoves(position);
  const fitting = (attempts: readonly Attempt[] = []) => {
    const moves = attempts.flatMap((attempt) => movesOfAttempt(position, attempt, legal));
    return [...new Set(moves)].sort(byOrigin);
  };
  const fits = fitting(text.attempts);
  const moves = fits.length > 0 ? fits : fitting(text.otherwise);
  if (moves.length === 0) return explain(position, text, legal);
  if (moves.length === 1) return { kind: 'move', move: moves[0] };
  const [promoted, declined] = moves;
  const isOneMove = !isDrop(promoted) && moveFrom(promoted) === moveFrom(declined);
  if (moves.length > 2 || !isOneMove) return { kind: 'ambiguous', moves };
  if (text.plainDeclines) return { kind: 'move', move: declined };
  return { kind: 'choice', moves: [declined, promoted] };
}

/** Why no legal move is what the text says. */
function explain(position: Position, text: MoveText, legal: readonly Move[]): MoveReading {
  const faultsOf = (attempts: readonly Attempt[] = []) =>
    attempts.map((attempt) => whyIllegal(position, attempt)).filter((fault) => fault !== undefined);
  const hasPiece = ({ code }: IllegalFault) =>
    code !== 'no-piece' && code !== 'wrong-origin' && code !== 'not-in-hand';
  const faults = faultsOf(text.attempts);
  const fault = [...faults, ...faultsOf(text.otherwise)].find(hasPiece) ?? faults[0];
  const [drop] = text.attempts
    .flatMap((attempt) => asDrop(attempt) ?? [])
    .flatMap((attempt) => movesOfAttempt(position, attempt, legal));
  return { kind: 'illegal', fault, ...(drop !== undefined && { drop }) };
}

/** The drop that a move on the board may have been meant to be. */
function asDrop(attempt: Attempt): Attempt | undefined {
  if (attempt.drop || attempt.capture || !attempt.piece) return undefined;
  if (attempt.from.file !== undefined || attempt.from.rank !== undefined) return undefined;
  return { drop: true, piece: attempt.piece, to: attempt.to };
}

/** From the highest file down, on a file from the top; of one piece the promotion first. */
function byOrigin(a: Move, b: Move): number {
  const [from, other] = [moveFrom(a), moveFrom(b)];
  const promotion = Number(isPromotion(b)) - Number(isPromotion(a));
  return fileOf(other) - fileOf(from) || rankOf(from) - rankOf(other) || promotion;
}

function notUnderstood(fault: ReadFault): MoveReading {
  return { kind: 'not-understood', fault };
}
