import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- euro`. */
export const euroScale: ScoreScale = {
  slope: 0.592,
  bend: 0.089,
  wane: 0.213,
  start: 28,
};
