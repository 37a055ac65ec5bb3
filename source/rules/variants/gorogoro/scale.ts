import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- gorogoro`. */
export const gorogoroScale: ScoreScale = {
  slope: 1.509,
  bend: 0.333,
  wane: 0.397,
  start: 155,
};
