import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- ogi`. */
export const ogiScale: ScoreScale = {
  slope: 0.83,
  bend: 0.164,
  wane: 0.409,
  start: 22,
};
