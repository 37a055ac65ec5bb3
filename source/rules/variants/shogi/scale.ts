import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- shogi`. */
export const shogiScale: ScoreScale = {
  slope: 0.706,
  bend: 0.386,
  early: 0.855,
  growth: 0.22,
  first: -0.049,
  fade: 24.563,
};
