import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- ogi`. */
export const ogiScale: ScoreScale = { slope: 0.838, bend: 0.133, wane: 0.175, start: 6 };
