import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- gorogoro`. */
export const gorogoroScale: ScoreScale = {
  slope: 0.539,
  bend: 0.391,
  early: 0.52,
  growth: 0.179,
  first: -0.052,
  fade: 23.063,
};
