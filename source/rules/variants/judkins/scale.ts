import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- judkins`. */
export const judkinsScale: ScoreScale = {
  slope: 1.073,
  bend: 0.256,
  wane: 0.338,
  start: 111,
};
