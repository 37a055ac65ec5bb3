import type { GameData } from '../game-data.ts';
import { whale } from './rules.ts';
import { whaleScale } from './scale.ts';
import { whaleWeights } from './weights.ts';

export const whaleGame = {
  rules: whale,
  names: { usi: ['whaleshogi', 'whale'] },
  weights: () => whaleWeights,
  scale: whaleScale,
  levels: {
    depths: [1, 2, 3],
    tolerances: [120, 200, 60, 20, 15, 8, 6, 4, 3, 0],
    nodes: [2450, 5400, 14_000, 37_000, 98_000, 260_000],
  },
} satisfies GameData;
