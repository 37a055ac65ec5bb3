import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- judkins`. */
export const judkinsScale: ScoreScale = {
  slope: 0.953,
  bend: 0.15,
  wane: 0.197,
  early: 0.436,
  growth: 0.205,
  first: -0.095,
  fade: 11.031,
};
