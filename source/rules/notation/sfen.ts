import { COLORS, type Color } from '../core/color.ts';
import {
  type Board,
  EMPTY,
  handIndex,
  KIND_MASK,
  PROMOTED,
  pieceCode,
  sideOf,
  WHITE_BIT,
} from '../core/piece-code.ts';
import { checkPlacement, type PlacementFault } from '../core/placement.ts';
import { codeOn, countInHand, type Placement } from '../core/position.ts';
import { failure, type Result, success } from '../core/result.ts';
import { rulesOf } from '../core/rules.ts';
import { makeSquare } from '../core/square.ts';
import { pieceData, type Variant } from '../core/variant.ts';

/** A position as SFEN has it; `moveNumber` is that of the next move. */
export interface SfenPosition {
  readonly placement: Placement;
  readonly moveNumber: number;
}

/**
 * Why a text is no SFEN of a game, or none that can be played from.
 *
 * @example
 * ```ts
 * const parsed = parseSfen(variants.dobutsu, 'gle/1c1/1C1/EXG b - 1');
 * const fault: SfenFault | undefined = parsed.ok ? undefined : parsed.fault;
 * fault; // => { code: 'unknown-letter', letter: 'X' }
 * ```
 */
export type SfenFault =
  | { readonly code: 'sfen-fields'; readonly found: number }
  | { readonly code: 'rank-count'; readonly found: number }
  | { readonly code: 'rank-length'; readonly rank: number; readonly found: number }
  | { readonly code: 'unknown-letter'; readonly letter: string }
  | { readonly code: 'not-promotable'; readonly letter: string }
  | { readonly code: 'turn'; readonly found: string }
  | { readonly code: 'hand'; readonly found: string }
  | { readonly code: 'promoted-in-hand'; readonly letter: string }
  | { readonly code: 'royal-in-hand'; readonly letter: string }
  | { readonly code: 'move-number'; readonly found: string }
  | PlacementFault;

/** More pieces of a kind than any set has, and few enough to count. */
const MOST_IN_HAND = 999;

/**
 * Reads an SFEN of the variant and checks that its position can be played from. The move number may
 * be missing.
 * @param pawns as in `checkPlacement`
 */
export function parseSfen(
  variant: Variant,
  text: string,
  pawns: 'ruled' | 'any' = 'ruled',
): Result<SfenPosition, SfenFault> {
  const read = parseAnySfen(variant, text);
  const fault = read.ok ? checkPlacement(variant, read.value.placement, pawns) : undefined;
  return fault ? failure(fault) : read;
}

/** Reads an SFEN whose position need not be one from which the variant can be played. */
export function parseAnySfen(variant: Variant, text: string): Result<SfenPosition, SfenFault> {
  const fields = text.trim().split(/\s+/);
  if (fields.length < 3 || fields.length > 4) {
    return failure({ code: 'sfen-fields', found: text.trim() === '' ? 0 : fields.length });
  }
  const [boardText = '', turnText = '', handText = '', numberText = '1'] = fields;
  const board = parseBoard(variant, boardText);
  if (!board.ok) return board;
  if (turnText !== 'b' && turnText !== 'w') return failure({ code: 'turn', found: turnText });
  const hands = parseHands(variant, handText);
  if (!hands.ok) return hands;
  if (!/^[1-9]\d{0,5}$/.test(numberText)) {
    return failure({ code: 'move-number', found: numberText });
  }
  const turn: Color = turnText === 'b' ? 'black' : 'white';
  const placement = { board: board.value, hands: hands.value, turn };
  return success({ placement, moveNumber: Number(numberText) });
}

/** A position of the program's own data. Throws `RangeError` if it is faulty. */
export function readSfen(variant: Variant, text: string): SfenPosition {
  const result = parseSfen(variant, text);
  if (!result.ok) throw new RangeError(`${variant.id}: ${result.fault.code} in SFEN ${text}`);
  return result.value;
}

