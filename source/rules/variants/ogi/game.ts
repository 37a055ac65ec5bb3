import type { GameData } from '../game-data.ts';
import { ogiProse } from './prose.ts';
import { ogi } from './rules.ts';
import { ogiWeights } from './weights.ts';

export const ogiGame = {
  rules: ogi,
  prose: ogiProse,
  weights: ogiWeights,
} satisfies GameData;
