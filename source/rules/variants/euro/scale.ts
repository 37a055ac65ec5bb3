import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- euro`. */
export const euroScale: ScoreScale = {
  slope: 0.636,
  bend: 0.133,
  wane: 0.038,
  early: 0.823,
  growth: 0.203,
  first: 0.01,
  fade: 24.375,
};
