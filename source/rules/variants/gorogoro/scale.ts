import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- gorogoro`. */
export const gorogoroScale: ScoreScale = {
  slope: 0.664,
  bend: 0.359,
  early: 0.41,
  growth: 0.178,
  first: -0.051,
  fade: 23.063,
};
