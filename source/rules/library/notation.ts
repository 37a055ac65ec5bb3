import type { Move } from '../core/move.ts';
import type { Piece } from '../core/position.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { formatHodges as formatCoreHodges } from '../notation/hodges.ts';
import { formatJapanese as formatCoreJapanese } from '../notation/japanese.ts';
import { pieceLabel as corePieceLabel, LABEL_STYLES, type LabelStyle } from '../notation/labels.ts';
import type { ReadFault } from '../notation/move-text.ts';
import { readMove } from '../notation/read-move.ts';
import {
  formatSfen as formatCoreSfen,
  parseSfen as parseCoreSfen,
  type SfenFault,
} from '../notation/sfen.ts';
import { startPosition as coreStartPosition } from '../notation/start.ts';
import { formatUsi as formatCoreUsi, parseUsi as parseCoreUsi } from '../notation/usi.ts';
import { assertLegal, faultOfMove, isMoveOf, type MoveFault } from './moves.ts';
import { coreOf, lastToOf, type Position, positionFrom } from './position.ts';
import { assertChecked, type CheckedVariant } from './variants.ts';

/**
 * Why a text is no legal move of a position. `ambiguous`: it could be any of several moves.
 * `promotion-choice`: it leaves open whether the piece promotes; the first move declines.
 *
 * @example
 * ```ts
 * const told: Partial<Record<MoveTextFault['code'], string>> = { unreachable: 'Not that far.' };
 * const move = parseMove(startPosition(variants.shogi), 'P-5e');
 * move.ok ? '' : told[move.fault.code]; // => 'Not that far.'
 * ```
 */
export type MoveTextFault =
  | ReadFault
  | MoveFault
  | { readonly code: 'ambiguous'; readonly moves: readonly Move[] }
  | {
      readonly code: 'promotion-choice';
      readonly moves: readonly [declined: Move, promoted: Move];
    };

/**
 * The start position of an even game. Those of handicaps are in `variant.handicaps`, as SFEN.
 * Throws `RangeError` for data that `checkVariant` has not accepted.
 *
 * @example
 * ```ts
 * formatSfen(startPosition(variants.dobutsu)); // => 'gle/1c1/1C1/ELG b - 1'
 * ```
 */
export function startPosition(variant: CheckedVariant): Position {
  assertChecked(variant);
  const { placement, moveNumber } = coreStartPosition(variant);
  return positionFrom(placement, { variant, moveNumber });
}

/**
 * Reads a position as SFEN and checks that it can be played from. The move number may be missing.
 * Throws `RangeError` for a variant that `checkVariant` has not accepted.
 *
 * @example
 * ```ts
 * const mated = parseSfen(variants.shogi, '4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1');
 * mated.ok && mated.value.ending; // => { reason: 'checkmate', winner: 'black' }
 * const faulty = parseSfen(variants.shogi, '9/9/9/9/9/9/9/9/9 b - 1');
 * faulty.ok || faulty.fault.code; // => 'no-royal'
 * ```
 */
export function parseSfen(variant: CheckedVariant, text: string): Result<Position, SfenFault> {
  assertChecked(variant);
  const parsed = parseCoreSfen(variant, text);
  if (!parsed.ok) return parsed;
  const { placement, moveNumber } = parsed.value;
  return success(positionFrom(placement, { variant, moveNumber }));
}

/**
 * A position as SFEN.
 *
 * @example
 * ```ts
 * formatSfen(startPosition(variants.yari)); // => 'rnnkbbr/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR b - 1'
 * ```
 */
export function formatSfen(position: Position): string {
  const { variant, moveNumber } = position;
  return formatCoreSfen(variant, { placement: coreOf(position), moveNumber });
}

/**
 * Reads a legal move as USI: `7g7f`, `8h2b+`, `P*5e`.
 *
 * @example
 * ```ts
 * const position = startPosition(variants.shogi);
 * const move = parseUsi(position, '7g7f');
 * move.ok && formatHodges(position, move.value); // => 'P-7f'
 * const refused = parseUsi(position, '7g7e');
 * refused.ok || refused.fault.code; // => 'unreachable'
 * ```
 */
