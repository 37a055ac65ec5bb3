import type { ValueTable } from '../values.ts';

/** Values of shogi as strong players and programs roughly agree on them. */
export const shogiValues = {
  P: { front: 100, back: 500, hand: 115 },
  L: { front: 300, back: 500, hand: 340 },
  N: { front: 330, back: 510, hand: 370 },
  S: { front: 500, back: 530, hand: 550 },
  G: { front: 550, hand: 600 },
  B: { front: 800, back: 1080, hand: 860 },
  R: { front: 950, back: 1250, hand: 1020 },
} as const satisfies ValueTable;
