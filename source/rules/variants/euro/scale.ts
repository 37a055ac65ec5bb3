import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- euro`. */
export const euroScale: ScoreScale = {
  slope: 0.739,
  bend: 0.37,
  early: 0.863,
  growth: 0.199,
  first: 0.05,
  fade: 23.906,
};
