import type { GameData } from '../game-data.ts';
import { whaleProse } from './prose.ts';
import { whale } from './rules.ts';
import { whaleScale } from './scale.ts';
import { whaleWeights } from './weights.ts';

export const whaleGame = {
  rules: whale,
  names: { usi: ['whaleshogi', 'whale'] },
  prose: whaleProse,
  weights: whaleWeights,
  scale: whaleScale,
} satisfies GameData;
