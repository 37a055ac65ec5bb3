import type { LevelSteps } from '../level-steps.ts';

export const yariLevels: LevelSteps = {
  depths: [1, 2, 3],
  tolerances: [170, 220, 60, 20, 15, 8, 6, 4, 3, 0],
  nodes: [4000, 9000, 24_000, 68_000, 175_000, 400_000],
};
