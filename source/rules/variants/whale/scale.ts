import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- whale`. */
export const whaleScale: ScoreScale = {
  slope: 0.813,
  bend: 0.222,
  wane: 0.044,
  start: 67,
};
