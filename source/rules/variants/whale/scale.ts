import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- whale`. */
export const whaleScale: ScoreScale = { slope: 0.827, bend: 0.094, wane: 0.2, start: 67 };
