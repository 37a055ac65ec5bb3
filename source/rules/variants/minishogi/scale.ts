import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- minishogi`. */
export const minishogiScale: ScoreScale = {
  slope: 1.42,
  bend: 0.319,
  wane: 0.259,
  start: -69,
};
