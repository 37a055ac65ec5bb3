import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- shogi`. */
export const shogiScale: ScoreScale = {
  slope: 0.853,
  bend: 0.23,
  wane: 0.378,
  start: 33,
};
