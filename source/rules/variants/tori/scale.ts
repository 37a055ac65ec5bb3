import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- tori`. */
export const toriScale: ScoreScale = {
  slope: 0.7,
  bend: 0.359,
  early: 0.792,
  growth: 0.216,
  first: -0.04,
  fade: 24.094,
};
