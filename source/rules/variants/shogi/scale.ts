import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- shogi`. */
export const shogiScale: ScoreScale = { slope: 0.872, bend: 0.131, wane: 0.181, start: 22 };
