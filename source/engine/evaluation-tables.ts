import { DIRECTIONS, RAYS } from '../core/betza.ts';
import { BLACK_BIT, CODE_SPAN, PROMOTED, type Side } from '../core/piece-code.ts';
import { depth, type Rules, rulesOf } from '../core/rules.ts';
import { fileOf, SQUARE_SPAN, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { reachesOf, STEP } from './reach.ts';
import { createValues, faceBetza, type Values, weightsOf } from './values.ts';
import {
  DANGER,
  type DangerWeights,
  nearIndex,
  type PlaceWeights,
  placeIndex,
  TEMPO,
  type VariantWeights,
} from './weights.ts';

/** What an evaluation looks up; worths are positive for Black's pieces, negative for White's. */
export interface EvaluationTables {
  readonly values: Values;
  readonly tempo: number;
  readonly danger: DangerWeights;
  /** By `code << 8 | square`: worth of a piece and of its place. */
  readonly placed: Int32Array;
  /**
   * By `code << 9 | (square - king + 256)`: the worth for its owner of a piece's place about the
   * other king, shifted by `WORTH_SHIFT`, plus how much it presses that king.
   */
  readonly attack: Int32Array;
  /** The same about its own king: worth, and how much it guards that king. */
  readonly guard: Int32Array;
  /** Worth and pressure of both in one number, for guessing which move is good. */
  readonly pull: { readonly other: Int16Array; readonly own: Int16Array };
  /** By kind: how much a piece in hand presses a king that is pressed already. */
  readonly threat: Int16Array;
}

/** Sums of pressures stay below this power of two, so worths can stand above them in a word. */
export const WORTH_SHIFT = 16;

const compiled = new WeakMap<Variant, EvaluationTables>();

/** The tables of a variant, compiled when they are first asked for. */
export function tablesOf(variant: Variant): EvaluationTables {
  let tables = compiled.get(variant);
  if (tables === undefined) {
    tables = createTables(variant, weightsOf(variant));
    compiled.set(variant, tables);
  }
  return tables;
}

/** Tables from weights; what these leave out comes from the moves of the pieces. */
export function createTables(variant: Variant, weights: VariantWeights): EvaluationTables {
  const rules = rulesOf(variant);
  const values = createValues(variant, weights);
  const placed = new Int32Array(CODE_SPAN << 8);
  const attack = new Int32Array(CODE_SPAN << 9);
  const guard = new Int32Array(CODE_SPAN << 9);
  for (const { kind, face } of facesOf(variant)) {
    const places = weights.places?.[faceBetza(variant, face)] ?? {};
    for (const side of [0, 1] as const) {
      const code = (BLACK_BIT << side) | face;
      for (const square of rules.squares) {
        const worth = values.board[face] + worthOfPlace(rules, face, square, side, places);
        placed[(code << 8) | square] = side === 0 ? worth : -worth;
      }
      if (kind !== rules.royal) addPressure(rules, code, places, attack, guard);
    }
  }
  const { tempo = TEMPO, danger = DANGER } = weights;
  const threat = Int16Array.from(values.hand, (value) => Math.round(Math.sqrt(value) / 2));
  const pull = { other: Int16Array.from(attack, pullOf), own: Int16Array.from(guard, pullOf) };
  return { values, tempo, danger, placed, attack, guard, pull, threat };
}

function pullOf(word: number): number {
  return (word >> WORTH_SHIFT) + (word & ((1 << WORTH_SHIFT) - 1));
}

/** All faces that pieces of a variant have on the board: a kind, or `PROMOTED | kind`. */
export function facesOf(variant: Variant): { kind: number; face: number }[] {
  return [...variant.pieces.entries()].flatMap(([kind, piece]) =>
    (piece.back ? [kind, PROMOTED | kind] : [kind]).map((face) => ({ kind, face })),
  );
}

function worthOfPlace(
  rules: Rules,
  face: number,
  square: Square,
  side: Side,
  { board }: PlaceWeights,
): number {
  const { files, ranks } = rules.variant;
  const advanced = ranks - depth(square, side, ranks);
  if (board) return board[placeIndex(advanced, fileOf(square), files)];
  return guessedPlace(rules, face, advanced, fileOf(square));
}

/** Pieces that can come back are worth more in front, and the royal piece less. */
export function guessedPlace(rules: Rules, face: number, advanced: number, file: number): number {
  if (face === rules.royal) {
    return 4 * Math.abs(2 * file - rules.variant.files - 1) - 12 * advanced;
  }
  const code = BLACK_BIT | face;
  const moves = rules.deltas.subarray(rules.deltaStart[code], rules.deltaEnd[code]);
  return moves.some((delta) => delta > RIGHTMOST) ? 3 * advanced : advanced;
}

/** Differences of squares above this one lead back, for Black. */
const RIGHTMOST = 1;

/** A square beside the king that a piece attacks or guards, and the king's own. */
const ATTACKED = 7;
const GUARDED = 6;
/** A step nearer to the king, within `NEAR` steps. */
const NEARER = 3;
const NEAR = 4;

function addPressure(
  rules: Rules,
  code: number,
  { own, other }: PlaceWeights,
  attack: Int32Array,
  guard: Int32Array,
): void {
  const reaches = reachesOf(rules.variant);
  const zone = [0, ...DIRECTIONS.subarray(0, RAYS)];
  // Squares count from the top, so forward is down in numbers for Black.
  const forward = code & BLACK_BIT ? -1 : 1;
  for (let ranks = -8; ranks <= 8; ranks++) {
    for (let files = -8; files <= 8; files++) {
      const offset = 16 * ranks + files;
      const distance = Math.max(Math.abs(ranks), Math.abs(files));
      if (distance === 0) continue;
      const index = (code << 9) | (offset + SQUARE_SPAN);
      let reached = 0;
      for (const square of zone) {
        const reach = reaches[(code << 9) | (square - offset + SQUARE_SPAN)];
        // A slide may be blocked on its way.
        if (reach !== 0) reached += reach === STEP || distance < 3 ? 1 : 0.6;
      }
      const closeness = Math.max(0, NEAR - distance) * NEARER;
      const pressed = Math.round(reached * ATTACKED) + closeness;
      const guarded = distance > 3 ? 0 : Math.round(reached * GUARDED) + closeness;
      const near = nearIndex(forward * ranks, files);
      attack[index] = ((other?.[near] ?? 0) << WORTH_SHIFT) + pressed;
      guard[index] = ((own?.[near] ?? 0) << WORTH_SHIFT) + guarded;
    }
  }
}
