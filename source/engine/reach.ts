import { CODE_SPAN, EMPTY, PROMOTED } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import { type Rules, rulesOf } from '../core/rules.ts';
import { SQUARE_SPAN, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';

/** A step or leap in a table of reaches; a slide stands there as its difference of squares. */
export const STEP = 127;

const DELTA_SPAN = 2 * SQUARE_SPAN;

/**
 * By `code << 9 | (to - from + SQUARE_SPAN)`: whether a piece moves so on an empty board: 0 for no,
 * `STEP`, or the difference of squares along which it slides.
 */
export type Reaches = Int8Array;

/** What is looked up to find the moves that give check. */
export interface CheckTables {
  readonly reaches: Reaches;
  /** In the same order: 1 where the piece or its promoted side could attack `to` after a move. */
  readonly approaches: Uint8Array;
}

const tables = new WeakMap<Variant, CheckTables>();

export function reachesOf(variant: Variant): Reaches {
  return checkTablesOf(variant).reaches;
}

export function checkTablesOf(variant: Variant): CheckTables {
  let found = tables.get(variant);
  if (found === undefined) {
    const rules = rulesOf(variant);
    const reaches = createReaches(rules);
    found = { reaches, approaches: createApproaches(rules, reaches) };
    tables.set(variant, found);
  }
  return found;
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

function createReaches(rules: Rules): Reaches {
  const table = new Int8Array(CODE_SPAN * DELTA_SPAN);
  for (let code = 0; code < CODE_SPAN; code++) {
    for (const { offset, delta } of movesOf(rules, code)) {
      table[(code << 9) | (offset + SQUARE_SPAN)] = delta;
    }
  }
  return table;
}

function createApproaches(rules: Rules, reaches: Reaches): Uint8Array {
  const approaches = new Uint8Array(CODE_SPAN * DELTA_SPAN);
  for (let code = 0; code < CODE_SPAN; code++) {
    for (const { offset } of movesOf(rules, code)) {
      for (let next = 0; next < DELTA_SPAN; next++) {
        const whole = next + offset;
        if (whole < 0 || whole >= DELTA_SPAN) continue;
        const attacks = reaches[(code << 9) | next] | reaches[((code | PROMOTED) << 9) | next];
        if (attacks !== 0) approaches[(code << 9) | whole] = 1;
      }
    }
  }
  return approaches;
}

/** The moves of a piece on an empty board, with what stands in the table for each. */
function movesOf(rules: Rules, code: number): { offset: number; delta: number }[] {
  const moves: { offset: number; delta: number }[] = [];
  for (let at = rules.deltaStart[code]; at < rules.deltaEnd[code]; at++) {
    const delta = rules.deltas[at];
    if (at < rules.slideStart[code]) moves.push({ offset: delta, delta: STEP });
    else for (let steps = 1; steps <= 8; steps++) moves.push({ offset: steps * delta, delta });
  }
  return moves;
}
