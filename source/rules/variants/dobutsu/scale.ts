import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- dobutsu`. */
export const dobutsuScale: ScoreScale = {
  slope: 0.894,
  bend: 0.333,
  early: 0.947,
  growth: 0.212,
  first: 0.013,
  fade: 25.125,
};
