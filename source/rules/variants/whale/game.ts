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
    tolerances: [540, 165, 200, 60],
    nodes: [2600, 6500, 16_000, 46_000, 180_000],
  },
} satisfies GameData;
