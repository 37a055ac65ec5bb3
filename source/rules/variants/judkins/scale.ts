import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- judkins`. */
export const judkinsScale: ScoreScale = {
  slope: 0.986,
  bend: 0.156,
  wane: 0.184,
  early: 0.637,
  growth: 0.443,
  first: -0.054,
  fade: 23.531,
};
