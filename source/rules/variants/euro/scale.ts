import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- euro`. */
export const euroScale: ScoreScale = { slope: 0.588, bend: 0.069, wane: 0.228, start: 27 };
