import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- gorogoro`. */
export const gorogoroScale: ScoreScale = { slope: 1.588, bend: 0.295, wane: 0.441, start: 137 };
