import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- minishogi`. */
export const minishogiScale: ScoreScale = {
  slope: 1.436,
  bend: 0.338,
  wane: -0.028,
  early: 0.867,
  growth: 0.231,
  first: 0.248,
  fade: 24.656,
};
