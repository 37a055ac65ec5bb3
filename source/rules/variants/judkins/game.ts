import type { GameData } from '../game-data.ts';
import { judkinsLevels } from './levels.ts';
import { judkins } from './rules.ts';
import { judkinsScale } from './scale.ts';
import { judkinsWeights } from './weights.ts';

export const judkinsGame = {
  rules: judkins,
  weights: () => judkinsWeights,
  scale: judkinsScale,
  levels: judkinsLevels,
} satisfies GameData;
