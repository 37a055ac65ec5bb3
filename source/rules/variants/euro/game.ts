import type { GameData } from '../game-data.ts';
import { euroLevels } from './levels.ts';
import { euro } from './rules.ts';
import { euroScale } from './scale.ts';
import { euroWeights } from './weights.ts';

export const euroGame = {
  rules: euro,
  names: { usi: ['euroshogi', 'euro'] },
  weights: () => euroWeights,
  scale: euroScale,
  levels: euroLevels,
} satisfies GameData;
