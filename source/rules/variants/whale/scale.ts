import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- whale`. */
export const whaleScale: ScoreScale = {
  slope: 0.716,
  bend: 0.361,
  early: 0.834,
  growth: 0.204,
  first: 0.025,
  fade: 23.906,
};
