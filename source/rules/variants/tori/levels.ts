import type { LevelSteps } from '../level-steps.ts';

export const toriLevels: LevelSteps = {
  depths: [3],
  tolerances: [60, 15, 12, 10, 9, 8, 6, 4, 3, 0],
  nodes: [3000, 6200, 12_200, 22_500, 43_500, 107_000, 225_000, 490_000],
};
