import { KIND_MASK } from '../../rules/core/piece-code.ts';
import type { Placement } from '../../rules/core/position.ts';
import type { Rules } from '../../rules/core/rules.ts';

/** The bits of a hand: all but the sign. */
const WIDTH = 31;

/**
 * How the hands of the positions that can come from one start are written as one number each: a
 * field a kind of piece, as wide as all pieces of that kind need, with a spare bit above it. If the
 * fields do not fit, no hand is comparable with another.
 */
export interface HandLayout {
  readonly kinds: number;
  /** Indexed by kind: one piece in the hand. */
  readonly units: Int32Array;
  /** Indexed by kind: where the field begins, and its bits once they are shifted there. */
  readonly shifts: Int32Array;
  readonly masks: Int32Array;
  /** The spare bits; 0 if hands are not comparable. */
  readonly spare: number;
}

/** The layout for a placement and all that comes of it. */
export function handLayoutOf(rules: Rules, { board, hands }: Placement): HandLayout {
  const kinds = rules.variant.pieces.length;
  const totals = new Int32Array(16);
  for (const square of rules.squares) {
    const code = board[square];
    if (code !== 0) totals[rules.captives[code & KIND_MASK]]++;
  }
  for (let hand = 0; hand < hands.length; hand++) totals[hand & 15] += hands[hand];
  totals[rules.royal] = 0;
  const units = new Int32Array(16);
  const shifts = new Int32Array(16);
  const masks = new Int32Array(16);
  let shift = 0;
  let spare = 0;
  for (let kind = 0; kind < kinds; kind++) {
    if (totals[kind] === 0) continue;
    const bits = 32 - Math.clz32(totals[kind]);
    if (shift + bits + 1 > WIDTH) return incomparable(kinds);
    shifts[kind] = shift;
    masks[kind] = (1 << bits) - 1;
    units[kind] = 1 << shift;
    spare |= 1 << (shift + bits);
    shift += bits + 1;
  }
  return { kinds, units, shifts, masks, spare };
}

/** Sums of odd numbers in place of fields: equal hands are equal, and that is all. */
function incomparable(kinds: number): HandLayout {
  const units = Int32Array.from({ length: 16 }, (_, kind) => Math.imul(kind + 1, 0x9e3779b1) | 1);
  const none = new Int32Array(16);
  return { kinds, units, shifts: none, masks: none, spare: 0 };
}

/** Whether a hand holds all that another holds. */
export function holdsAll(layout: HandLayout, hand: number, other: number): boolean {
  const { spare } = layout;
  return hand === other || (spare !== 0 && (((hand | spare) - other) & spare) === spare);
}

/** The least hand that holds all that two hands hold. */
export function unionOf(layout: HandLayout, one: number, other: number): number {
  return combined(layout, one, other, true);
}

/** The greatest hand that both hands hold. */
export function commonOf(layout: HandLayout, one: number, other: number): number {
  return combined(layout, one, other, false);
}

function combined(layout: HandLayout, one: number, other: number, greater: boolean): number {
  if (one === other) return one;
  let hand = 0;
  for (let kind = 0; kind < layout.kinds; kind++) {
    const field = layout.masks[kind] << layout.shifts[kind];
    const a = one & field;
    const b = other & field;
    hand |= a > b === greater ? a : b;
  }
  return hand;
}
