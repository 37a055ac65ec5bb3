import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- shogi`. */
export const shogiScale: ScoreScale = {
  slope: 0.847,
  bend: 0.23,
  wane: 0.372,
  start: 31,
};
