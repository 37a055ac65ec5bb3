import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- minishogi`. */
export const minishogiScale: ScoreScale = {
  slope: 0.792,
  bend: 0.294,
  early: 0.839,
  growth: 0.19,
  first: 0.134,
  fade: 24.094,
};
