import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- shogi`. */
export const shogiScale: ScoreScale = { slope: 1.25, bend: 0.172, wane: 0.288, start: 12 };
