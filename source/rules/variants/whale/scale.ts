import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- whale`. */
export const whaleScale: ScoreScale = {
  slope: 0.806,
  bend: 0.22,
  wane: 0.034,
  start: 53,
};
