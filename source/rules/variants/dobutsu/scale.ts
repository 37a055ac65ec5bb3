import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- dobutsu`. */
export const dobutsuScale: ScoreScale = { slope: 3.439, bend: 1.806, wane: 0.194, start: -2 };
