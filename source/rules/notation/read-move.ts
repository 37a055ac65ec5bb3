import { type Attempt, movesOfAttempt } from '../core/attempt.ts';
import { legalMoves } from '../core/generate.ts';
import { type IllegalFault, whyIllegal } from '../core/illegal.ts';
import { isDrop, isPromotion, type Move, moveFrom, moveTo } from '../core/move.ts';
import type { Position } from '../core/position.ts';
import { fileOf, rankOf, type Square } from '../core/square.ts';
import { parseCsaText } from './csa-text.ts';
import { foldMoveText, foldText, unquoteText } from './fold-text.ts';
import { parseHodgesText } from './hodges-text.ts';
import { parseJapaneseText } from './japanese-text.ts';
import type { MoveContext, MoveText, ParsedMoveText, ReadFault } from './move-text.ts';
import { readPrinted } from './read-printed.ts';
import { parseSpokenText } from './spoken-text.ts';

/**
 * What a text says in a position. `choice`: the move is clear, except whether it promotes; in a
 * record it is the first move, which declines. An illegal move may have a legal `drop` that was
 * perhaps meant. The moves of an ambiguous text are in the order of their origins.
 */
export type MoveReading =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'choice'; readonly moves: readonly [declined: Move, promoted: Move] }
  | { readonly kind: 'ambiguous'; readonly moves: readonly Move[] }
  | {
      readonly kind: 'illegal';
      readonly fault: IllegalFault;
      /** What breaks that rule. */
      readonly attempt: Attempt;
      readonly drop?: Move;
    }
  | { readonly kind: 'not-understood'; readonly fault: ReadFault };

/** What a text came to that is not one legal move. */
export type RefusedReading = Exclude<MoveReading, { kind: 'move' }>;

/** A move with a number before it, from a list of pairs or of plies. */
const NUMBERED = /^([\d０-９]{1,4})\s*(?:[.．…][.．…\s]*|[)）]|手目[、\s]*)(.+)$/s;

/** What a move is worth to who wrote it down: `!`, `??`. */
const WORTH = /\s*[!?！？]{1,3}$/;

const PARSERS = [parseHodgesText, parseCsaText, parseJapaneseText];

/**
 * Reads a move in any form that people type: Hodges with its looser forms, USI, CSA where the game
 * has it, Japanese, and words as moves are spoken, with or without quotes or brackets around it. It
 * never guesses between two different moves.
 * @param lastTo destination of the last move, for recaptures
 * @param ply moves made so far, to check a number before the move; without it any number will do
 */
export function readMove(
  position: Position,
  text: string,
  lastTo?: Square,
  ply?: number,
): MoveReading {
  const printed = readPrinted(position, text, lastTo);
  if (printed !== undefined) return { kind: 'move', move: printed };
  const bare = unquoteText(text).replace(WORTH, '');
  if (bare === '') return notUnderstood({ code: 'empty' });
  const [, number, move = bare] = NUMBERED.exec(bare) ?? [];
  if (number !== undefined && ply !== undefined) {
    const expected = pairNumber(position, ply);
    if (![expected, ply + 1].includes(Number(foldText(number)))) {
      return notUnderstood({ code: 'move-number', expected });
    }
  }
  const context = { position, lastTo };
  const written = judgeParsed(position, parseMoveText(context, foldMoveText(move) ?? ''));
  // Spaces tell words from letters, where both would do.
  if (written.kind === 'move' && !/\s/.test(move)) return written;
  const spoken = parseSpokenText(context, move);
  return spoken ? eitherReading(written, judgeParsed(position, spoken)) : written;
}

/** Joins two readings of one text. */
function eitherReading(written: MoveReading, spoken: MoveReading): MoveReading {
  const [one, other] = [movesOfReading(written), movesOfReading(spoken)];
  if (written.kind === 'not-understood') return isUnread(written.fault) ? spoken : written;
  if (spoken.kind === 'not-understood') return written;
  if (one.length === 0) return spoken;
  if (other.length === 0) return written;
  const moves = [...new Set([...one, ...other])].sort(byOrigin);
  return moves.length === one.length ? written : { kind: 'ambiguous', moves };
}

