import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- shogi`. */
export const shogiScale: ScoreScale = { slope: 0.878, bend: 0.13, wane: 0.188, start: 22 };
