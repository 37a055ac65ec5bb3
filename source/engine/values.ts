import { BLACK_BIT, EMPTY, PROMOTED } from '../core/piece-code.ts';
import { type Rules, rulesOf } from '../core/rules.ts';
import type { Variant } from '../core/variant.ts';
import { ogiValues } from './values/ogi.ts';
import { shogiValues } from './values/shogi.ts';
import { yariValues } from './values/yari.ts';

/** Worth of a piece in hundredths of a pawn; what is missing is derived from its moves. */
export interface PieceValue {
  readonly front?: number;
  readonly back?: number;
  readonly hand?: number;
}

/** By the letter of SFEN. */
export type ValueTable = Readonly<Record<string, PieceValue>>;

/** Worths in hundredths of a pawn. The royal piece is worth nothing: it is never lost. */
export interface Values {
  /** By piece code without its owner: `PROMOTED | kind`. */
  readonly board: Int32Array;
  /** By kind: one piece in hand. */
  readonly hand: Int32Array;
}

/** By the id of the variant; a variant that is not here has the derived values only. */
const TABLES: Readonly<Record<string, ValueTable>> = {
  yari: yariValues,
  shogi: shogiValues,
  ogi: ogiValues,
};

const compiled = new WeakMap<Variant, Values>();

/** The values of a variant, put together when they are first asked for. */
export function valuesOf(variant: Variant): Values {
  let values = compiled.get(variant);
  if (values === undefined) {
    values = createValues(variant, TABLES[variant.id] ?? {});
    compiled.set(variant, values);
  }
  return values;
}

/** Values from a table; what it leaves out comes from the moves of the piece. */
export function createValues(variant: Variant, table: ValueTable): Values {
  const rules = rulesOf(variant);
  const board = new Int32Array(32);
  const hand = new Int32Array(16);
  for (const [kind, piece] of variant.pieces.entries()) {
    if (kind === rules.royal) continue;
    const given = table[piece.sfen] ?? {};
    const plain = worthOfMoves(rules, kind);
    const back = piece.back ? (given.back ?? worthOfMoves(rules, PROMOTED | kind)) : 0;
    const hope = Math.max(0, back - plain) / 10;
    board[kind] = given.front ?? Math.round(plain + hope);
    board[PROMOTED | kind] = back;
    hand[kind] = given.hand ?? Math.round(board[kind] * 1.1);
  }
  return { board, hand };
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
