import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- whale`. */
export const whaleScale: ScoreScale = {
  slope: 0.722,
  bend: 0.323,
  wane: 0,
  early: 0.713,
  growth: 0.18,
  first: 0.035,
  fade: 26.063,
};
