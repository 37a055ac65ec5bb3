import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- ogi`. */
export const ogiScale: ScoreScale = {
  slope: 0.722,
  bend: 0.391,
  wane: 0,
  early: 0.773,
  growth: 0.192,
  first: 0.05,
  fade: 23.344,
};
