import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- whale`. */
export const whaleScale: ScoreScale = {
  slope: 0.738,
  bend: 0.358,
  early: 0.851,
  growth: 0.207,
  first: 0.027,
  fade: 24.094,
};
