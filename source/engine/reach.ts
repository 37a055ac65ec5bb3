import { CODE_SPAN, EMPTY } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import { type Rules, rulesOf } from '../core/rules.ts';
import { SQUARE_SPAN, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';

/** A step or leap in a table of reaches; a slide stands there as its difference of squares. */
export const STEP = 127;

const DELTA_SPAN = 512;

/**
 * By `code << 9 | (to - from + 256)`: whether a piece moves so on an empty board: 0 for no, `STEP`,
 * or the difference of squares along which it slides.
 */
export type Reaches = Int8Array;

const tables = new WeakMap<Variant, Reaches>();

export function reachesOf(variant: Variant): Reaches {
  let table = tables.get(variant);
  if (table === undefined) {
    table = compile(rulesOf(variant));
    tables.set(variant, table);
  }
  return table;
}

/** Whether a piece of this code on `from` would attack `to`, were the square `gone` empty. */
export function attacksFrom(
  position: Position,
  reaches: Reaches,
  code: number,
  from: Square,
  to: Square,
  gone: Square,
): boolean {
  const reach = reaches[(code << 9) | (to - from + SQUARE_SPAN)];
  if (reach === 0) return false;
  if (reach === STEP) return true;
  const { board } = position;
  let square = from + reach;
  while (square !== to && (board[square] === EMPTY || square === gone)) square += reach;
  return square === to;
}

function compile(rules: Rules): Reaches {
  const table = new Int8Array(CODE_SPAN * DELTA_SPAN);
  for (let code = 0; code < CODE_SPAN; code++) {
    for (let at = rules.deltaStart[code]; at < rules.deltaEnd[code]; at++) {
      const delta = rules.deltas[at];
      const slides = at >= rules.slideStart[code];
      for (let steps = 1; steps <= (slides ? 8 : 1); steps++) {
        const index = (code << 9) | (steps * delta + SQUARE_SPAN);
        table[index] = slides ? delta : STEP;
      }
    }
  }
  return table;
}
