import type { GameData } from '../game-data.ts';
import { shogiLevels } from './levels.ts';
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
  levels: shogiLevels,
} satisfies GameData;
