import { EMPTY, handIndex, pieceCode } from '../../rules/core/piece-code.ts';
import type { Placement } from '../../rules/core/position.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { makeSquare, type Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';

/** What must stand on a square, as a code: a piece, or nothing. */
type PatternSquare = readonly [square: Square, code: number];

/** Positions that have something in common. */
export interface PositionPattern {
  readonly variant: Variant;
  readonly squares: readonly PatternSquare[];
  /** How many pieces must be in hand at least, by the index of the hand. */
  readonly hands: readonly (readonly [hand: number, count: number])[];
  /** Missing where either side may be to move. */
  readonly turn: 'black' | 'white' | undefined;
}

/** Why a text is no pattern. */
export type PatternFault =
  | { readonly code: 'pattern-ranks'; readonly found: number; readonly expected: number }
  | { readonly code: 'pattern-rank'; readonly rank: number }
  | { readonly code: 'pattern-piece'; readonly found: string }
  | { readonly code: 'pattern-turn'; readonly found: string }
  | { readonly code: 'pattern-hand'; readonly found: string };

/**
 * Reads a pattern: an SFEN in which `?` is a square that does not matter, and `*` the rest of a rank
 * that does not. Turn (`?`) and hands may be missing; the pieces in hand are those that must be there
 * at least.
 */
export function parsePattern(
  variant: Variant,
  text: string,
): Result<PositionPattern, PatternFault> {
  const [board = '', turnText = '?', handText = '-'] = text.trim().split(/\s+/);
  const ranks = board.split('/');
  if (ranks.length !== variant.ranks) {
    const { length: found } = ranks;
    return failure({ code: 'pattern-ranks', found, expected: variant.ranks });
  }
  const squares: PatternSquare[] = [];
  for (const [index, rankText] of ranks.entries()) {
    const rank = parseRank(variant, rankText, index + 1);
    if (!rank.ok) return rank;
    squares.push(...rank.value);
  }
  if (!/^[bw?]$/.test(turnText)) return failure({ code: 'pattern-turn', found: turnText });
  const turn = turnText === '?' ? undefined : turnText === 'b' ? 'black' : 'white';
  const hands = parseHands(variant, handText);
  if (!hands) return failure({ code: 'pattern-hand', found: handText });
  return success({ variant, squares, hands, turn });
}

function parseRank(
  variant: Variant,
  text: string,
  rank: number,
): Result<PatternSquare[], PatternFault> {
  const squares: PatternSquare[] = [];
  let file = variant.files;
  for (const [token] of text.matchAll(/\+?./gsu)) {
    if (token === '*') {
      file = 0;
      continue;
    }
    const empty = /^[1-9]$/.test(token) ? Number(token) : 0;
    const code = empty > 0 ? EMPTY : codeOfToken(variant, token);
    const count = Math.max(empty, 1);
    if (file < count) return failure({ code: 'pattern-rank', rank });
    if (code === undefined && token !== '?')
      return failure({ code: 'pattern-piece', found: token });
    for (let at = file; code !== undefined && at > file - count; at--) {
      squares.push([makeSquare(at, rank), code]);
    }
    file -= count;
  }
  return file === 0 ? success(squares) : failure({ code: 'pattern-rank', rank });
}

/** Whether a position has what a pattern asks for. */
export function fitsPattern(
  { squares, hands, turn }: PositionPattern,
  position: Placement,
): boolean {
  const { board, hands: own } = position;
  for (const [square, code] of squares) if (board[square] !== code) return false;
  for (const [hand, count] of hands) if ((own[hand] ?? 0) < count) return false;
  return turn === undefined || turn === position.turn;
}

function parseHands(variant: Variant, text: string): [hand: number, count: number][] | undefined {
  if (text === '-' || text === '?') return [];
  if (!/^(\d{0,3}[A-Za-z])+$/.test(text)) return undefined;
  const hands: [number, number][] = [];
  for (const [, digits = '', letter = ''] of text.matchAll(/(\d*)([A-Za-z])/g)) {
    const kind = kindOf(variant, letter);
    if (kind < 0) return undefined;
    hands.push([handIndex(isBlack(letter) ? 0 : 1, kind), Number(digits || 1)]);
  }
  return hands;
}

function codeOfToken(variant: Variant, token: string): number | undefined {
  const letter = token.at(-1) ?? '';
  const kind = kindOf(variant, letter);
  const isPromoted = token.length > 1;
  if (kind < 0 || (isPromoted && !variant.pieces[kind]?.back)) return undefined;
  return pieceCode(isBlack(letter) ? 'black' : 'white', kind, isPromoted);
}

function kindOf({ pieces }: Variant, letter: string): number {
  return pieces.findIndex(({ sfen }) => sfen === letter.toUpperCase());
}

/** SFEN writes Black's pieces as capitals. */
function isBlack(letter: string): boolean {
  return letter === letter.toUpperCase();
}
