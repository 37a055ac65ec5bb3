import { BLACK_BIT, EMPTY, KIND_MASK, PROMOTED } from '../../rules/core/piece-code.ts';
import { isRay } from '../../rules/core/reach.ts';
import { type Rules, rulesOf } from '../../rules/core/rules.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { VariantWeights } from '../../rules/variants/weights.ts';

/** Worths in hundredths of a pawn. The royal piece is worth nothing: it is never lost. */
export interface Values {
  /** Indexed by face: a kind, or `PROMOTED | kind`. */
  readonly board: Int32Array;
  /** Indexed by kind: a piece in hand, as which it goes there. */
  readonly hand: Int32Array;
}

/** The name of a face in weights: `P`, `+P`. */
export function faceLetter(variant: Variant, face: number): string {
  const { sfen } = variant.pieces[face & KIND_MASK];
  return face & PROMOTED ? `+${sfen}` : sfen;
}

/** The moves of a face in Betza notation. */
export function faceBetza(variant: Variant, face: number): string {
  const { front, back = front } = variant.pieces[face & KIND_MASK];
  return (face & PROMOTED ? back : front).betza;
}

/** Makes values from weights; the moves of the pieces give what the weights leave out. */
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
  for (const [kind, captive] of rules.captives.entries()) inHand[kind] = inHand[captive];
  return { board, hand: inHand };
}

/** The worth of a square that a piece reaches, in hundredths of a pawn. */
const WORTH_OF_SQUARE = 110;
/** The chance that the next square of a slide is free. */
const FREE = 0.7;
/** What a leap is worth more, since nothing stands in its way. */
const LEAP = 1.6;

function worthOfMoves(rules: Rules, face: number): number {
  const code = BLACK_BIT | face;
  let sum = 0;
  for (const from of rules.squares) {
    for (const { delta, range } of rules.strides[code]) {
      let chance = isRay(delta) ? 1 : LEAP;
      let to = from + delta;
      for (let left = range; left > 0 && rules.emptyBoard[to] === EMPTY; left--) {
        sum += chance;
        chance *= FREE;
        to += delta;
      }
    }
  }
  return (WORTH_OF_SQUARE * sum) / rules.squares.length;
}
