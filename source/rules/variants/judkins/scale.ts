import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- judkins`. */
export const judkinsScale: ScoreScale = {
  slope: 0.741,
  bend: 0.314,
  early: 0.565,
  growth: 0.207,
  first: 0.017,
  fade: 23.063,
};
