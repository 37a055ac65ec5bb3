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
    depths: [3],
    tolerances: [200, 15, 12, 10, 9, 8, 6, 4, 3, 0],
    nodes: [2400, 4500, 8600, 17_000, 37_000, 85_000, 195_000, 460_000],
  },
} satisfies GameData;
