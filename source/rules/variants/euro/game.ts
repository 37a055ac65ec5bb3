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
    nodes: [4200, 8000, 19_000, 45_000, 125_000, 350_000],
  },
} satisfies GameData;
