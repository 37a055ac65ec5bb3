import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- ogi`. */
export const ogiScale: ScoreScale = {
  slope: 0.831,
  bend: 0.166,
  wane: 0.413,
  start: 24,
};
