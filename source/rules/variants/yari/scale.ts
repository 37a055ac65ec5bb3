import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- yari`. */
export const yariScale: ScoreScale = {
  slope: 0.963,
  bend: 0.152,
  wane: 0.419,
  start: 14,
};
