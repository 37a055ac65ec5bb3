import { BLACK_BIT, EMPTY, KIND_MASK, PROMOTED } from '../core/piece-code.ts';
import { type Rules, rulesOf } from '../core/rules.ts';
import type { Variant } from '../core/variant.ts';
import { ogiWeights } from './values/ogi.ts';
import { shogiWeights } from './values/shogi.ts';
import { yariWeights } from './values/yari.ts';
import type { VariantWeights } from './weights.ts';

/** Worths in hundredths of a pawn. The royal piece is worth nothing: it is never lost. */
export interface Values {
  /** By piece code without its owner: `PROMOTED | kind`. */
  readonly board: Int32Array;
  /** By kind: one piece in hand. */
  readonly hand: Int32Array;
}

/** By the id of the variant; a variant that is not here is played by derived values only. */
const WEIGHTS: Readonly<Record<string, VariantWeights>> = {
  yari: yariWeights,
  shogi: shogiWeights,
  ogi: ogiWeights,
};

/** What is known of a variant beyond its rules. */
export function weightsOf(variant: Variant): VariantWeights {
  return WEIGHTS[variant.id] ?? {};
}

/** The letters of a face as weights name it: `P`, `+P`. */
export function faceLetter(variant: Variant, face: number): string {
  const { sfen } = variant.pieces[face & KIND_MASK];
  return face & PROMOTED ? `+${sfen}` : sfen;
}

/** How a face moves, in Betza notation. */
export function faceBetza(variant: Variant, face: number): string {
  const { front, back = front } = variant.pieces[face & KIND_MASK];
  return (face & PROMOTED ? back : front).betza;
}

/** Values from weights; what these leave out comes from the moves of the piece. */
export function createValues(variant: Variant, { worth = {}, hand = {} }: VariantWeights): Values {
  const rules = rulesOf(variant);
  const board = new Int32Array(32);
  const inHand = new Int32Array(16);
  for (const [kind, piece] of variant.pieces.entries()) {
    if (kind === rules.royal) continue;
    const promoted = PROMOTED | kind;
    const plain = worthOfMoves(rules, kind);
    const back = piece.back
      ? (worth[faceLetter(variant, promoted)] ?? worthOfMoves(rules, promoted))
      : 0;
    const hope = Math.max(0, back - plain) / 10;
    board[kind] = worth[piece.sfen] ?? Math.round(plain + hope);
    board[promoted] = back;
    inHand[kind] = hand[piece.sfen] ?? Math.round(board[kind] * 1.1);
  }
  return { board, hand: inHand };
}

/** A square that a piece reaches, on average over the board, in hundredths of a pawn. */
const WORTH_OF_SQUARE = 110;
/** How likely the next square of a slide is still free. */
const FREE = 0.7;
/** A leap goes over what stands in the way. */
const LEAP = 1.6;
/** Differences of squares from here on are leaps. */
const SMALLEST_LEAP = 18;

function worthOfMoves(rules: Rules, face: number): number {
  const code = BLACK_BIT | face;
  let sum = 0;
  for (const from of rules.squares) {
    for (let at = rules.deltaStart[code]; at < rules.deltaEnd[code]; at++) {
      const delta = rules.deltas[at];
      const slides = at >= rules.slideStart[code];
      let chance = isLeap(delta) ? LEAP : 1;
      for (let to = from + delta; rules.emptyBoard[to] === EMPTY; to += delta) {
        sum += chance;
        chance *= FREE;
        if (!slides) break;
      }
    }
  }
  return (WORTH_OF_SQUARE * sum) / rules.squares.length;
}

function isLeap(delta: number): boolean {
  const size = Math.abs(delta);
  return size === 14 || size >= SMALLEST_LEAP;
}
