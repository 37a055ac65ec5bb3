import type { LevelSteps } from '../level-steps.ts';

export const toriLevels: LevelSteps = {
  depths: [3],
  tolerances: [60, 15, 12, 10, 9, 8, 6, 4, 3, 0],
  nodes: [3000, 6000, 11_700, 22_500, 45_000, 107_000, 245_000, 560_000],
};
