import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- judkins`. */
export const judkinsScale: ScoreScale = {
  slope: 0.795,
  bend: 0.255,
  early: 0.591,
  growth: 0.208,
  first: 0.02,
  fade: 21.563,
};
