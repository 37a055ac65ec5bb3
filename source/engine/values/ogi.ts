import type { VariantWeights } from '../weights.ts';

/** The pieces that ogi shares with shogi are worth the same; the princess comes from her moves. */
export const ogiWeights = {
  worth: {
    ...{ P: 100, L: 280, N: 300, S: 490, B: 760, R: 930 },
    ...{ '+P': 480, '+L': 480, '+N': 490, '+S': 520, '+B': 1040, '+R': 1220 },
  },
  hand: { P: 115, L: 320, N: 340, S: 540, B: 820, R: 1000 },
} as const satisfies VariantWeights;
