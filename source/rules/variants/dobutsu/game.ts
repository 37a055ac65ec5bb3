import type { GameData } from '../game-data.ts';
import { dobutsuLevels } from './levels.ts';
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
  levels: dobutsuLevels,
} satisfies GameData;
