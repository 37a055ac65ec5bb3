import { CODE_SPAN, PROMOTED } from '../core/piece-code.ts';
import { type Rules, rulesOf } from '../core/rules.ts';
import { SQUARE_SPAN } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';

/**
 * By `code << 9 | (to - from + SQUARE_SPAN)`: 1 where the piece or its promoted side could attack
 * `to` after one move on an empty board.
 */
export type Approaches = Uint8Array;

const DELTA_SPAN = 2 * SQUARE_SPAN;

const compiled = new WeakMap<Variant, Approaches>();

export function approachesOf(variant: Variant): Approaches {
  let approaches = compiled.get(variant);
  if (approaches === undefined) {
    approaches = createApproaches(rulesOf(variant));
    compiled.set(variant, approaches);
  }
  return approaches;
}

function createApproaches(rules: Rules): Approaches {
  const { reaches } = rules;
  const approaches = new Uint8Array(CODE_SPAN * DELTA_SPAN);
  for (let code = 0; code < CODE_SPAN; code++) {
    for (const move of movesOf(rules, code)) {
      for (let next = 0; next < DELTA_SPAN; next++) {
        const whole = next + move;
        if (whole < 0 || whole >= DELTA_SPAN) continue;
        const attacks = reaches[(code << 9) | next] | reaches[((code | PROMOTED) << 9) | next];
        if (attacks !== 0) approaches[(code << 9) | whole] = 1;
      }
    }
  }
  return approaches;
}

/** The differences of squares that a piece moves by on an empty board. */
function movesOf({ deltaStart, deltaEnd, slideStart, deltas }: Rules, code: number): number[] {
  const moves: number[] = [];
  for (let at = deltaStart[code]; at < deltaEnd[code]; at++) {
    const longest = at < slideStart[code] ? 1 : 8;
    for (let steps = 1; steps <= longest; steps++) moves.push(steps * deltas[at]);
  }
  return moves;
}
