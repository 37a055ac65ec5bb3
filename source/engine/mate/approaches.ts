import { oncePer } from '../../rules/core/once-per.ts';
import { CODE_SPAN, PROMOTED } from '../../rules/core/piece-code.ts';
import { type Rules, rulesOf } from '../../rules/core/rules.ts';
import { SQUARE_SPAN } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';

/**
 * Indexed by `code << 9 | (to - from + SQUARE_SPAN)`: 1 if the piece or its other side could
 * attack `to` after one move on an empty board.
 */
export type Approaches = Uint8Array;

const DELTA_SPAN = 2 * SQUARE_SPAN;

export const approachesOf = oncePer(createApproaches);

function createApproaches(variant: Variant): Approaches {
  const rules = rulesOf(variant);
  const { reaches, canPromote } = rules;
  const approaches = new Uint8Array(CODE_SPAN * DELTA_SPAN);
  for (let code = 0; code < CODE_SPAN; code++) {
    const turned = canPromote[code] === 1 ? code ^ PROMOTED : code;
    for (const move of movesOf(rules, code)) {
      for (let next = 0; next < DELTA_SPAN; next++) {
        const whole = next + move;
        if (whole < 0 || whole >= DELTA_SPAN) continue;
        const attacks = reaches[(code << 9) | next] | reaches[(turned << 9) | next];
        if (attacks !== 0) approaches[(code << 9) | whole] = 1;
      }
    }
  }
  return approaches;
}

/** The differences of squares by which a piece moves on an empty board. */
function movesOf({ reaches }: Rules, code: number): number[] {
  const moves: number[] = [];
  for (let move = -SQUARE_SPAN; move < SQUARE_SPAN; move++) {
    if (reaches[(code << 9) | (move + SQUARE_SPAN)] !== 0) moves.push(move);
  }
  return moves;
}
