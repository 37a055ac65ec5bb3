import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- yari`. */
export const yariScale: ScoreScale = { slope: 0.894, bend: 0.148, wane: 0.231, start: 15 };
