import type { GameData } from '../game-data.ts';
import { shogi } from './rules.ts';
import { shogiScale } from './scale.ts';
import { shogiWeights } from './weights.ts';

export const shogiGame = {
  rules: shogi,
  names: {
    usi: ['shogi'],
    usiDefault: true,
    csa: {
      K: ['ou'],
      R: ['hi', 'ry'],
      B: ['ka', 'um'],
      G: ['ki'],
      S: ['gi', 'ng'],
      N: ['ke', 'nk'],
      L: ['ky', 'ny'],
      P: ['fu', 'to'],
    },
    kif: { start: '平手' },
  },
  weights: () => shogiWeights,
  scale: shogiScale,
  levels: {
    depths: [2, 3],
    tolerances: [115, 40, 13, 12, 10, 8, 6, 4, 3, 0],
    nodes: [6000, 11_000, 21_000, 43_000, 90_000, 200_000, 460_000],
  },
} satisfies GameData;
