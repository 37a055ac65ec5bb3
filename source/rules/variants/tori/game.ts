import type { GameData } from '../game-data.ts';
import { toriLevels } from './levels.ts';
import { tori } from './rules.ts';
import { toriScale } from './scale.ts';
import { toriWeights } from './weights.ts';

export const toriGame = {
  rules: tori,
  names: { usi: ['torishogi', 'tori'] },
  weights: () => toriWeights,
  scale: toriScale,
  levels: toriLevels,
} satisfies GameData;
