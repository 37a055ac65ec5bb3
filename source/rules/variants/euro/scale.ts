import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- euro`. */
export const euroScale: ScoreScale = {
  slope: 0.781,
  bend: 0.353,
  early: 0.855,
  growth: 0.199,
  first: 0.052,
  fade: 24.094,
};
