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
    tolerances: [4000, 1500, 1200, 1300],
    nodes: [100, 500, 2700, 15_000, 90_000],
  },
} satisfies GameData;
