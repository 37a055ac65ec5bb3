import type { GameData } from '../game-data.ts';
import { judkins } from './rules.ts';
import { judkinsScale } from './scale.ts';
import { judkinsWeights } from './weights.ts';

export const judkinsGame = {
  rules: judkins,
  weights: () => judkinsWeights,
  scale: judkinsScale,
} satisfies GameData;
