import type { GameData } from '../game-data.ts';
import { yari } from './rules.ts';
import { yariScale } from './scale.ts';
import { yariWeights } from './weights.ts';

export const yariGame = {
  rules: yari,
  // Fairy-Stockfish says `yarishogi`.
  names: { usi: ['yarishogi', 'yari'] },
  weights: () => yariWeights,
  scale: yariScale,
  levels: {
    depths: [1, 2, 3],
    tolerances: [170, 220, 60, 20, 15, 8, 6, 4, 3, 0],
    nodes: [4000, 9000, 24_000, 68_000, 175_000, 400_000],
  },
} satisfies GameData;
