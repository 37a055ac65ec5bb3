import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- judkins`. */
export const judkinsScale: ScoreScale = {
  slope: 0.739,
  bend: 0.323,
  early: 0.553,
  growth: 0.209,
  first: 0.016,
  fade: 23.438,
};
