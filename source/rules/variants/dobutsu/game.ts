import type { GameData } from '../game-data.ts';
import { dobutsu } from './rules.ts';
import { dobutsuScale } from './scale.ts';
import { dobutsuWeights } from './weights.ts';

export const dobutsuGame = {
  rules: dobutsu,
  names: {
    usi: ['dobutsu'],
    kif: {
      start: 'どうぶつしょうぎ',
      pieces: {
        L: ['ライオン'],
        G: ['きりん'],
        E: ['ぞう'],
        C: ['ひよこ', 'にわとり'],
      },
    },
  },
  weights: () => dobutsuWeights,
  scale: dobutsuScale,
  levels: {
    depths: [1, 1, 2, 3],
    tolerances: [40_000, 5600, 5900, 4200, 450, 8, 6, 4, 3, 0],
    nodes: [12, 12, 21, 90, 260],
  },
} satisfies GameData;
