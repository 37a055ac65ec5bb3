import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- gorogoro`. */
export const gorogoroScale: ScoreScale = {
  slope: 1.466,
  bend: 0.317,
  wane: 0.419,
  early: 0.127,
  growth: 0.205,
  first: -0.055,
  fade: 16.969,
};
