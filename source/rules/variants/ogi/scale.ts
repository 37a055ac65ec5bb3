import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- ogi`. */
export const ogiScale: ScoreScale = {
  slope: 0.734,
  bend: 0.322,
  early: 0.853,
  growth: 0.192,
  first: 0.063,
  fade: 23.813,
};