export function formatSfen(variant: Variant, position: SfenPosition): string {
  const { placement, moveNumber } = position;
  const turn = placement.turn === 'black' ? 'b' : 'w';
  return `${formatBoard(variant, placement)} ${turn} ${formatHands(variant, placement)} ${moveNumber}`;
}

function parseBoard(variant: Variant, text: string): Result<Board, SfenFault> {
  const ranks = text.split('/');
  if (ranks.length !== variant.ranks) return failure({ code: 'rank-count', found: ranks.length });
  const board = rulesOf(variant).emptyBoard.slice();
  for (const [index, rankText] of ranks.entries()) {
    const rank = index + 1;
    let file = variant.files;
    for (const [token] of rankText.matchAll(/\+?./gsu)) {
      if (/^[1-9]$/.test(token)) {
        file -= Number(token);
        continue;
      }
      const letter = token.at(-1) as string;
      const kind = kindOfLetter(variant, letter);
      if (kind < 0) return failure({ code: 'unknown-letter', letter: token });
      const promoted = token.length > 1;
      if (promoted && !pieceData(variant, kind).back) {
        return failure({ code: 'not-promotable', letter: token });
      }
      if (file >= 1) board[makeSquare(file, rank)] = pieceCode(colorOf(letter), kind, promoted);
      file--;
    }
    if (file !== 0) return failure({ code: 'rank-length', rank, found: variant.files - file });
  }
  return success(board);
}

function parseHands(variant: Variant, text: string): Result<Uint16Array, SfenFault> {
  const hands = new Uint16Array(32);
  if (text === '-') return success(hands);
  for (const [token, digits = '', plus, letter = ''] of text.matchAll(/(\d*)(\+?)(.|$)/gsu)) {
    if (token === '') continue;
    if (letter === '' || /^0|\d{4}/.test(digits)) return failure({ code: 'hand', found: token });
    const kind = kindOfLetter(variant, letter);
    if (kind < 0) return failure({ code: 'unknown-letter', letter });
    if (plus) return failure({ code: 'promoted-in-hand', letter: `+${letter}` });
    if (pieceData(variant, kind).role === 'royal')
      return failure({ code: 'royal-in-hand', letter });
    const hand = handIndex(sideOf(colorOf(letter)), kind);
    const count = (hands[hand] ?? 0) + Number(digits || 1);
    hands[hand] = count;
    if (count > MOST_IN_HAND) return failure({ code: 'hand', found: text });
  }
  return success(hands);
}

function formatBoard(variant: Variant, placement: Placement): string {
  const ranks: string[] = [];
  for (let rank = 1; rank <= variant.ranks; rank++) {
    let text = '';
    let empty = 0;
    for (let file = variant.files; file >= 1; file--) {
      const code = codeOn(placement, makeSquare(file, rank));
      if (code === EMPTY) {
        empty++;
        continue;
      }
      if (empty > 0) text += empty;
      empty = 0;
      if (code & PROMOTED) text += '+';
      const letter = pieceData(variant, code & KIND_MASK).sfen;
      text += code & WHITE_BIT ? letter.toLowerCase() : letter;
    }
    ranks.push(empty > 0 ? text + empty : text);
  }
  return ranks.join('/');
}

function formatHands(variant: Variant, placement: Placement): string {
  let text = '';
  for (const color of COLORS) {
    for (const [kind, piece] of variant.pieces.entries()) {
      const count = countInHand(placement, color, kind);
      if (count === 0) continue;
      if (count > 1) text += count;
      text += color === 'white' ? piece.sfen.toLowerCase() : piece.sfen;
    }
  }
  return text === '' ? '-' : text;
}

function kindOfLetter(variant: Variant, letter: string): number {
  return variant.pieces.findIndex((piece) => piece.sfen === letter.toUpperCase());
}

/** SFEN writes Black's pieces as capitals. */
function colorOf(letter: string): Color {
  return letter === letter.toUpperCase() ? 'black' : 'white';
}
