import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- minishogi`. */
export const minishogiScale: ScoreScale = {
  slope: 1.4,
  bend: 0.308,
  wane: 0.241,
  start: -15,
};
