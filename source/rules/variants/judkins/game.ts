import type { GameData } from '../game-data.ts';
import { judkins } from './rules.ts';
import { judkinsScale } from './scale.ts';
import { judkinsWeights } from './weights.ts';

export const judkinsGame = {
  rules: judkins,
  weights: () => judkinsWeights,
  scale: judkinsScale,
  levels: {
    tolerances: [4000, 2430, 1850, 1600],
    nodes: [500, 2300, 11_000, 50_000, 230_000],
  },
} satisfies GameData;
