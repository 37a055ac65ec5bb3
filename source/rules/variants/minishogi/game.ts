import type { GameData } from '../game-data.ts';
import { minishogiLevels } from './levels.ts';
import { minishogi } from './rules.ts';
import { minishogiScale } from './scale.ts';
import { minishogiWeights } from './weights.ts';

export const minishogiGame = {
  rules: minishogi,
  names: { usi: ['minishogi', 'mini'], kif: { start: '5五将棋' } },
  weights: () => minishogiWeights,
  scale: minishogiScale,
  levels: minishogiLevels,
} satisfies GameData;
