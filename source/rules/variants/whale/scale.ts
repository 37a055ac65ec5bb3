import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- whale`. */
export const whaleScale: ScoreScale = {
  slope: 0.742,
  bend: 0.319,
  wane: 0,
  early: 0.816,
  growth: 0.221,
  first: -0.042,
  fade: 25.781,
};
