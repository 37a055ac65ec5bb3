import { DIRECTIONS, RAYS } from '../../rules/core/betza.ts';
import { oncePer } from '../../rules/core/once-per.ts';
import { BLACK_BIT, CODE_SPAN, PROMOTED, type Side } from '../../rules/core/piece-code.ts';
import { STEP } from '../../rules/core/reach.ts';
import { depth, type Rules, rulesOf } from '../../rules/core/rules.ts';
import { fileOf, SQUARE_SPAN, type Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { weightsOf } from '../../rules/variants/index.ts';
import type { DangerWeights, PlaceWeights, VariantWeights } from '../../rules/variants/weights.ts';
import { nearIndex, placeIndex } from './place-index.ts';
import { createValues, faceBetza, type Values } from './values.ts';

/** The tables of an evaluation; worths are positive for Black's pieces, negative for White's. */
export interface EvaluationTables {
  readonly values: Values;
  readonly tempo: number;
  readonly danger: DangerWeights;
  /** Indexed by `code << 8 | square`: the worth of a piece and of its place. */
  readonly placed: Int32Array;
  /**
   * Indexed by `code << 9 | (square - king + 256)`: the worth of a piece's place about the other
   * king for its owner, shifted by `WORTH_SHIFT`, plus its pressure on that king.
   */
  readonly attack: Int32Array;
  /** The same about its own king: worth plus guard. */
  readonly guard: Int32Array;
  /** Worth plus pressure or guard as one number, for a first guess at a move. */
  readonly pull: { readonly other: Int16Array; readonly own: Int16Array };
  /** Indexed by kind: the pressure of a piece in hand on a king that is pressed already. */
  readonly threat: Int16Array;
}

/** Defaults for what the weights of a variant leave out. */
const TEMPO = 15;
const DANGER: DangerWeights = { pressure: 1, threat: 1, calm: 24, guard: 0.5 };

/** Sums of pressures need fewer bits than this, so worths stand above them in a word. */
export const WORTH_SHIFT = 16;

/** The tables of a variant. */
export const tablesOf = oncePer((variant: Variant) => createTables(variant, weightsOf(variant)));

/** Makes tables from weights; the moves of the pieces give what the weights leave out. */
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

/** The faces of a variant's pieces on the board: a kind, or `PROMOTED | kind`. */
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

/**
 * The worth of a place: more in front for pieces that can come back, less for the royal piece,
 * unless it wins there.
 */
export function guessedPlace(rules: Rules, face: number, advanced: number, file: number): number {
  if (face === rules.royal) {
    if (rules.hasGoal) return 0;
    return 4 * Math.abs(2 * file - rules.variant.files - 1) - 12 * advanced;
  }
  const canReturn = rules.strides[BLACK_BIT | face].some(({ delta }) => delta > SIDEWAYS);
  return canReturn ? 3 * advanced : advanced;
}

/** Differences of squares above this lead back, for Black. */
const SIDEWAYS = 2;

/** Points for each square at the king that a piece attacks or guards, the king's own included. */
const ATTACKED = 7;
const GUARDED = 6;
/** Points for each step nearer to the king, within `NEAR` steps. */
const NEARER = 3;
const NEAR = 4;

function addPressure(
  rules: Rules,
  code: number,
  { own, other }: PlaceWeights,
  attack: Int32Array,
  guard: Int32Array,
): void {
  const { reaches } = rules;
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
