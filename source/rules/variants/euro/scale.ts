import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- euro`. */
export const euroScale: ScoreScale = {
  slope: 0.608,
  bend: 0.42,
  early: 0.898,
  growth: 0.202,
  first: 0.047,
  fade: 24.938,
};
