import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- minishogi`. */
export const minishogiScale: ScoreScale = {
  slope: 1.447,
  bend: 0.322,
  wane: 0.025,
  early: 0.79,
  growth: 0.059,
  first: 0.293,
  fade: 4,
};
