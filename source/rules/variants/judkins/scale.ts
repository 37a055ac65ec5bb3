import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- judkins`. */
export const judkinsScale: ScoreScale = {
  slope: 1.061,
  bend: 0.248,
  wane: 0.325,
  start: 99,
};
