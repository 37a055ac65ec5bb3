import type { LevelSteps } from '../level-steps.ts';

export const euroLevels: LevelSteps = {
  depths: [1, 2, 3],
  tolerances: [150, 265, 170, 20, 15, 8, 6, 4, 3, 0],
  nodes: [4200, 11_500, 28_000, 70_000, 172_000, 420_000],
};
