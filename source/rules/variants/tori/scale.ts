import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- tori`. */
export const toriScale: ScoreScale = {
  slope: 0.737,
  bend: 0.353,
  early: 0.766,
  growth: 0.215,
  first: -0.041,
  fade: 24,
};
