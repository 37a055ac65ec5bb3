import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- yari`. */
export const yariScale: ScoreScale = {
  slope: 0.588,
  bend: 0.413,
  early: 0.841,
  growth: 0.211,
  first: 0.058,
  fade: 24.094,
};
