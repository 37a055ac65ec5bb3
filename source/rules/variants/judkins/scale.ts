import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- judkins`. */
export const judkinsScale: ScoreScale = { slope: 1.084, bend: 0.214, wane: 0.216, start: 111 };
