import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- minishogi`. */
export const minishogiScale: ScoreScale = {
  slope: 1.127,
  bend: 0.281,
  wane: 0,
  early: 0.919,
  growth: 0.218,
  first: 0.217,
  fade: 25.656,
};
