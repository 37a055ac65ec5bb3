import type { ScoreScale } from '../scale.ts';

/** Made by `npm run --prefix tools calibrate -- minishogi`. */
export const minishogiScale: ScoreScale = { slope: 1.508, bend: 0.364, wane: 0.175, start: -69 };
