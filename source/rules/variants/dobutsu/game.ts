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
    tolerances: [4000, 2400, 2850, 2600],
    nodes: [13, 22, 56, 230, 2800],
  },
} satisfies GameData;
