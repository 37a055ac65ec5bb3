import type { GameData } from '../game-data.ts';
import { whale } from './rules.ts';
import { whaleScale } from './scale.ts';
import { whaleWeights } from './weights.ts';

export const whaleGame = {
  rules: whale,
  names: { usi: ['whaleshogi', 'whale'] },
  weights: () => whaleWeights,
  scale: whaleScale,
} satisfies GameData;
