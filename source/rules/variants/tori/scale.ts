import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- tori`. */
export const toriScale: ScoreScale = {
  slope: 0.647,
  bend: 0.333,
  wane: 0,
  early: 0.891,
  growth: 0.23,
  first: -0.035,
  fade: 23.906,
};
