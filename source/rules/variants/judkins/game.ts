import type { GameData } from '../game-data.ts';
import { judkinsProse } from './prose.ts';
import { judkins } from './rules.ts';
import { judkinsScale } from './scale.ts';
import { judkinsWeights } from './weights.ts';

export const judkinsGame = {
  rules: judkins,
  prose: judkinsProse,
  weights: judkinsWeights,
  scale: judkinsScale,
} satisfies GameData;
