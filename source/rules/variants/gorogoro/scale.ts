import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- gorogoro`. */
export const gorogoroScale: ScoreScale = {
  slope: 0.783,
  bend: 0.509,
  early: 0.115,
  growth: 0.197,
  first: -0.018,
  fade: 6,
};
