import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- yari`. */
export const yariScale: ScoreScale = {
  slope: 0.583,
  bend: 0.317,
  wane: 0,
  early: 0.827,
  growth: 0.206,
  first: 0.059,
  fade: 25.313,
};
