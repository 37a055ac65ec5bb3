import type { GameData } from '../game-data.ts';
import { ogiLevels } from './levels.ts';
import { ogi } from './rules.ts';
import { ogiScale } from './scale.ts';
import { ogiWeights } from './weights.ts';

export const ogiGame = {
  rules: ogi,
  weights: () => ogiWeights,
  scale: ogiScale,
  levels: ogiLevels,
} satisfies GameData;
