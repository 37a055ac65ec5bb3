import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- gorogoro`. */
export const gorogoroScale: ScoreScale = {
  slope: 1.558,
  bend: 0.339,
  wane: 0.435,
  start: 137,
};