/** Whether a text does not even have the form of a move. */
function isUnread({ code }: ReadFault): boolean {
  return code === 'unreadable' || code === 'unknown-piece' || code === 'not-a-square';
}

/** The legal moves that a text may mean. */
export function movesOfReading(reading: MoveReading): readonly Move[] {
  switch (reading.kind) {
    case 'move':
      return [reading.move];
    case 'choice':
    case 'ambiguous':
      return reading.moves;
    default:
      return [];
  }
}

function judgeParsed(position: Position, parsed: ParsedMoveText): MoveReading {
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

/** The number of the next move in a list of pairs, from 1. */
function pairNumber({ turn }: Position, ply: number): number {
  const whiteBegan = (ply % 2 === 0) === (turn === 'white');
  return Math.floor((ply + (whiteBegan ? 1 : 0)) / 2) + 1;
}

function judge(position: Position, text: MoveText): MoveReading {
  const legal = legalMoves(position);
  const fitting = (attempts: readonly Attempt[] = []) =>
    attempts.flatMap((attempt) => movesOfAttempt(position, attempt, legal));
  const fits = fitting(text.attempts);
  const moves = fits.length > 0 ? fits : fitting(text.otherwise);
  return readingOfMoves(moves) ?? explain(position, text, legal);
}

/** The reading of a text that fits these legal moves; undefined where there are none. */
export function readingOfMoves(fitting: Iterable<Move>): MoveReading | undefined {
  const moves = [...new Set(fitting)].sort(byOrigin);
  const [promoted, declined] = moves;
  if (promoted === undefined) return undefined;
  if (declined === undefined) return { kind: 'move', move: promoted };
  const isOneMove =
    moves.length === 2 &&
    !isDrop(promoted) &&
    !isDrop(declined) &&
    moveFrom(promoted) === moveFrom(declined) &&
    moveTo(promoted) === moveTo(declined);
  return isOneMove ? { kind: 'choice', moves: [declined, promoted] } : { kind: 'ambiguous', moves };
}

/** Why the text is no legal move. */
function explain(position: Position, text: MoveText, legal: readonly Move[]): MoveReading {
  const faultsOf = (attempts: readonly Attempt[] = []) =>
    attempts.flatMap((attempt) => {
      const fault = whyIllegal(position, attempt);
      return fault ? { fault, attempt } : [];
    });
  const hasPiece = ({ fault: { code } }: { readonly fault: IllegalFault }) =>
    code !== 'no-piece' && code !== 'wrong-origin' && code !== 'not-in-hand';
  const faults = faultsOf(text.attempts);
  const broken = [...faults, ...faultsOf(text.otherwise)].find(hasPiece) ?? faults[0];
  if (broken === undefined) throw new RangeError('nothing is wrong with what was attempted');
  const [drop] = text.attempts
    .flatMap((attempt) => asDrop(attempt) ?? [])
    .flatMap((attempt) => movesOfAttempt(position, attempt, legal));
  return { kind: 'illegal', ...broken, ...(drop !== undefined && { drop }) };
}

/** The drop that was perhaps meant by a move on the board. */
function asDrop(attempt: Attempt): Attempt | undefined {
  if (attempt.drop || attempt.capture || !attempt.piece) return undefined;
  if (attempt.from.file !== undefined || attempt.from.rank !== undefined) return undefined;
  return { drop: true, piece: attempt.piece, to: attempt.to };
}

/** From the highest file down, on a file from the top; for one piece the promotion first. */
function byOrigin(a: Move, b: Move): number {
  const [from, other] = [moveFrom(a), moveFrom(b)];
  const promotion = Number(isPromotion(b)) - Number(isPromotion(a));
  return fileOf(other) - fileOf(from) || rankOf(from) - rankOf(other) || promotion;
}

function notUnderstood(fault: ReadFault): MoveReading {
  return { kind: 'not-understood', fault };
}
