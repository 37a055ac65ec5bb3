import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- yari`. */
export const yariScale: ScoreScale = {
  slope: 0.6,
  bend: 0.413,
  early: 0.841,
  growth: 0.213,
  first: 0.059,
  fade: 24.188,
};
