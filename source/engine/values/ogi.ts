import type { ValueTable } from '../values.ts';

/** The pieces that ogi shares with shogi are worth the same; the princess comes from her moves. */
export const ogiValues = {
  P: { front: 100, back: 480, hand: 115 },
  L: { front: 280, back: 480, hand: 320 },
  N: { front: 300, back: 490, hand: 340 },
  S: { front: 490, back: 520, hand: 540 },
  B: { front: 760, back: 1040, hand: 820 },
  R: { front: 930, back: 1220, hand: 1000 },
} as const satisfies ValueTable;
