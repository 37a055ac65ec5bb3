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
    tolerances: [540, 150, 265, 170],
    nodes: [4200, 7400, 17_000, 52_000, 180_000],
  },
} satisfies GameData;
