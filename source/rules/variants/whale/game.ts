import type { GameData } from '../game-data.ts';
import { whaleLevels } from './levels.ts';
import { whale } from './rules.ts';
import { whaleScale } from './scale.ts';
import { whaleWeights } from './weights.ts';

export const whaleGame = {
  rules: whale,
  names: { usi: ['whaleshogi', 'whale'] },
  weights: () => whaleWeights,
  scale: whaleScale,
  levels: whaleLevels,
} satisfies GameData;
