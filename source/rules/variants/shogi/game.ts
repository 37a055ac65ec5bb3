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
    tolerances: [65, 20, 13, 12, 10, 8, 6, 4, 3, 0],
    nodes: [5500, 11_300, 25_000, 55_000, 108_000, 215_000, 430_000],
  },
} satisfies GameData;
