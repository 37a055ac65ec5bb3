import type { GameData } from '../game-data.ts';
import { gorogoro } from './rules.ts';
import { gorogoroScale } from './scale.ts';
import { gorogoroWeights } from './weights.ts';

export const gorogoroGame = {
  rules: gorogoro,
  weights: () => gorogoroWeights,
  scale: gorogoroScale,
} satisfies GameData;
