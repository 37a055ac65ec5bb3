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
    tolerances: [3500, 2100, 2300, 2100],
    nodes: [150, 700, 3200, 19_000, 123_000],
  },
} satisfies GameData;
