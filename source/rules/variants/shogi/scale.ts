import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- shogi`. */
export const shogiScale: ScoreScale = {
  slope: 0.698,
  bend: 0.384,
  early: 0.858,
  growth: 0.22,
  first: -0.048,
  fade: 24.281,
};
