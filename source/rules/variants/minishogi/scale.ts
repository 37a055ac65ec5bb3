import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- minishogi`. */
export const minishogiScale: ScoreScale = {
  slope: 0.945,
  bend: 0.42,
  early: 1.027,
  growth: 0.188,
  first: 0.191,
  fade: 29.156,
};
