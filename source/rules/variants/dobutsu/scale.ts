import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- dobutsu`. */
export const dobutsuScale: ScoreScale = {
  slope: 7.927,
  bend: 8.923,
  wane: 0,
  early: 0.125,
  growth: 0.202,
  first: 0.009,
  fade: 4,
};
