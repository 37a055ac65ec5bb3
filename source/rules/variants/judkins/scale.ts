import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- judkins`. */
export const judkinsScale: ScoreScale = {
  slope: 0.763,
  bend: 0.255,
  wane: 0,
  early: 0.977,
  growth: 0.309,
  first: -0.095,
  fade: 26.031,
};
