import type { GameData } from '../game-data.ts';
import { euro } from './rules.ts';
import { euroScale } from './scale.ts';
import { euroWeights } from './weights.ts';

export const euroGame = {
  rules: euro,
  names: { usi: ['euroshogi', 'euro'] },
  weights: () => euroWeights,
  scale: euroScale,
  levels: {
    depths: [1, 2, 3],
    tolerances: [150, 265, 170, 20, 15, 8, 6, 4, 3, 0],
    nodes: [4200, 11_500, 28_000, 70_000, 172_000, 420_000],
  },
} satisfies GameData;
