import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- tori`. */
export const toriScale: ScoreScale = { slope: 0.719, bend: 0.098, wane: 0.131, start: 24 };
