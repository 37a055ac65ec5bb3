import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- dobutsu`. */
export const dobutsuScale: ScoreScale = {
  slope: 3.986,
  bend: 1.63,
  wane: -0.006,
  start: 0,
};
