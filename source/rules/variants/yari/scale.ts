import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- yari`. */
export const yariScale: ScoreScale = {
  slope: 0.955,
  bend: 0.153,
  wane: 0.406,
  start: 15,
};
