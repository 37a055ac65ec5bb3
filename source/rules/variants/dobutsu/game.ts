import type { GameData } from '../game-data.ts';
import { dobutsuProse } from './prose.ts';
import { dobutsu } from './rules.ts';
import { dobutsuWeights } from './weights.ts';

export const dobutsuGame = {
  rules: dobutsu,
  prose: dobutsuProse,
  weights: dobutsuWeights,
} satisfies GameData;
