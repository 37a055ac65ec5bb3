import type { LevelSteps } from '../level-steps.ts';

export const judkinsLevels: LevelSteps = {
  depths: [1, 1, 2, 3],
  tolerances: [5200, 3200, 3100, 2600, 20, 8, 6, 4, 3, 0],
  nodes: [110, 340, 900, 2600, 13_000],
};
