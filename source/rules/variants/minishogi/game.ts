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
    depths: [1, 1, 2, 3],
    tolerances: [14_000, 7300, 6700, 4170, 900, 200, 6, 4, 3, 0],
    nodes: [80, 90, 190, 1500, 9000],
  },
} satisfies GameData;
