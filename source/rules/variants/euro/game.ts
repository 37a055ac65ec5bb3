import type { GameData } from '../game-data.ts';
import { euro } from './rules.ts';
import { euroScale } from './scale.ts';
import { euroWeights } from './weights.ts';

export const euroGame = {
  rules: euro,
  names: { usi: ['euroshogi', 'euro'] },
  weights: () => euroWeights,
  scale: euroScale,
} satisfies GameData;
