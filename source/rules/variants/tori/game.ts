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
    tolerances: [60, 15, 12, 10, 9, 8, 6, 4, 3, 0],
    nodes: [3000, 6000, 11_700, 22_500, 45_000, 107_000, 245_000, 560_000],
  },
} satisfies GameData;
