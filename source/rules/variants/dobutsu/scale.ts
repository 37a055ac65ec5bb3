import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- dobutsu`. */
export const dobutsuScale: ScoreScale = {
  slope: 4.283,
  bend: 2.009,
  wane: 0.038,
  start: 0,
};
