import type { GameData } from '../game-data.ts';
import { yariLevels } from './levels.ts';
import { yari } from './rules.ts';
import { yariScale } from './scale.ts';
import { yariWeights } from './weights.ts';

export const yariGame = {
  rules: yari,
  // Fairy-Stockfish says `yarishogi`.
  names: { usi: ['yarishogi', 'yari'] },
  weights: () => yariWeights,
  scale: yariScale,
  levels: yariLevels,
} satisfies GameData;
