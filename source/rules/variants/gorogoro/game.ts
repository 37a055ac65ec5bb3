import type { GameData } from '../game-data.ts';
import { gorogoroLevels } from './levels.ts';
import { gorogoro } from './rules.ts';
import { gorogoroScale } from './scale.ts';
import { gorogoroWeights } from './weights.ts';

export const gorogoroGame = {
  rules: gorogoro,
  weights: () => gorogoroWeights,
  scale: gorogoroScale,
  levels: gorogoroLevels,
} satisfies GameData;
