import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- minishogi`. */
export const minishogiScale: ScoreScale = {
  slope: 0.813,
  bend: 0.3,
  early: 0.834,
  growth: 0.193,
  first: 0.136,
  fade: 24.281,
};
