import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- gorogoro`. */
export const gorogoroScale: ScoreScale = {
  slope: 0.938,
  bend: 0.317,
  early: 0.813,
  growth: 0.185,
  first: -0.152,
  fade: 19.031,
};
