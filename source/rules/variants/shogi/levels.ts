import type { LevelSteps } from '../level-steps.ts';

export const shogiLevels: LevelSteps = {
  depths: [2, 3],
  tolerances: [65, 20, 13, 12, 10, 8, 6, 4, 3, 0],
  nodes: [5500, 11_300, 25_000, 55_000, 108_000, 215_000, 430_000],
};