export function parseUsi(
  position: Position,
  text: string,
): Result<Move, MoveFault | { readonly code: 'unreadable' }> {
  const move = parseCoreUsi(position.variant, text);
  if (move === undefined) return failure({ code: 'unreadable' });
  const fault = faultOfMove(coreOf(position), move);
  return fault ? failure(fault) : success(move);
}

/**
 * A move as USI. Throws `RangeError` for a number that is no move on the board.
 *
 * @example
 * ```ts
 * const position = startPosition(variants.gorogoro);
 * legalMoves(position).map((move) => formatUsi(position, move)).includes('3d3c'); // => true
 * ```
 */
export function formatUsi({ variant }: Position, move: Move): string {
  if (!isMoveOf(variant, move)) throw new RangeError(`no move ${move}`);
  return formatCoreUsi(variant, move);
}

/**
 * A legal move in Hodges notation. Throws `RangeError` for another.
 *
 * @example
 * ```ts
 * const position = startPosition(variants.yari);
 * const move = parseMove(position, '7g7f');
 * move.ok && formatHodges(position, move.value); // => 'P-7f'
 * ```
 * @param position before the move
 */
export function formatHodges(position: Position, move: Move): string {
  assertLegal(position, move);
  return formatCoreHodges(coreOf(position), move);
}

/**
 * A legal move as Japanese records write it; a recapture begins with 同. Throws `RangeError` for
 * another.
 *
 * @example
 * ```ts
 * const position = startPosition(variants.shogi);
 * const move = parseUsi(position, '7g7f');
 * move.ok && formatJapanese(position, move.value); // => '７六歩'
 * ```
 * @param position before the move
 */
export function formatJapanese(position: Position, move: Move): string {
  assertLegal(position, move);
  return formatCoreJapanese(coreOf(position), move, lastToOf(position));
}

/**
 * Reads a legal move in any form that people type: Hodges notation with its looser forms, USI,
 * Japanese, CSA where the game has it, or words. It never guesses between two moves.
 *
 * @example
 * ```ts
 * const position = startPosition(variants.shogi);
 * const texts = ['P-7f', 'p7f', '7g7f', '７六歩', '+7776FU', 'pawn seven f'];
 * const moves = texts.map((text) => parseMove(position, text));
 * moves.every((move) => move.ok); // => true
 * const open = parseMove(position, 'G-5h');
 * open.ok || open.fault.code; // => 'ambiguous'
 * ```
 */
export function parseMove(position: Position, text: string): Result<Move, MoveTextFault> {
  const core = coreOf(position);
  const reading = readMove(core, text, lastToOf(position));
  switch (reading.kind) {
    case 'move': {
      const fault = faultOfMove(core, reading.move);
      return fault ? failure(fault) : success(reading.move);
    }
    case 'choice':
      return failure({ code: 'promotion-choice', moves: reading.moves });
    case 'ambiguous':
      return failure({ code: 'ambiguous', moves: reading.moves });
    case 'illegal':
    case 'not-understood':
      return failure(reading.fault);
  }
}

/**
 * What stands on a piece: one or two kanji, its short name in Latin letters, or the letters of
 * Hodges notation. Throws `RangeError` for a kind or a style that there is not.
 *
 * @example
 * ```ts
 * const king = { color: 'black', kind: 0, promoted: false } as const;
 * pieceLabel(variants.shogi, king, 'kanji'); // => '玉'
 * pieceLabel(variants.yari, king, 'letters'); // => 'G'
 * ```
 */
export function pieceLabel(variant: Variant, piece: Piece, style: LabelStyle): string {
  if (!LABEL_STYLES.includes(style)) throw new RangeError(`no style ${style}`);
  return corePieceLabel(variant, piece, style);
}
