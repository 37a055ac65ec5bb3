import type { LevelSteps } from '../level-steps.ts';

export const judkinsLevels: LevelSteps = {
  depths: [1, 1, 2, 3],
  tolerances: [4000, 2430, 2420, 1990, 20, 8, 6, 4, 3, 0],
  nodes: [240, 1050, 3700, 17_000, 95_000],
};
