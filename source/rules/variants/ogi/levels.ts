import type { LevelSteps } from '../level-steps.ts';

export const ogiLevels: LevelSteps = {
  depths: [1, 1, 2, 3],
  tolerances: [540, 165, 275, 190, 20, 8, 6, 4, 3, 0],
  nodes: [5000, 11_300, 29_000, 95_000, 340_000],
};
