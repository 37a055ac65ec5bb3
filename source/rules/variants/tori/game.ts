import type { GameData } from '../game-data.ts';
import { tori } from './rules.ts';
import { toriScale } from './scale.ts';
import { toriWeights } from './weights.ts';

export const toriGame = {
  rules: tori,
  names: { usi: ['torishogi', 'tori'] },
  weights: () => toriWeights,
  scale: toriScale,
  levels: {
    tolerances: [330, 85, 215, 140],
    nodes: [3300, 7800, 21_000, 58_000, 190_000],
  },
} satisfies GameData;
