import type { GameData } from '../game-data.ts';
import { judkins } from './rules.ts';
import { judkinsScale } from './scale.ts';
import { judkinsWeights } from './weights.ts';

export const judkinsGame = {
  rules: judkins,
  weights: () => judkinsWeights,
  scale: judkinsScale,
  levels: {
    depths: [1, 1, 2, 3],
    tolerances: [4000, 2430, 2420, 1990, 20, 8, 6, 4, 3, 0],
    nodes: [240, 1050, 3700, 17_000, 95_000],
  },
} satisfies GameData;
