import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- euro`. */
export const euroScale: ScoreScale = {
  slope: 0.556,
  bend: 0.247,
  wane: 0,
  early: 0.844,
  growth: 0.202,
  first: 0.008,
  fade: 24,
};
