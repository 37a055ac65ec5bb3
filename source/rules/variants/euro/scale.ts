import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- euro`. */
export const euroScale: ScoreScale = {
  slope: 0.595,
  bend: 0.091,
  wane: 0.216,
  start: 27,
};
