import type { GameData } from '../game-data.ts';
import { minishogi } from './rules.ts';
import { minishogiScale } from './scale.ts';
import { minishogiWeights } from './weights.ts';

export const minishogiGame = {
  rules: minishogi,
  names: { usi: ['minishogi', 'mini'], kif: { start: '5五将棋' } },
  weights: () => minishogiWeights,
  scale: minishogiScale,
  levels: {
    tolerances: [3500, 1750, 1850, 1600],
    nodes: [400, 2000, 10_000, 48_000, 230_000],
  },
} satisfies GameData;
