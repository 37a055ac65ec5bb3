import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- shogi`. */
export const shogiScale: ScoreScale = {
  slope: 0.555,
  bend: 0.295,
  wane: 0,
  early: 0.806,
  growth: 0.211,
  first: -0.029,
  fade: 22.875,
};
