import type { LevelSteps } from '../level-steps.ts';

export const whaleLevels: LevelSteps = {
  depths: [1, 2, 3],
  tolerances: [120, 200, 60, 20, 15, 8, 6, 4, 3, 0],
  nodes: [2450, 5400, 14_000, 37_000, 98_000, 260_000],
};
