import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- ogi`. */
export const ogiScale: ScoreScale = { slope: 0.945, bend: 0.139, wane: 0.341, start: 19 };
