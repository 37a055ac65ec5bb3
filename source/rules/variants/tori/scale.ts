import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- tori`. */
export const toriScale: ScoreScale = {
  slope: 0.877,
  bend: 0.114,
  wane: 0.394,
  start: 30,
};
