import type { LevelSteps } from '../level-steps.ts';

export const euroLevels: LevelSteps = {
  depths: [2, 3],
  tolerances: [265, 120, 20, 15, 10, 8, 6, 4, 3, 0],
  nodes: [4000, 8000, 16_500, 35_000, 86_000, 200_000, 470_000],
};
